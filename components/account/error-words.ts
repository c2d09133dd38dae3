/** What went wrong, and what to do next, in words for a visitor. Never a code alone, never the server's own text. */

import { formatCount } from '@/lib/format'
import type { HttpErrorView } from '@/lib/http/errors'
import type { ProfileError } from '@/store/user-profile/slice'

export type FieldName = 'email' | 'userName' | 'password'

export interface FormProblem {
  /** What stands above the fields at fault, or alone. */
  words: string
  fields: { name: FieldName; words: string }[]
}

const FIELD_WORDS: Readonly<Record<FieldName, string>> = {
  email: 'Skriv hele e-postadressen, med @.',
  userName: 'Skriv et navn på 1 til 80 tegn.',
  password: 'Velg et passord på 8 til 128 tegn.',
}

const MENDING = 'Rett opp dette, så prøver vi igjen:'

const FAILED: Readonly<Record<ProfileError['call'], string>> = {
  login: 'Vi fikk ikke logget deg inn.',
  createUser: 'Vi fikk ikke opprettet kontoen.',
  forgotPassword: 'Vi fikk ikke sendt e-posten.',
  switchTokensDx: 'Du er logget ut fordi innloggingen ikke gjelder lenger. Logg inn på nytt.',
}

function toWait(seconds: number | undefined): string {
  if (seconds === undefined || seconds <= 0) return 'om litt'
  const minutes = Math.ceil(seconds / 60)
  return seconds <= 90
    ? `om ${formatCount(seconds, 'sekund', 'sekunder')}`
    : `om ${formatCount(minutes, 'minutt', 'minutter')}`
}

function toReason({ kind, status, retryAfter }: HttpErrorView): string {
  if (status === 429) return `Det ble for mange forsøk. Prøv igjen ${toWait(retryAfter)}.`
  if (kind === 'network') return 'Sjekk at du er på nett, og prøv igjen.'
  if (kind === 'timeout') return 'Det tok for lang tid. Prøv igjen.'
  return 'Noe gikk galt hos oss. Prøv igjen om litt.'
}

/** @param what the visitor waited for: "billettene". @returns "Vi fikk ikke lastet billettene. …" */
export const toListWords = (what: string, error: HttpErrorView): string =>
  `Vi fikk ikke lastet ${what}. ${toReason(error)}`

const NAMES: ReadonlyMap<string, FieldName> = new Map([
  ['email', 'email'],
  ['username', 'userName'],
  ['password', 'password'],
])

/** The fields are named as in the request (rule 26), whose calls differ in case. */
function toFields({ problem }: HttpErrorView): FormProblem['fields'] {
  const named = (problem?.errors ?? []).map(({ field = '' }) => NAMES.get(field.toLowerCase()))
  return [...new Set(named)].flatMap((name) => (name === undefined ? [] : [{ name, words: FIELD_WORDS[name] }]))
}

export function toFormProblem(error: ProfileError): FormProblem {
  const { call, status } = error
  if (call === 'switchTokensDx') return { words: FAILED.switchTokensDx, fields: [] }
  if (call === 'login' && status === 401) {
    return { words: 'E-posten eller passordet stemmer ikke. Prøv igjen, eller be om et nytt passord.', fields: [] }
  }
  if (call === 'createUser' && status === 409) {
    const words = 'Denne e-posten har en konto fra før. Logg inn, eller be om et nytt passord.'
    return { words: MENDING, fields: [{ name: 'email', words }] }
  }
  const fields = toFields(error)
  return fields.length > 0 ? { words: MENDING, fields } : { words: `${FAILED[call]} ${toReason(error)}`, fields }
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const isSound: Readonly<Record<FieldName, (value: string) => boolean>> = {
  email: (value) => value.length <= 254 && EMAIL.test(value),
  userName: (value) => value.length >= 1 && [...value].length <= 80,
  password: (value) => [...value].length >= 8 && [...value].length <= 128,
}

/** What the visitor typed, held to rule 26 before it is sent. @param names the form's fields, in their order */
export function findProblem(
  values: Readonly<Record<FieldName, string>>,
  names: readonly FieldName[],
): FormProblem | undefined {
  const faulty = names.filter((name) => !isSound[name](values[name]))
  if (faulty.length === 0) return undefined
  return { words: MENDING, fields: faulty.map((name) => ({ name, words: FIELD_WORDS[name] })) }
}
