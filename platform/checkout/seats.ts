/** Which seats are sold next: row by row from the front, left to right. Knows no event. */

const SEATS_A_ROW = 14

interface Row {
  Row: string
  Seats: string
}

interface SeatsInfo {
  Info: string
  Seats: Row[]
}

/**
 * Counted from the first seat on, whatever the event's capacity: that may change between two purchases.
 * @param sold how many are sold already
 * @returns as a ticket tells them
 */
export function toSeats(sold: number, count: number): SeatsInfo {
  const byRow = new Map<number, number[]>()
  for (let at = sold; at < sold + count; at += 1) {
    const row = 1 + Math.floor(at / SEATS_A_ROW)
    byRow.set(row, [...(byRow.get(row) ?? []), (at % SEATS_A_ROW) + 1])
  }
  return {
    Info: count === 1 ? '1 plass' : `${count} plasser`,
    Seats: [...byRow].map(([row, seats]) => ({ Row: String(row), Seats: seats.join(', ') })),
  }
}
