/** Rule 1: what can stand in an address, decoded. */

/** A segment that matches nothing; half a surrogate pair could not be encoded. */
const UNUSABLE = /^$|^\.{1,2}$|[/?#\\\p{Cc}\p{Cs}]/u

export const isUsable = (segment: string): boolean => !UNUSABLE.test(segment)

/** The segments of a path without its trailing slash; none for the front page. */
export function splitPath(path: string): string[] {
  return path === '/' ? [] : path.replace(/^\//, '').replace(/\/$/, '').split('/')
}

/** @param path decoded */
export const isUsablePath = (path: string): boolean => path.startsWith('/') && splitPath(path).every(isUsable)
