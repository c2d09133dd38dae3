/** Reads and compares credentials. Knows no user by name. */
import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (value: string) => createHash('sha256').update(value).digest()

/** Takes the same time whatever differs, the length too. */
function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

export interface Credentials {
  user: string
  password: string
}

/** UTF-8, as they stand, the first colon separates (rule 27); undefined where the header is no Basic one. */
export function readBasic(header: string | undefined): Credentials | undefined {
  const encoded = /^basic +([A-Za-z0-9+/=_-]+) *$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : { user: text.slice(0, colon), password: text.slice(colon + 1) }
}

export function readBearer(header: string | undefined): string | undefined {
  return /^bearer +([A-Za-z0-9._~+/=-]+) *$/i.exec(header ?? '')?.[1]
}

export function isSameCredentials(given: Credentials, expected: Credentials): boolean {
  const isSameUser = isSameSecret(given.user, expected.user)
  return isSameSecret(given.password, expected.password) && isSameUser
}
