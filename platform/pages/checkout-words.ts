/** How the checkout says times, prices and refusals. */
import type { Price } from '@/contract/parts'
import type { Refusal, Sale } from '@/platform/checkout/sale'

const ORE = 100

const day = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const clock = new Intl.DateTimeFormat('nb-NO', { timeZone: 'Europe/Oslo', hour: '2-digit', minute: '2-digit' })

/** "18.00" */
export const toClockWords = (time: number): string => clock.format(time).replace(':', '.')

/** "lørdag 21. november kl. 18.00" */
export const toTimeWords = (time: number): string => `${day.format(time)} kl. ${toClockWords(time)}`

const toKroner = (ore: number) => (ore / ORE).toLocaleString('nb-NO')

export function toPriceWords({ from, to }: Price): string {
  return `${to === undefined || to === from ? toKroner(from) : `${toKroner(from)}–${toKroner(to)}`} kr`
}

export const toSeatWords = (count: number): string => (count === 1 ? '1 plass' : `${count} plasser`)

/** @param left fewer than were asked for, and at least one */
export const toLeftWords = (left: number): string => `Det er bare ${toSeatWords(left)} igjen. Velg et lavere antall.`

/** @param bought fewer than `most`, or as many */
export const toMostWords = (most: number, bought: number): string =>
  `Du kan ha høyst ${toSeatWords(most)} til denne forestillingen.${bought === 0 ? '' : ` Du har ${bought} allerede.`}`

export const GONE = 'Disse plassene holdes ikke av til deg lenger: Tiden gikk ut, eller du valgte på nytt.'

const REFUSALS: Record<Refusal, string> = {
  elsewhere: 'Billetter til denne forestillingen selges ikke her.',
  cancelled: 'Forestillingen er avlyst. Vi selger ingen billetter til den.',
  postponed: 'Forestillingen er utsatt. Billettene legges ut når vi vet den nye datoen.',
  passed: 'Forestillingen har begynt. Billettsalget er stengt.',
  notYetOnSale: 'Billettene er ikke lagt ut for salg ennå.',
  soldOut: 'Forestillingen er utsolgt.',
}

export function toRefusalWords(refusal: Refusal, { event: { onSaleAt } }: Sale): string {
  const opens = refusal === 'notYetOnSale' && onSaleAt !== undefined
  return opens ? `Billettene legges ut for salg ${toTimeWords(onSaleAt)}.` : REFUSALS[refusal]
}
