/** The Content-Security-Policy of one HTML document. Knows the framework's inline scripts and the settings, no route. */
import { createHash } from 'node:crypto'
import { LOADER } from './late-scripts'

/** What the framework itself writes into a page, beside the loader of its scripts; anything else stays forbidden, were it ever to get that far. */
const FRAMEWORK_SCRIPTS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/,
]
const FLIGHT_DATA = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/
const SCRIPT_TAG = /<script(?:\s[^>]*)?>/g
const SCRIPT_END = '</script>'
/** The way to change one's consent; its id is of the form that lib/analytics/tag-id.ts lets through. */
const GOOGLE_TAG = /<button[^>]*\sdata-tag="GT?-[A-Z0-9]{4,20}"/
const MAILING_LIST = /<form[^>]*\sdata-mailing-list="true"[^>]*>/g
const TRAILER = /<div[^>]*\sdata-trailer="([^"]*)"/g

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function isFrameworkScript(code: string): boolean {
  const flight = FLIGHT_DATA.exec(code)?.[1]
  if (flight !== undefined) return isJson(flight)
  return code === LOADER || FRAMEWORK_SCRIPTS.some((pattern) => pattern.test(code))
}

/** Their ends are looked for as text: a pattern would try each of a hundred thousand letters. */
function listInlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT_TAG)].flatMap(({ 0: tag, index }) => {
    const from = index + tag.length
    const end = html.indexOf(SCRIPT_END, from)
    return end < 0 || /\ssrc=/.test(tag) ? [] : [html.slice(from, end)]
  })
}

const toHash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

function originOf(address: string | undefined): string[] {
  const origin = address !== undefined && URL.canParse(address) ? new URL(address).origin : 'null'
  return origin === 'null' ? [] : [origin]
}

/** Sanitised content holds no forms: the addresses of these are the site's own newsletter setting. */
function formOrigins(html: string): string[] {
  if (!html.includes('data-mailing-list=')) return []
  return [...html.matchAll(MAILING_LIST)].flatMap(([tag]) => originOf(/\saction="([^"]*)"/.exec(tag)?.[1]))
}

/** Sanitised content holds no data attributes: these are trailers, each framed or played from its own host alone. */
function trailerOrigins(html: string): string[] {
  if (!html.includes('data-trailer=')) return []
  return [...html.matchAll(TRAILER)].flatMap(([, address]) => originOf(address))
}

const settingOrigins = (names: readonly string[]) => names.flatMap((name) => originOf(process.env[name]))

const RUNTIME = ['RUNTIME_API_URL', 'LOYALTY_118_URL', 'LOYALTY_178_URL', 'PLATFORM_URL']
const IMAGES = ['IMAGES_URL', 'PLATFORM_URL']

/** One script of one host, and where that one sends what it counts. Pictures of any https address are allowed already. */
const COUNTING = {
  scripts: ['https://www.googletagmanager.com/gtag/js'],
  connections: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

/** Source expressions of one page. */
interface Sources {
  scripts?: readonly string[]
  styles?: readonly string[]
  forms?: readonly string[]
  connections?: readonly string[]
  trailers?: readonly string[]
}

/** @returns the header's value */
export function toPolicy({
  scripts = [],
  styles = [],
  forms = [],
  connections = [],
  trailers = [],
}: Sources = {}): string {
  const playedFrom = trailers.length > 0 ? trailers : ["'none'"]
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:', ...settingOrigins(IMAGES)],
    'connect-src': ["'self'", ...settingOrigins(RUNTIME), ...connections],
    'frame-src': playedFrom,
    'media-src': playedFrom,
    'form-action': ["'self'", ...forms],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

/**
 * The policy of a finished page: its framework scripts by hash, its newsletter form, its trailer and its counting by origin.
 * @param styles that the server itself put into it
 */
export function toPagePolicy(html: string, styles: readonly string[]): string {
  const codes = listInlineScripts(html).filter(isFrameworkScript)
  const { scripts, connections } =
    html.includes('data-tag=') && GOOGLE_TAG.test(html) ? COUNTING : { scripts: [], connections: [] }
  return toPolicy({
    scripts: [...codes.map(toHash), ...scripts],
    styles: styles.map(toHash),
    forms: formOrigins(html),
    trailers: trailerOrigins(html),
    connections,
  })
}
