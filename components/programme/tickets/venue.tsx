/** The one place of all showings: its name, and below it where that is. */
import type { Place } from '@/contract/parts'
import styles from './venue.module.css'

export function Venue({ place: { name, address } }: { place: Place }) {
  const street = address?.startsWith(`${name}, `) ? address.slice(name.length + 2) : address
  return (
    <p className={styles.venue}>
      <span className={styles.name}>{name}</span> {street && street !== name && <span>{street}</span>}
    </p>
  )
}
