/** Signs and reads sessions: bearer tokens that live for minutes, and the checkout's cookies. */
import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Partner } from './partner'

const ISSUER = 'platform'

const EIGHT_HOURS = 8 * 60 * 60

/** Seconds that each lives. `cookie` hangs on a token that the site stores, `checkout` on one of the checkout's own. */
export const LIFETIMES = { bearer: 300, cookie: EIGHT_HOURS, checkout: EIGHT_HOURS } as const
type Use = keyof typeof LIFETIMES

export interface SessionSigner {
  /** @param token the digest of the stored token that the session hangs on: no other database has the same one */
  sign: (use: Use, partner: Partner, token: string) => Promise<string>
  /** @returns the digest of the stored token; undefined where the session is none, of another partner, or over */
  read: (use: Use, partner: Partner, session: string) => Promise<string | undefined>
}

/** The key follows from the client's secret: a session outlives a restart, and not a change of the secret. */
export function makeSessionSigner(clientSecret: string, now: () => number): SessionSigner {
  const key = new Uint8Array(hkdfSync('sha256', clientSecret, '', 'loyalty session', 32))
  return {
    async sign(use, partner, token) {
      const seconds = Math.floor(now() / 1000)
      return await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(`${use}-${partner}`)
        .setSubject(token)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + LIFETIMES[use])
        .sign(key)
    },
    async read(use, partner, session) {
      const claims = { algorithms: ['HS256'], issuer: ISSUER, audience: `${use}-${partner}` }
      return jwtVerify(session, key, { ...claims, currentDate: new Date(now()) }).then(
        ({ payload }) => payload.sub,
        () => undefined,
      )
    },
  }
}
