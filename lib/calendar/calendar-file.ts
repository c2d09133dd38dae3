/**
 * A showing as a file that calendars take in (RFC 5545). Times are in UTC: every calendar turns them into its reader's
 * own, they need no rules of a zone, and the hour that comes twice in October stays one hour. Pure.
 */
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { toAgeWords } from '@/lib/programme/age-limit'
import { toAvailability } from '@/lib/programme/availability'
import { isDatable } from '@/lib/programme/oslo-time'
import type { Showing, ShowingStatus } from '@/lib/programme/showing'
import { toVenue } from '@/lib/programme/venue'
import { toAccessWords, toVersionWords } from '@/lib/programme/words'
import type { Reading } from './load-showing'

export interface House {
  /** Of the site, for names that stay the same when its address changes. */
  id: string
  title: string
  /** Without a trailing slash. */
  url: string
}

const MINUTE = 60_000
/** Of an event whose production is gone, and that has no title of its own. */
const NAMELESS = 'Forestilling'

interface Standing {
  prefix: string
  status: ICalEventStatus
  transparency: ICalEventTransparency
}

const { CANCELLED, CONFIRMED, TENTATIVE } = ICalEventStatus
const { OPAQUE, TRANSPARENT } = ICalEventTransparency

/** What is off stays in the calendar, and no longer takes the evening. */
function toStanding(status: ShowingStatus): Standing {
  if (status === 'cancelled') return { prefix: 'AVLYST: ', status: CANCELLED, transparency: TRANSPARENT }
  if (status === 'postponed') return { prefix: 'UTSATT: ', status: TENTATIVE, transparency: TRANSPARENT }
  return { prefix: '', status: CONFIRMED, transparency: OPAQUE }
}

function toDescription(showing: Showing, readAt: number, url: string): string {
  const { access, production } = showing
  const words = [
    toAvailability(showing, undefined, readAt).movedWords,
    toVersionWords(showing).join(' · '),
    production?.ageLimit !== undefined && toAgeWords(production.ageLimit),
    toAccessWords(access).join(', '),
  ]
  return [...words.filter(Boolean), url].join('\n')
}

/** A half letter would make the generator cut the whole one beside it in two. */
const mend = (words: string) => words.replace(/\p{Cs}/gu, '\ufffd')

/**
 * The same showing has the same UID for ever. Documents have no version to count by, and what was cancelled may come
 * back: so the minute in which it was read is the SEQUENCE, and the file read last is the one that calendars believe.
 * @returns undefined for times that calendars cannot hold
 */
export function toCalendarFile({ showing, readAt }: Reading, house: House): string | undefined {
  const { id, title, path, start, end } = showing
  if (!isDatable(start) || !isDatable(end)) return undefined
  const { prefix, status, transparency } = toStanding(showing.status)
  const { name, address } = toVenue(showing, house.title)
  const url = `${house.url}${path ?? '/'}`
  const calendar = ical({
    prodId: { company: 'Kulturhuset', product: 'Program', language: 'NO' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${encodeURIComponent(id)}@${house.id}`,
    sequence: Math.max(0, Math.floor(readAt / MINUTE)),
    stamp: new Date(readAt),
    start: new Date(start),
    end: new Date(end),
    summary: mend(`${prefix}${title || NAMELESS}`),
    location: mend([name, address].filter(Boolean).join(', ')),
    description: mend(toDescription(showing, readAt, url)),
    url,
    status,
    transparency,
  })
  return `${calendar}\r\n`
}
