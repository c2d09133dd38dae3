/** Where the calendar file of a showing is. Knows the route, not what the file holds. */
import { isUsable } from '@/contract/address'
import { isDatable } from '@/lib/programme/oslo-time'
import type { Showing } from '@/lib/programme/showing'

const FOLDER = '/kalender/'

/** @returns the encoded path; undefined where there can be no file */
export function toCalendarPath({ id, start, end }: Pick<Showing, 'id' | 'start' | 'end'>): string | undefined {
  return isUsable(id) && isDatable(start) && isDatable(end) ? `${FOLDER}${encodeURIComponent(id)}` : undefined
}

/** @param pathname of a request, encoded. @returns the showing's id; undefined where it cannot be decoded */
export function toShowingId(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.slice(FOLDER.length))
  } catch {
    return undefined
  }
}
