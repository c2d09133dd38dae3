/** Which seats are sold next: row by row from the back, left to right. Knows no event. */

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
 * @param sold how many are sold already
 * @returns as a ticket tells them
 */
export function toSeats(capacity: number, sold: number, count: number): SeatsInfo {
  const rows = Math.ceil(capacity / SEATS_A_ROW)
  const byRow = new Map<number, number[]>()
  for (let at = sold; at < sold + count; at += 1) {
    const row = rows - Math.floor(at / SEATS_A_ROW)
    byRow.set(row, [...(byRow.get(row) ?? []), (at % SEATS_A_ROW) + 1])
  }
  return {
    Info: count === 1 ? '1 plass' : `${count} plasser`,
    Seats: [...byRow].map(([row, seats]) => ({ Row: String(row), Seats: seats.join(', ') })),
  }
}
