/** The vendor's tag and its data layer: opened, told of events, closed again with what it stored. Asks for no consent. */
import { type ItemEvent, toTagEvent } from './item-event'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js'
/** Seconds: a year, as long as the consent. */
const COOKIE_EXPIRES = 365 * 24 * 3_600
/** Numbers of visits are all that the house wants to know. */
const CONSENT = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}
const CONFIG = {
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
  cookie_expires: COOKIE_EXPIRES,
}

let isLoaded = false

function push(entry: unknown): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}

function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag takes no array for a command
  push(arguments)
}

/** The vendor's own switch; a script that runs cannot be unloaded. */
const disable = (tagId: string, isDisabled: boolean) => Object.assign(window, { [`ga-disable-${tagId}`]: isDisabled })

function load(tagId: string): void {
  isLoaded = true
  gtag('consent', 'default', CONSENT)
  gtag('js', new Date())
  gtag('config', tagId, CONFIG)
  const script = document.createElement('script')
  script.async = true
  script.src = `${SCRIPT}?id=${encodeURIComponent(tagId)}`
  document.head.append(script)
}

/** Only after consent. A script that does not come is missed by nobody. */
export function openTag(tagId: string): void {
  disable(tagId, false)
  if (!isLoaded) load(tagId)
}

/** To the data layer in the specification's words, to the tag in its own. */
export function tell(event: ItemEvent): void {
  push({ ...event })
  gtag('event', ...toTagEvent(event))
}

/** example.com and www.example.com for www.example.com: the tag chooses the widest that the browser takes. */
function toDomains(host: string): string[] {
  const labels = host.split('.')
  return labels.map((_, position) => labels.slice(position).join('.'))
}

function forgetCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names.filter((one) => /^_(ga|gid)/.test(one))) {
    for (const domain of ['', ...toDomains(location.hostname).map((one) => `; domain=${one}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}

export function closeTag(tagId: string): void {
  disable(tagId, true)
  if (window.dataLayer) window.dataLayer.length = 0
  forgetCookies()
}
