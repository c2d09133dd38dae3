/** The platform's settings, checked at start. Knows no default of a secret. */
import path from 'node:path'
import proxyAddr from '@fastify/proxy-addr'

export interface Settings {
  host: string
  /** 0 takes any free port. */
  port: number
  /** The address that visitors reach the platform by; undefined means the one that it listens on. */
  publicUrl: string | undefined
  dataDir: string
  /** postgres(ql)://… or `memory:`; undefined means PGlite in the data directory. */
  databaseUrl: string | undefined
  siteId: string
  user: string
  password: string
  clientId: string
  clientSecret: string
  siteOrigins: string[]
  /** Addresses of proxies whose word on a visitor's address is taken; false where there are none. */
  trustedProxies: string[] | false
  webhook: { url: string; secret: string } | undefined
}

/** A setting that is missing or bad; its message is one line that names it and says what to do. */
export class SettingError extends Error {}

type Env = Readonly<Record<string, string | undefined>>

function required(env: Env, name: string): string {
  const value = env[name]
  if (!value) throw new SettingError(`${name} is missing: set it in the environment.`)
  return value
}

function isOneOf(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}

function readPort(env: Env): number {
  const value = env.PLATFORM_PORT ?? '4000'
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65535) {
    throw new SettingError(`PLATFORM_PORT is "${value}": set a port number from 0 to 65535.`)
  }
  return Number(value)
}

function readUrl(env: Env, name: string, protocols: readonly string[]): string | undefined {
  const value = env[name]
  if (!value) return undefined
  if (!isOneOf(value, protocols)) {
    throw new SettingError(`${name} is no address: set one that begins with ${protocols.join('// or ')}//.`)
  }
  return value
}

function readOrigins(env: Env): string[] {
  const origins = required(env, 'SITE_ORIGINS').split(',')
  for (const origin of origins) {
    if (!isOneOf(origin, ['http:', 'https:']) || new URL(origin).origin !== origin) {
      throw new SettingError(
        `SITE_ORIGINS holds "${origin}": set exact origins as in https://example.org, comma-joined.`,
      )
    }
  }
  return origins
}

function isNetwork(text: string): boolean {
  try {
    proxyAddr.compile(text)
    return true
  } catch {
    return false
  }
}

/** Addresses or networks, comma-joined, as in 10.0.0.0/8. */
function readProxies(env: Env): string[] | false {
  if (!env.TRUSTED_PROXIES) return false
  const proxies = env.TRUSTED_PROXIES.split(',')
  for (const proxy of proxies) {
    if (!isNetwork(proxy)) {
      throw new SettingError(
        `TRUSTED_PROXIES holds "${proxy}": set addresses or networks as in 10.0.0.0/8, comma-joined.`,
      )
    }
  }
  return proxies
}

/** Rule 17: `whsec_` and base64 of 24 to 64 bytes. */
function isWebhookSecret(value: string): boolean {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value)?.[1]
  if (encoded === undefined) return false
  const bytes = Buffer.from(encoded, 'base64')
  return bytes.length >= 24 && bytes.length <= 64 && bytes.toString('base64') === encoded
}

function readWebhook(env: Env): Settings['webhook'] {
  const url = readUrl(env, 'WEBHOOK_URL', ['http:', 'https:'])
  const secret = required(env, 'WEBHOOK_SECRET')
  if (!isWebhookSecret(secret)) {
    throw new SettingError('WEBHOOK_SECRET is malformed: set whsec_ followed by base64 of 24 to 64 bytes.')
  }
  return url === undefined ? undefined : { url, secret }
}

function readDatabaseUrl(env: Env): string | undefined {
  return env.DATABASE_URL === 'memory:' ? 'memory:' : readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
}

function readUser(env: Env): string {
  const user = required(env, 'PLATFORM_USER')
  if (user.includes(':')) throw new SettingError('PLATFORM_USER holds a colon: basic authentication cannot carry it.')
  return user
}

/** @throws SettingError naming the first setting that is missing or bad */
export function readSettings(env: Env): Settings {
  return {
    host: env.PLATFORM_HOST || '127.0.0.1',
    port: readPort(env),
    publicUrl: readUrl(env, 'PLATFORM_PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    dataDir: path.resolve(env.DATA_DIR || '.data'),
    databaseUrl: readDatabaseUrl(env),
    siteId: required(env, 'SITE_ID'),
    user: readUser(env),
    password: required(env, 'PLATFORM_PASSWORD'),
    clientId: required(env, 'MANAGEMENT_CLIENT_ID'),
    clientSecret: required(env, 'MANAGEMENT_CLIENT_SECRET'),
    siteOrigins: readOrigins(env),
    trustedProxies: readProxies(env),
    webhook: readWebhook(env),
  }
}
