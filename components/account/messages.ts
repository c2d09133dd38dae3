/** What went wrong, and what to do next, in words for a visitor. Never a code alone, never the server's own text. */
import type { HttpErrorView } from '@/lib/http/errors'
import { HOME } from '@/lib/locale'
import { once } from '@/lib/memoize'

/** Where the stored profile's token is not accepted any more. */
export const NO_LONGER_LOGGED_IN = 'Du er logget ut fordi innloggingen ikke gjelder lenger. Logg inn på nytt.'

/** In seconds. */
const MINUTE = 60
const HOUR = 60 * MINUTE

/** "om 30 sekunder" */
const ahead = once(() => new Intl.RelativeTimeFormat(HOME))

function toWait(seconds: number | undefined): string {
  if (seconds === undefined || seconds <= 0) return 'om litt'
  if (seconds <= 90) return ahead().format(seconds, 'second')
  if (seconds <= 90 * MINUTE) return ahead().format(Math.ceil(seconds / MINUTE), 'minute')
  return seconds <= 24 * HOUR ? ahead().format(Math.ceil(seconds / HOUR), 'hour') : 'en annen dag'
}

export function toReason({ kind, status, retryAfter }: HttpErrorView): string {
  if (status === 429) return `Det ble for mange forsøk. Prøv igjen ${toWait(retryAfter)}.`
  if (kind === 'network') return 'Sjekk at du er på nett, og prøv igjen.'
  if (kind === 'timeout') return 'Det tok for lang tid. Prøv igjen.'
  return 'Noe gikk galt hos oss. Prøv igjen om litt.'
}

/** @param what the visitor waited for: "billettene". @returns "Vi fikk ikke lastet billettene. …" */
export const toListMessage = (what: string, error: HttpErrorView): string =>
  `Vi fikk ikke lastet ${what}. ${toReason(error)}`
