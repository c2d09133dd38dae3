/** A showing as schema.org's ScreeningEvent, or Event where it is culture. Pure. */
import type { Event, EventStatusType, Movie, ScreeningEvent } from 'schema-dts'
import type { Access } from '@/contract/event'
import type { Production } from '@/contract/production'
import { type Availability, toAvailability } from '@/lib/programme/availability'
import { toOsloTime } from '@/lib/programme/oslo-time'
import type { Showing } from '@/lib/programme/showing'
import { toAccessWords } from '@/lib/programme/words'
import { type PageAddresses, toAgeRange, toFilmId, toPerson } from './film'
import { type House, toOrganizer } from './house'
import { toOffer } from './offer'
import { toImages, toStory } from './production'
import { toPlace } from './venue'

interface Setting extends PageAddresses {
  house: House
  /** Epoch milliseconds. */
  now: number
}

/** Of the access of a showing, what belongs to the copy of the film, as schema.org names it. */
const OF_THE_COPY: ReadonlySet<Access> = new Set<Access>(['audioDescription', 'captions'])

/** A cancelled one that was moved before is cancelled; its former start is told all the same. */
function toStatus({ state, previousStart }: Availability): EventStatusType {
  if (state === 'cancelled') return 'https://schema.org/EventCancelled'
  if (state === 'postponed') return 'https://schema.org/EventPostponed'
  return previousStart === undefined ? 'https://schema.org/EventScheduled' : 'https://schema.org/EventRescheduled'
}

/** @returns the tag in its usual form; undefined for what is no language */
function toLanguage(tag: string | null | undefined): string | undefined {
  try {
    return tag ? Intl.getCanonicalLocales(tag)[0] : undefined
  } catch {
    return undefined
  }
}

/** What it is called, when, where, by whom, and for how much: the same for films and culture. */
function toCommon(showing: Showing, production: Production, { house, now, pageUrl, imagesUrl }: Setting) {
  const availability = toAvailability(showing, undefined, now)
  const { previousStart } = availability
  const [image] = toImages(production, imagesUrl)
  const description = toStory(production)
  const inLanguage = toLanguage(showing.language)
  const typicalAgeRange = toAgeRange(production.ageLimit)
  const keywords = toAccessWords(showing.access)
  const offers = toOffer(showing, availability, pageUrl)
  const former = previousStart === undefined ? undefined : toOsloTime(previousStart)
  return {
    name: showing.title,
    startDate: toOsloTime(showing.start) ?? '',
    endDate: toOsloTime(showing.end) ?? '',
    eventStatus: toStatus(availability),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
    location: toPlace(showing, house.name),
    organizer: toOrganizer(house),
    url: pageUrl,
    ...(former !== undefined && { previousStartDate: former }),
    ...(image !== undefined && { image }),
    ...(description !== undefined && { description }),
    ...(inLanguage !== undefined && { inLanguage }),
    ...(typicalAgeRange !== undefined && { typicalAgeRange }),
    ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
    ...(showing.status === 'free' && { isAccessibleForFree: true }),
    ...(offers && { offers }),
  }
}

/** The film itself, or a copy of it with something for those who need it. */
function toWork(showing: Showing, production: Production, { pageUrl }: PageAddresses): Movie | { '@id': string } {
  const film = { '@id': toFilmId(pageUrl) }
  const features = showing.access.filter((kind) => OF_THE_COPY.has(kind))
  if (features.length === 0) return film
  return { '@type': 'Movie', name: production.title, exampleOfWork: film, accessibilityFeature: features }
}

/** @param showing datable. @returns what has the properties that schema.org and search engines want of it */
export function toShowingEvent(
  showing: Showing,
  production: Production,
  setting: Setting,
): Exclude<Event | ScreeningEvent, string> {
  const common = toCommon(showing, production, setting)
  if (production.object === 'culture') {
    const performers = (production.cast ?? []).filter(Boolean).map(toPerson)
    return { '@type': 'Event', ...common, ...(performers.length > 0 && { performer: performers }) }
  }
  const subtitleLanguage = toLanguage(showing.subtitles)
  return {
    '@type': 'ScreeningEvent',
    ...common,
    workPresented: toWork(showing, production, setting),
    ...(showing.format.length > 0 && { videoFormat: showing.format.join(', ') }),
    ...(subtitleLanguage !== undefined && { subtitleLanguage }),
  }
}
