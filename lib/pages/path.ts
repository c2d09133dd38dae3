/** Rule 1: addresses as the site reads and writes them. */
import { isUsable, isUsablePath, splitPath } from '@/contract/address'

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

export type Segments = readonly string[]

/** A path as documents store it, decoded. @returns undefined where it can match nothing */
export function toSegments(path: string): Segments | undefined {
  return isUsablePath(path) ? splitPath(path).map((segment) => segment.normalize('NFC')) : undefined
}

/**
 * The path of an address, decoded once.
 * @param pathname without query and hash, still encoded
 * @returns `malformed` where it cannot be decoded, `unusable` where it can match nothing
 */
export function decodePath(pathname: string): Segments | 'malformed' | 'unusable' {
  const segments: string[] = []
  for (const encoded of splitPath(pathname)) {
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
