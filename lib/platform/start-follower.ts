/** Starts the follower of this process, with the site and the slugs read before the first request where possible. */
import { env } from '@/lib/env'
import { loadChanges } from './changes'
import { keepPosition, readPosition } from './feed-position'
import { follow } from './follower'
import { announce } from './own-site'
import { processState } from './process-state'
import { getSite, recallSite, refreshSite } from './sites'
import { recallSlugs, refreshSlugs } from './slugs'

/** How long a start waits for the platform, milliseconds. */
const PATIENCE = 5_000

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref())

function pause(milliseconds: number): Promise<void> {
  const woken = new Promise<void>((resolve) => {
    processState().wake = resolve
  })
  return Promise.race([after(milliseconds), woken])
}

/** Pages that are being generated still stand for the position before. */
async function keepWhenSettled(seq: number): Promise<boolean> {
  const isSettled = processState().pending.size === 0
  if (isSettled) await keepPosition(seq)
  return isSettled
}

/** @param isKnownSite false where the site is not the one that the stored pages were made of */
async function toStart(isKnownSite: boolean): Promise<number | undefined> {
  if (process.env.NODE_ENV === 'production') return isKnownSite ? readPosition() : undefined
  // Nothing is stored in development, so nothing is stale.
  return (await loadChanges(0, 0)).last
}

async function run(isKnownSite: boolean): Promise<void> {
  let isStopped = false
  process.once('SIGTERM', () => {
    isStopped = true
  })
  const since = await toStart(isKnownSite).catch(() => undefined)
  await follow(
    {
      load: loadChanges,
      announce,
      everything: [{ model: 'site', id: env().siteId }],
      keep: keepWhenSettled,
      pause,
      now: () => performance.now(),
      isStopped: () => isStopped,
    },
    since,
  )
}

/** @throws Error that names a missing or bad setting */
export async function startFollower(): Promise<void> {
  env()
  await Promise.all([recallSite(), recallSlugs()])
  const recalled = JSON.stringify(getSite())
  await Promise.race([Promise.allSettled([refreshSite(), refreshSlugs()]), after(PATIENCE)])
  // Another database at the same address counts its changes anew: the position says nothing of it.
  void run(JSON.stringify(getSite()) === recalled)
}
