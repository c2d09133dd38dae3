/** Revokes the tokens of visitors who have logged out, those of earlier visits too, until the server has answered. */
import { delay, race, take } from 'redux-saga/effects'
import { toErrorView } from '@/lib/http/errors'
import { call, type Step } from '@/store/effects'
import type { LoyaltyApi } from '@/store/loyalty/api'
import { forgetLeftToken, readLeftTokens } from './left-tokens'
import { tokenLeft } from './slice'
import { readStoredProfile } from './stored-profile'

/** Milliseconds between two tries. */
const PAUSE = 60_000

/** Answers of a server that knows no such token. */
const UNKNOWN: readonly (number | undefined)[] = [401, 404, 410]

function* revoke(api: LoyaltyApi, token: string): Step {
  const inUse = readStoredProfile()?.token
  try {
    // The cookie may be that of whoever has logged in since.
    if (token !== inUse) yield* call(api.logout, token, { endsCookie: inUse === undefined })
  } catch (error) {
    const { status, message } = toErrorView(error)
    if (!UNKNOWN.includes(status)) return console.warn(`The token was not revoked: ${message}`)
  }
  forgetLeftToken(token)
}

function* revokeAll(api: LoyaltyApi): Step {
  for (;;) {
    for (const token of readLeftTokens()) yield* revoke(api, token)
    yield delay(PAUSE)
  }
}

export function* revokingSaga(api: LoyaltyApi): Step {
  for (;;) yield race([revokeAll(api), take(tokenLeft)])
}
