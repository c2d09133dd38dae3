/** Rule 1: addresses as the site reads and writes them. */

/** The path of the page that stands for all that do not exist (spec S2.8). */
export const NOT_FOUND_PATH = '/404.html'

/** The folder of app/ that only the door leads to; no page of a registry is below it. */
export const INTERNAL = 'internal--'
/** Renders the page for all that do not exist, stored once for all of them. */
export const NOT_FOUND_ROUTE = `/${INTERNAL}/not-found`
/** Renders what is stored nowhere; the page's own path follows. */
export const UNCACHED_ROUTE = `/${INTERNAL}/uncached`

/** In which version of the content the door saw what it asks for: what is kept of another is made anew. */
export const VERSION_HEADER = 'x-content-version'

/** A segment that matches nothing; a lone surrogate could not be encoded. */
const UNUSABLE = /^$|^\.{1,2}$|[/?#\\\p{Cc}\p{Cs}]/u

export const isUsable = (segment: string): boolean => !UNUSABLE.test(segment)

export type Segments = readonly string[]

/** Of a path without its trailing slash; none for the front page. */
function split(path: string): string[] {
  const inner = path.replace(/^\//, '').replace(/\/$/, '')
  return inner === '' ? [] : inner.split('/')
}

/** A path as documents store it, decoded. @returns undefined where it can match nothing */
export function toSegments(path: string): Segments | undefined {
  if (!path.startsWith('/')) return undefined
  const segments = split(path).map((segment) => segment.normalize('NFC'))
  return segments.every(isUsable) ? segments : undefined
}

/**
 * The path of an address, decoded once.
 * @param pathname without query and hash, still encoded
 * @returns `malformed` where it cannot be decoded, `unusable` where it can match nothing
 */
export function decodePath(pathname: string): Segments | 'malformed' | 'unusable' {
  const segments: string[] = []
  for (const encoded of split(pathname)) {
    try {
      segments.push(decodeURIComponent(encoded).normalize('NFC'))
    } catch {
      return 'malformed'
    }
  }
  return segments.every(isUsable) ? segments : 'unusable'
}

/** Decoded, without a trailing slash: the key of pages and redirects. */
export const toPath = (segments: Segments): string => `/${segments.join('/')}`

/** Encoded: the one address of a path. */
export const toAddress = (segments: Segments): string => `/${segments.map(encodeURIComponent).join('/')}`
