/** Rows and seats of a ticket in words: "Rad 4, sete 5, 6". */
import type { Ticket } from '@/store/loyalty/answers'

export function Seats({ info }: { info: Ticket['seatsInfo'] }) {
  if (!info) return null
  return (
    <>
      {info.Seats.map(({ Row, Seats: seats }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same row may be named twice, and the list never changes
        <p key={place}>
          <strong>
            Rad {Row}, sete {seats}
          </strong>
        </p>
      ))}
      {info.Info && <p>{info.Info}</p>}
    </>
  )
}
