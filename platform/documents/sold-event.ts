/** An event, and how many of its seats are taken here. */
import * as v from 'valibot'
import { type BasicEvent, event } from '@/contract/event'
import { int } from '@/contract/primitives'

const MOST_SEATS = 100_000

/** How many seats of an event one account may have, where the event does not say. */
const PER_ACCOUNT = 10

/**
 * `capacity` and `maxPerAccount` are of the embedded platform alone; without a capacity the event's tickets are sold
 * elsewhere, or not at all.
 */
export const soldEvent = v.object({
  ...event.entries,
  capacity: v.optional(v.pipe(int, v.minValue(0), v.maxValue(MOST_SEATS))),
  maxPerAccount: v.optional(v.pipe(int, v.minValue(1), v.maxValue(MOST_SEATS)), PER_ACCOUNT),
})
export type SoldEvent = v.InferOutput<typeof soldEvent>

/** Seats left, or a share of all, from which there are few. */
const FEW = 10
const FEW_SHARE = 0.1

/** The event's own status, but for a sale that has opened since it was written. */
function toOwnStatus({ status, onSaleAt }: SoldEvent, now: number): BasicEvent['status'] {
  return status === 'notYetOnSale' && onSaleAt !== undefined && now >= onSaleAt ? 'onSale' : status
}

/** What is left of the seats that nobody has bought or holds, and the status that follows; for an event that is sold elsewhere, what it says itself. */
export function toLiveState(event: SoldEvent, taken: number, now: number): Pick<BasicEvent, 'status' | 'available'> {
  const { capacity } = event
  if (capacity === undefined) return { status: event.status }
  const status = toOwnStatus(event, now)
  if (status === 'cancelled' || status === 'notYetOnSale') return { status }
  const available = status === 'soldOut' ? 0 : Math.max(0, capacity - taken)
  if (available === 0) return { status: 'soldOut', available }
  const isFew = available <= Math.max(FEW, capacity * FEW_SHARE)
  return { status: status === 'onSale' && isFew ? 'fewLeft' : status, available }
}
