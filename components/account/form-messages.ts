/** What is wrong with a form, by field, in words for a visitor: before it is sent, and as the server answered. */
import type { ProfileError } from '@/store/user-profile/slice'
import { NO_LONGER_LOGGED_IN, toReason } from './messages'

export type FieldName = 'email' | 'userName' | 'password'

export interface FormProblem {
  /** What stands above the fields at fault, or alone. */
  words: string
  fields: { name: FieldName; words: string }[]
  /** A new password is a way on. */
  needsPassword?: true
}

interface Rule {
  isSound: (value: string) => boolean
  words: string
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Rule 26. */
const RULES: Readonly<Record<FieldName, Rule>> = {
  email: {
    isSound: (value) => value.length <= 254 && EMAIL.test(value),
    words: 'Skriv hele e-postadressen, med @.',
  },
  userName: {
    isSound: (value) => value.length >= 1 && [...value].length <= 80,
    words: 'Skriv et navn på 1 til 80 tegn.',
  },
  password: {
    isSound: (value) => [...value].length >= 8 && [...value].length <= 128,
    words: 'Velg et passord på 8 til 128 tegn.',
  },
}

/** A password that was chosen is what it is. */
const LOGIN_RULES = { ...RULES, password: { isSound: (value: string) => value !== '', words: 'Skriv passordet ditt.' } }

const rulesOf = (call: ProfileError['call']) => (call === 'login' ? LOGIN_RULES : RULES)

const MENDING = 'Rett opp dette, så prøver vi igjen:'

const FAILED: Readonly<Record<Exclude<ProfileError['call'], 'switchTokensDx'>, string>> = {
  login: 'Vi fikk ikke logget deg inn.',
  createUser: 'Vi fikk ikke opprettet kontoen.',
  forgotPassword: 'Vi fikk ikke sendt e-posten.',
}

const NAMES: ReadonlyMap<string, FieldName> = new Map([
  ['email', 'email'],
  ['username', 'userName'],
  ['password', 'password'],
])

/** The fields are named as in the request (rule 26), whose calls differ in case. */
function toFields({ problem, call }: ProfileError): FormProblem['fields'] {
  const named = (problem?.errors ?? []).map(({ field = '' }) => NAMES.get(field.toLowerCase()))
  return [...new Set(named)].flatMap((name) => (name === undefined ? [] : [{ name, words: rulesOf(call)[name].words }]))
}

export function toFormProblem(error: ProfileError): FormProblem {
  const { call, status } = error
  if (call === 'switchTokensDx') return { words: NO_LONGER_LOGGED_IN, fields: [] }
  if (call === 'login' && status === 401) {
    return {
      words: 'E-posten eller passordet stemmer ikke. Prøv igjen, eller be om et nytt passord.',
      fields: [],
      needsPassword: true,
    }
  }
  if (call === 'createUser' && status === 409) {
    const words = 'Denne e-posten har en konto fra før. Logg inn, eller be om et nytt passord.'
    return { words: MENDING, fields: [{ name: 'email', words }], needsPassword: true }
  }
  const fields = toFields(error)
  return fields.length > 0 ? { words: MENDING, fields } : { words: `${FAILED[call]} ${toReason(error)}`, fields }
}

/** What the visitor typed, held to the rules before it is sent. @param names the form's fields, in their order */
export function findProblem(
  values: Readonly<Record<FieldName, string>>,
  { call, names }: { call: ProfileError['call']; names: readonly FieldName[] },
): FormProblem | undefined {
  const rules = rulesOf(call)
  const faulty = names.filter((name) => !rules[name].isSound(values[name]))
  if (faulty.length === 0) return undefined
  return { words: MENDING, fields: faulty.map((name) => ({ name, words: rules[name].words })) }
}
