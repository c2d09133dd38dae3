/** A film with one showing in each state that a showing can have: as a screen shows it, and what the platform keeps of it. */
import type { Event } from '@/contract/event'
import type { Production } from '@/contract/production'

const HOUR = 3_600_000

/** @param now epoch milliseconds */
const toStates = (now: number): [string, number, Partial<Event>][] => [
  ['ledig', 5, {}],
  ['fa-igjen', 6, { status: 'fewLeft' }],
  ['utsolgt', 7, { status: 'soldOut' }],
  ['avlyst', 29, { status: 'cancelled' }],
  ['flyttet', 30, { previousStart: now + 52 * HOUR }],
  ['i-salg-fra', 54, { status: 'notYetOnSale', onSaleAt: now + 24 * HOUR }],
  ['gratis', 55, { status: 'free' }],
  ['passert', -1, {}],
]

/**
 * @param film one of the platform's, whose fields the new one takes
 * @param event one of the platform's showings, likewise
 * @param now epoch milliseconds
 * @returns what is to be written, the film first
 */
export function makeEveryState(film: Production, event: Event, now: number): { film: Production; events: Event[] } {
  const own = { ...film, id: 'alle-tilstander', parentSlug: 'alle-tilstander-DXM9999', title: 'Alle tilstander' }
  const { previousStart: _, onSaleAt: __, ...plain } = event
  const events = toStates(now).map(([name, hours, fields]): Event => {
    const start = now + hours * HOUR
    return {
      ...plain,
      id: `tilstand-${name}`,
      production: { ...event.production, id: own.id, parentSlug: own.parentSlug, title: own.title },
      title: own.title,
      start,
      end: start + 2 * HOUR,
      status: 'onSale',
      ticketUrl: `https://billett.example/${name}`,
      ...fields,
    }
  })
  return { film: own, events }
}
