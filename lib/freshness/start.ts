/** Puts the room together: the page store, what renders it anew, the follower of the feed, and the webhook. */

import { loadChanges } from '@/lib/content-api/changes'
import { env } from '@/lib/env'
import { announce } from './announce'
import { Follower } from './follower'
import { getRegistry, openSite } from './known-site'
import type { PageStore } from './page-store'
import { PathExistence } from './path-existence'
import { keepPosition, readPosition } from './position'
import { Regenerator } from './regenerator'
import { createWebhook } from './webhook'

/** @param render asks Next for an address, and gives the answer's status; in development, undefined: nothing is stored */
export async function startFreshness(store: PageStore, render: ((address: string) => Promise<number>) | undefined) {
  const isDevelopment = render === undefined
  const isKnownSite = await openSite()
  if (!isDevelopment) await store.open()
  const existence = new PathExistence(store.has)
  const regenerator = new Regenerator(store, render ?? (async () => 200))
  const freshness = { store, existence, regenerator }
  const follower = new Follower({
    load: loadChanges,
    announce: (changes) => announce(freshness, changes),
    everything: [{ model: 'site', id: env().siteId }],
    // Pages that are still to be rendered stand for the position before.
    keep: async (seq) => {
      if (!store.isSettled()) return false
      await keepPosition(seq)
      return true
    },
  })
  // Another database at the same address counts its changes anew: the position says nothing of it.
  void follower.run(isKnownSite ? await readPosition() : undefined)
  return {
    ...freshness,
    knowledge: {
      get registry() {
        return getRegistry()
      },
      isStored: store.has,
      find: existence.find.bind(existence),
      isDevelopment,
    },
    webhook: createWebhook(follower, (changes) => announce(freshness, changes)),
    stop() {
      follower.stop()
      regenerator.stop()
    },
  }
}
