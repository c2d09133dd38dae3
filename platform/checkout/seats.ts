/** Which seats come next, and how a ticket tells them: row by row from the front, left to right. */

const SEATS_A_ROW = 14

interface Row {
  Row: string
  Seats: string
}

export interface SeatsInfo {
  Info: string
  Seats: Row[]
}

/**
 * The first that are free, counted from 0 whatever the event's capacity: that may change between two purchases.
 * @param taken in any order
 */
export function toFreeSeats(taken: readonly number[], count: number): number[] {
  const isTaken = new Set(taken)
  const free: number[] = []
  for (let seat = 0; free.length < count; seat += 1) if (!isTaken.has(seat)) free.push(seat)
  return free
}

/**
 * @param seats in order
 * @param screen where the rows are; only a screen has numbered seats, elsewhere people sit where they like
 * @returns as a ticket tells them
 */
export function toSeatsInfo(seats: readonly number[], screen: string | undefined): SeatsInfo {
  const count = seats.length === 1 ? '1 billett' : `${seats.length} billetter`
  if (screen === undefined) return { Info: `${count}, plassene er ikke nummerert`, Seats: [] }
  const byRow = new Map<number, number[]>()
  for (const seat of seats) {
    const row = 1 + Math.floor(seat / SEATS_A_ROW)
    byRow.set(row, [...(byRow.get(row) ?? []), (seat % SEATS_A_ROW) + 1])
  }
  return {
    Info: count,
    Seats: [...byRow].map(([row, its]) => ({ Row: String(row), Seats: its.join(', ') })),
  }
}
