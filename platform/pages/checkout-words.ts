/** How the checkout says times, prices and refusals. */
import type { Price } from '@/contract/parts'
import type { Production } from '@/contract/production'
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

/** Before this on the clock it is still the night after the evening before. */
const FIRST_HOUR = '04.00'

/** "lørdag 21. november kl. 18.00", "natt til søndag 22. november kl. 00.15" */
export function toTimeWords(time: number): string {
  const at = toClockWords(time)
  return `${at < FIRST_HOUR ? 'natt til ' : ''}${day.format(time)} kl. ${at}`
}

const toKroner = (ore: number) => (ore / ORE).toLocaleString('nb-NO')

export function toPriceWords({ from, to }: Price): string {
  return `${to === undefined || to === from ? toKroner(from) : `${toKroner(from)}–${toKroner(to)}`} kr`
}

export const toSeatWords = (count: number): string => (count === 1 ? '1 billett' : `${count} billetter`)

/** @param left fewer than were asked for, and at least one */
export const toLeftWords = (left: number): string => `Det er bare ${toSeatWords(left)} igjen. Velg et lavere antall.`

/** @param bought fewer than `most`, or as many */
export const toMostWords = (most: number, bought: number): string =>
  `Du kan ha høyst ${toSeatWords(most)} til denne forestillingen.${bought === 0 ? '' : ` Du har ${bought} allerede.`}`

/** To somebody whose browser keeps the site's log-in from these pages. */
export const NOT_TAKEN_ALONG = 'Nettleseren din tok ikke med innloggingen hit. Logg inn her i stedet.'

export const GONE = 'Disse plassene holdes ikke av til deg lenger: Tiden gikk ut, eller du valgte på nytt.'

export const FORM_ENDED =
  'Skjemaet gjelder ikke lenger, og ingen billett er kjøpt. Gå til forestillingen og begynn på nytt.'

const ABSOLUTE_AGE = 18

/** @returns undefined for what has no limit, as culture has not */
export function toAgeWords(limit: Production['ageLimit']): string | undefined {
  if (limit === undefined) return undefined
  if (limit === null) return 'Aldersgrensen er ikke satt'
  if (limit === 0) return 'Tillatt for alle'
  return `Aldersgrense ${limit} år${limit === ABSOLUTE_AGE ? '. Ingen under 18 slipper inn, heller ikke sammen med en voksen' : ''}`
}

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
