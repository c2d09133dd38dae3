/** Issues and checks the bearer tokens of the management API. */
import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

/** Seconds. */
const LIFETIME = 600
const ISSUER = 'platform'
const AUDIENCE = 'management'

export interface TokenIssuer {
  /** `expiresIn` is in seconds. */
  issue: () => Promise<{ token: string; expiresIn: number }>
  isValid: (token: string) => Promise<boolean>
}

/** The key follows from the client's secret: a token outlives a restart, and not a change of the secret. */
export function makeTokenIssuer(clientId: string, clientSecret: string, now: () => number): TokenIssuer {
  const key = new Uint8Array(hkdfSync('sha256', clientSecret, '', 'management token', 32))
  return {
    async issue() {
      const seconds = Math.floor(now() / 1000)
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(clientId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + LIFETIME)
        .sign(key)
      return { token, expiresIn: LIFETIME }
    },
    async isValid(token) {
      const claims = { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE, subject: clientId }
      return jwtVerify(token, key, { ...claims, currentDate: new Date(now()) }).then(
        () => true,
        () => false,
      )
    },
  }
}
