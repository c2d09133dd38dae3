/** Puts the platform together and starts it: lock, database, server, webhook. Knows no process and no content. */
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { makeLetterFolder } from '@/platform/accounts/letter-folder'
import type { AccountContext } from './accounts/context'
import { makeLimits } from './accounts/limits'
import { PARTNERS } from './accounts/partner'
import { makePasswords } from './accounts/passwords'
import { makeToPlace } from './accounts/places'
import { makeSessionSigner } from './accounts/session-signer'
import { now } from './clock'
import { secureDataDir } from './data-dir.mjs'
import { type Connection, openDatabase } from './database/connect'
import type { Settings } from './env'
import { makeWatchers } from './feed/watchers'
import { makeRegexPool } from './filters/regex-pool'
import { CONNECTION_LIMITS, type ConnectionLimits } from './http/connections'
import type { PlatformContext } from './http/context'
import { makeTokenIssuer } from './http/management-token'
import { buildServer } from './http/server'
import { takeLock } from './lock'
import { keepReviews, type SampleReview } from './movies/reviews'
import { startWebhookSender, type WebhookSender } from './webhook/sender'

export interface StartOptions {
  /** One line for the operator. */
  log: (line: string) => void
  /** How many changes the feed keeps. */
  feedLength?: number
  connectionLimits?: ConnectionLimits
}

export interface Platform {
  /** The address that it listens on. */
  url: string
  /** Sample reviews come by no API: the platform's own process brings them in. */
  addReviews: (samples: readonly SampleReview[]) => Promise<void>
  /** From here on the site is told of what is written; of what was written before it hears by the feed alone. */
  startWebhook: () => void
  /** Ends long polls and deliveries, and closes the server, the database and the lock. */
  close: () => Promise<void>
}

type Closer = () => void | Promise<void>

const FEED_LENGTH = 10_000
const LONGEST_GOODBYE = 3000

function toUrl(host: string, port: number): string {
  const name = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host)
  return `http://${name}:${port}`
}

function makeAccounts(settings: Settings, { db }: Connection, ownUrl: () => string, closers: Closer[]): AccountContext {
  const passwords = makePasswords()
  closers.push(passwords.close)
  return {
    db,
    now,
    siteId: settings.siteId,
    siteUrl: settings.siteOrigins[0] ?? '',
    passwords,
    sessions: makeSessionSigner(settings.clientSecret, now),
    limits: makeLimits(settings.clientSecret, now),
    toPlace: makeToPlace(settings.clientSecret),
    letters: makeLetterFolder(path.join(settings.dataDir, 'outbox'), now),
    ownUrl,
  }
}

/** Those who wait get their answer; those who do not come to an end are cut off. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), LONGEST_GOODBYE)
  await app.close().finally(() => clearTimeout(timer))
}

async function assemble(
  settings: Settings,
  options: StartOptions,
  closers: Closer[],
): Promise<Omit<Platform, 'close'>> {
  const { log, feedLength = FEED_LENGTH, connectionLimits = CONNECTION_LIMITS } = options
  if (settings.databaseUrl !== 'memory:') closers.push(takeLock(settings.dataDir))
  const connection = await openDatabase(settings.databaseUrl, settings.dataDir, log)
  closers.push(connection.close)
  const matcher = makeRegexPool()
  closers.push(matcher.close)
  const watchers = makeWatchers()
  let sender: WebhookSender | undefined
  const onWritten = (site: string) => {
    watchers.wake(site)
    sender?.nudge()
  }
  let listensOn = ''
  const feed = { feedLength, hasWebhook: false }
  const context: PlatformContext = {
    settings,
    store: { db: connection.db, now, matcher, feed, onWritten },
    watchers,
    tokens: makeTokenIssuer(settings.clientId, settings.clientSecret, now),
    accounts: makeAccounts(settings, connection, () => settings.publicUrl ?? listensOn, closers),
    log,
  }
  const app = buildServer(context, connectionLimits)
  closers.push(() => closeServer(app))
  await app.listen({ host: settings.host, port: settings.port })
  const address = app.server.address()
  listensOn = toUrl(settings.host, typeof address === 'object' && address ? address.port : settings.port)
  return {
    url: listensOn,
    addReviews: (samples) => keepReviews(connection.db, PARTNERS, samples),
    startWebhook() {
      const { webhook, siteId } = settings
      if (!webhook) return
      feed.hasWebhook = true
      sender = startWebhookSender({
        db: connection.db,
        site: siteId,
        url: webhook.url,
        secret: webhook.secret,
        now,
        log,
      })
      closers.push(sender.close)
    },
  }
}

/** @throws what toPlainLine turns into one line; nothing is left open then */
export async function startPlatform(settings: Settings, options: StartOptions): Promise<Platform> {
  const closers: Closer[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    secureDataDir(settings.dataDir)
    return { ...(await assemble(settings, options, closers)), close }
  } catch (error) {
    await close()
    throw error
  }
}
