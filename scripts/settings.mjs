/** The settings of a start: what the environment says, and the embedded platform's defaults and secrets. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DataDirRefused, secureDataDir } from '../platform/data-dir.mjs'
import { Failure, ROOT } from './steps.mjs'

const NEEDED_FOR_A_PLATFORM = [
  'SITE_ID',
  'PLATFORM_USER',
  'PLATFORM_PASSWORD',
  'MANAGEMENT_CLIENT_ID',
  'MANAGEMENT_CLIENT_SECRET',
  'WEBHOOK_SECRET',
]

const secret = () => randomBytes(24).toString('base64url')

function takeDataDir(dataDir) {
  try {
    secureDataDir(dataDir)
  } catch (error) {
    throw error instanceof DataDirRefused ? new Failure(error.message) : error
  }
}

/** Made on the first start, readable by the owner alone, never committed. */
function embeddedSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const secrets = {
    PLATFORM_USER: 'site',
    PLATFORM_PASSWORD: secret(),
    MANAGEMENT_CLIENT_ID: 'site',
    MANAGEMENT_CLIENT_SECRET: secret(),
    WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
  }
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}

function portOf(name, fallback) {
  const port = Number(process.env[name] ?? fallback)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Failure(`${name} must be a port number from 1 to 65535; it is "${process.env[name]}".`)
}

/**
 * The embedded platform's address for visitors, by the name that the site has on this machine: to a browser localhost and
 * 127.0.0.1 are two sites, and the checkout would not know who is logged in. It listens on 127.0.0.1, which both name.
 */
function toPlatformUrl(siteUrl, port) {
  const name = new URL(siteUrl).hostname === 'localhost' ? 'localhost' : '127.0.0.1'
  return process.env.PLATFORM_PUBLIC_URL ?? `http://${name}:${port}`
}

/** Whom the embedded platform answers with credentials: the site at its address, and on this machine by both its names. */
function toOrigins(siteUrl, port) {
  const { hostname, origin } = new URL(siteUrl)
  if (!/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return origin
  return [...new Set([origin, `http://127.0.0.1:${port}`, `http://localhost:${port}`])].join(',')
}

/** @returns {{ embedded: boolean, port: number, siteUrl: string, env: Record<string, string> }} */
export function readSettings() {
  const port = portOf('PORT', 3000)
  const siteUrl = process.env.SITE_URL ?? `http://localhost:${port}`
  if (!URL.canParse(siteUrl)) throw new Failure(`SITE_URL must be an address; it is "${siteUrl}".`)
  const common = { ...process.env, PORT: String(port), SITE_URL: siteUrl }
  if (process.env.PLATFORM_URL) {
    const missing = NEEDED_FOR_A_PLATFORM.filter((name) => !process.env[name])
    if (missing.length === 0) return { embedded: false, port, siteUrl, env: common }
    throw new Failure(`PLATFORM_URL is set, so these are needed too: ${missing.join(', ')}.`)
  }
  const platformPort = portOf('PLATFORM_PORT', 4000)
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR ?? '.data')
  takeDataDir(dataDir)
  const platformUrl = toPlatformUrl(siteUrl, platformPort)
  return {
    embedded: true,
    port,
    siteUrl,
    env: {
      SITE_ID: 'kulturhus',
      SITE_ORIGINS: toOrigins(siteUrl, port),
      WEBHOOK_URL: `http://127.0.0.1:${port}/api/revalidate`,
      ...embeddedSecrets(dataDir),
      ...common,
      DATA_DIR: dataDir,
      PLATFORM_PORT: String(platformPort),
      PLATFORM_PUBLIC_URL: platformUrl,
      PLATFORM_URL: platformUrl,
    },
  }
}
