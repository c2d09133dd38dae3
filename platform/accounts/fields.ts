/** What a visitor types: emails, passwords and names within bounds, each with the words for what is wrong. */

/** As browsers check type=email (HTML, valid e-mail address), with a dot in the domain. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/
const MAX_EMAIL = 254
const MAX_NAME = 80
const PASSWORD = { min: 8, max: 128 }

export const WORDS = {
  email: 'Skriv en gyldig e-postadresse, for eksempel navn@epost.example.',
  userName: `Skriv et navn på 1 til ${MAX_NAME} tegn.`,
  password: `Velg et passord på ${PASSWORD.min} til ${PASSWORD.max} tegn.`,
  noPassword: 'Skriv passordet ditt.',
  taken: 'Det finnes allerede en konto med denne e-postadressen.',
  wrong: 'E-posten eller passordet stemmer ikke. Prøv igjen, eller be om et nytt passord.',
} as const

/** In lower case, as emails compare (rule 26); undefined where it is none. */
export function toEmail(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_EMAIL + 20) return undefined
  const email = value.trim().toLowerCase()
  return email.length <= MAX_EMAIL && EMAIL.test(email) ? email : undefined
}

/** On one line, without control characters and broken halves of characters. */
export function toUserName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const name = value.replace(/[\p{Cc}\p{Cs}]/gu, '').trim()
  const { length } = [...name]
  return length >= 1 && length <= MAX_NAME ? name : undefined
}

export function toNewPassword(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const { length } = [...value]
  return length >= PASSWORD.min && length <= PASSWORD.max ? value : undefined
}

/** One that is to be compared: of any length that a new one may have, and shorter. */
export function toTriedPassword(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && [...value].length <= PASSWORD.max ? value : undefined
}
