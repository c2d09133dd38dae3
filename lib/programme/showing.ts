/** An event as a visitor knows it: joined with its production, with its end and its state. Pure. */
import type { Access, Event, EventStatus } from '@/contract/event'
import type { Place, Price } from '@/contract/parts'
import type { Production } from '@/contract/production'
import { toProductionPath } from './production-path'

const MINUTE = 60_000
const DEFAULT_LENGTH = 120 * MINUTE

/** `postponed` is a production's status only (rule 23). */
export type ShowingStatus = EventStatus | 'postponed'

export interface Showing {
  id: string
  title: string
  /** The path of the production's page, where it has one. */
  path: string | undefined
  object: Production['object'] | undefined
  /** Epoch milliseconds. */
  start: number
  end: number
  previousStart: number | undefined
  status: ShowingStatus
  /** True where the production's own status stands over the events' and over a live answer (rule 23). */
  isStatusFixed: boolean
  onSaleAt: number | undefined
  location: Place | undefined
  screen: string | undefined
  format: readonly string[]
  language: string | undefined
  subtitles: string | null | undefined
  access: readonly Access[]
  tags: readonly string[]
  price: Price | undefined
  ticketUrl: string | undefined
  production: Production | undefined
}

/** Rule 14: without a usable end, the production's duration, else two hours. */
function toEnd(event: Event, duration: number | undefined): number {
  if (event.end !== undefined && event.end >= event.start) return event.end
  return event.start + (duration === undefined ? DEFAULT_LENGTH : duration * MINUTE)
}

function toStatus(event: Event, production: Production | undefined): ShowingStatus {
  const fixed = production?.status
  return fixed === 'cancelled' || fixed === 'postponed' ? fixed : event.status
}

/** @param production the event's production where it is known; what the event itself says of it serves otherwise */
export function toShowing(event: Event, production: Production | undefined): Showing {
  const status = toStatus(event, production)
  return {
    id: event.id,
    title: event.title ?? production?.title ?? event.production.title ?? '',
    path: toProductionPath(production ?? event.production),
    object: production?.object ?? event.production.object,
    start: event.start,
    end: toEnd(event, production?.duration),
    previousStart: event.previousStart,
    status,
    isStatusFixed: production?.status === 'cancelled' || production?.status === 'postponed',
    onSaleAt: event.onSaleAt,
    location: event.location ?? production?.location,
    screen: event.screen,
    format: event.format ?? [],
    language: event.language,
    subtitles: event.subtitles,
    access: event.access ?? [],
    tags: event.tags ?? [],
    price: event.price,
    ticketUrl: event.ticketUrl,
    production,
  }
}

/** Nobody can go to it at the time that it had. */
export const isOff = ({ status }: Pick<Showing, 'status'>): boolean => status === 'cancelled' || status === 'postponed'
