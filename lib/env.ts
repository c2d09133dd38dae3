/** The site's settings, read from the environment and checked. Server only: it holds secrets. */

import path from 'node:path'
import proxyAddr from '@fastify/proxy-addr'
import type { LoyaltyPartner } from './runtime'

export interface Settings {
  port: number
  /** Without a trailing slash. */
  siteUrl: string
  siteId: string
  /** Addresses of the platform's parts, each with its prefix, without a trailing slash. */
  bases: { data: string; runtime: string; management: string; identity: string; images: string }
  /** Addresses of the loyalty back ends, likewise, by partner. */
  loyalty: Readonly<Record<LoyaltyPartner, string>>
  basic: { user: string; password: string }
  client: { id: string; secret: string }
  webhookSecret: string
  /** Addresses and networks of proxies in front, whose word on a visitor's address counts. */
  trustedProxies: string[]
  /** Whether visitors' browsers keep pages for when there is no network. */
  hasWorker: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const SECRET = /^whsec_[A-Za-z0-9+/]+={0,2}$/

function text(from: Environment, name: string): string {
  const value = from[name]?.trim()
  if (!value) throw new Error(`The setting ${name} is missing.`)
  return value
}

function address(from: Environment, name: string, fallback?: string): string {
  const value = fallback === undefined ? text(from, name) : from[name]?.trim() || fallback
  const isWeb = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
  if (!isWeb) throw new Error(`The setting ${name} must be an http or https address; it is "${value}".`)
  return value.replace(/\/+$/, '')
}

function port(from: Environment): number {
  const value = Number(from.PORT?.trim() || 3000)
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value
  throw new Error(`The setting PORT must be a port number from 1 to 65535; it is "${from.PORT}".`)
}

/** Rule 17: base64 of 24 to 64 bytes. */
function webhookSecret(from: Environment): string {
  const value = text(from, 'WEBHOOK_SECRET')
  const bytes = Buffer.from(value.slice('whsec_'.length), 'base64').length
  if (SECRET.test(value) && bytes >= 24 && bytes <= 64) return value
  throw new Error('The setting WEBHOOK_SECRET must be whsec_ and base64 of 24 to 64 bytes.')
}

function onOff(from: Environment, name: string): boolean {
  const value = from[name]?.trim() || 'on'
  if (value === 'on' || value === 'off') return value === 'on'
  throw new Error(`The setting ${name} must be on or off; it is "${value}".`)
}

function isNetwork(text: string): boolean {
  try {
    proxyAddr.compile(text)
    return true
  } catch {
    return false
  }
}

function proxies(from: Environment): string[] {
  const values = from.TRUSTED_PROXIES?.split(',') ?? []
  const given = values.map((value) => value.trim()).filter(Boolean)
  const bad = given.find((value) => !isNetwork(value))
  if (bad === undefined) return given
  throw new Error(`The setting TRUSTED_PROXIES must hold addresses or networks as in 10.0.0.0/8; it holds "${bad}".`)
}

/** @throws Error that names the missing or bad setting in one line, and never the value of a secret */
export function readSettings(from: Environment): Settings {
  const platform = address(from, 'PLATFORM_URL')
  return {
    port: port(from),
    siteUrl: address(from, 'SITE_URL'),
    siteId: text(from, 'SITE_ID'),
    bases: {
      data: address(from, 'DATA_API_URL', `${platform}/v1`),
      runtime: address(from, 'RUNTIME_API_URL', `${platform}/runtime`),
      management: address(from, 'MANAGEMENT_API_URL', `${platform}/management`),
      identity: address(from, 'IDENTITY_URL', `${platform}/identity`),
      images: address(from, 'IMAGES_URL', `${platform}/images`),
    },
    loyalty: {
      118: address(from, 'LOYALTY_118_URL', `${platform}/loyalty/118`),
      178: address(from, 'LOYALTY_178_URL', `${platform}/loyalty/178`),
    },
    basic: { user: text(from, 'PLATFORM_USER'), password: text(from, 'PLATFORM_PASSWORD') },
    client: { id: text(from, 'MANAGEMENT_CLIENT_ID'), secret: text(from, 'MANAGEMENT_CLIENT_SECRET') },
    webhookSecret: webhookSecret(from),
    trustedProxies: proxies(from),
    hasWorker: onOff(from, 'SERVICE_WORKER'),
  }
}

let checked: Settings | undefined

/** The settings of this process, checked once. */
export function env(): Settings {
  checked ??= readSettings(process.env)
  return checked
}

/** Where the build lies, and what is kept beside it. */
export const buildDir = (): string => path.join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next')
