/** Credentials of HTTP's basic scheme, for the server's calls. */

export interface Credentials {
  user: string
  password: string
}

/** @returns the value of the Authorization header (RFC 7617, in UTF-8) */
export function toBasic({ user, password }: Credentials): string {
  return `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`
}
