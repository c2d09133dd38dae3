/**
 * Whether a showing can be bought, and the word for it: from the event, its live state and now.
 * The one place that decides this.
 */
import type { BasicEvent } from '@/contract/event'
import type { Price } from '@/contract/parts'
import { formatDateTime } from '@/lib/format'
import type { Showing, ShowingStatus } from './showing'

type AvailabilityState = ShowingStatus | 'moved' | 'passed'

/** What the decision needs of a showing; `ticketUrl` only says whether there is something to press. */
export type Sellable = Pick<Showing, 'start' | 'status'> &
  Partial<Pick<Showing, 'end' | 'previousStart' | 'isStatusFixed' | 'onSaleAt' | 'price' | 'ticketUrl'>>

export interface Availability {
  /** `moved` only where it could otherwise be bought at leisure; `movedWords` tells of it with any state (rule 23). */
  state: AvailabilityState
  /** True where a ticket can be had now, and there is an address to get it at. */
  canBuy: boolean
  /** "Ledig", "Få igjen", "I salg fra man. 16. nov. kl. 10.00". */
  words: string
  /** "Flyttet fra fre. 20. nov. kl. 18.00". */
  movedWords: string | undefined
  /** Seats left, where the live state tells. */
  available: number | undefined
  /** Epoch milliseconds; the live one where there is one. */
  start: number
  previousStart: number | undefined
  price: Price | undefined
}

/** The one place that says what a state is called. */
export const STATE_WORDS: Readonly<Record<AvailabilityState, string>> = {
  onSale: 'Ledig',
  fewLeft: 'Få igjen',
  soldOut: 'Utsolgt',
  cancelled: 'Avlyst',
  moved: 'Flyttet',
  postponed: 'Utsatt',
  notYetOnSale: 'Ikke i salg ennå',
  free: 'Gratis',
  passed: 'Passert',
}

const BUYABLE: ReadonlySet<AvailabilityState> = new Set(['onSale', 'fewLeft', 'moved', 'free'])

/** What an empty seat is needed for. */
const SEATED: ReadonlySet<ShowingStatus> = new Set(['onSale', 'fewLeft', 'free'])

/** A live start other than the page's is a move as well: the visitor read the old one. */
function toPreviousStart(showing: Sellable, start: number): number | undefined {
  const first = showing.previousStart ?? showing.start
  return first === start ? undefined : first
}

function toSaleStatus(showing: Sellable, live: BasicEvent | undefined, now: number): ShowingStatus {
  const told = showing.isStatusFixed ? showing.status : (live?.status ?? showing.status)
  const isSaleOpen = told === 'notYetOnSale' && showing.onSaleAt !== undefined && now >= showing.onSaleAt
  const status = isSaleOpen ? 'onSale' : told
  return live?.available === 0 && SEATED.has(status) ? 'soldOut' : status
}

function toState(status: ShowingStatus, hasBegun: boolean, isMoved: boolean): AvailabilityState {
  if (status === 'cancelled' || status === 'postponed') return status
  if (hasBegun) return 'passed'
  return status === 'onSale' && isMoved ? 'moved' : status
}

function toWords(state: AvailabilityState, onSaleAt: number | undefined, isRunning: boolean): string {
  if (state === 'notYetOnSale' && onSaleAt !== undefined) return `I salg fra ${formatDateTime(onSaleAt)}`
  return state === 'passed' && isRunning ? 'Har begynt' : STATE_WORDS[state]
}

/**
 * @param live the runtime's answer, where there is one; it stands over the event, but not over a production that is
 *             cancelled or postponed (rule 23)
 * @param now  epoch milliseconds; what has begun is not sold
 */
export function toAvailability(showing: Sellable, live: BasicEvent | undefined, now: number): Availability {
  const start = live?.start ?? showing.start
  const previousStart = toPreviousStart(showing, start)
  const isRunning = showing.end !== undefined && now < showing.end + start - showing.start
  const state = toState(toSaleStatus(showing, live, now), now >= start, previousStart !== undefined)
  return {
    state,
    canBuy: BUYABLE.has(state) && showing.ticketUrl !== undefined,
    words: toWords(state, showing.onSaleAt, isRunning),
    movedWords: previousStart === undefined ? undefined : `Flyttet fra ${formatDateTime(previousStart)}`,
    available: live?.available,
    start,
    previousStart,
    price: live?.price ?? showing.price,
  }
}
