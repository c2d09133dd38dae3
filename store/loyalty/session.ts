/**
 * The short session for which the stored profile's token is exchanged (rule 25): one exchange at a time, shared by all
 * who wait, and never kept for a visitor who has logged out meanwhile.
 */
import type { Bearer } from '@/lib/http/bearer'
import { type HttpErrorView, toCancelledError, toErrorView } from '@/lib/http/errors'
import { singleFlight } from '@/lib/single-flight'

interface SessionSettings {
  /** The stored profile's token as it is now; undefined for nobody. */
  getProfileToken(): string | undefined
  /** @returns the session's token */
  exchange(profileToken: string, signal: AbortSignal): Promise<string>
  /** The exchange was answered with 401, and the same visitor is still logged in. */
  onRefused(error: HttpErrorView): void
}

export interface Session extends Bearer {
  /** The visitor is gone: what is under way for them fails at once. */
  end(): void
}

export function createSession({ getProfileToken, exchange, onRefused }: SessionSettings): Session {
  let held: { profileToken: string; token: string } | undefined
  let visit = startVisit()

  async function run(profileToken: string, signal: AbortSignal): Promise<string> {
    try {
      const token = await exchange(profileToken, signal)
      if (getProfileToken() !== profileToken) throw toCancelledError()
      held = { profileToken, token }
      return token
    } catch (error) {
      const view = toErrorView(error)
      if (view.status === 401 && getProfileToken() === profileToken) onRefused(view)
      throw error
    }
  }

  function startVisit() {
    const ending = new AbortController()
    return { ending, run: singleFlight((profileToken: string) => run(profileToken, ending.signal)) }
  }

  async function refresh(): Promise<string> {
    const profileToken = getProfileToken()
    if (profileToken === undefined) throw toCancelledError()
    return visit.run(profileToken)
  }

  return {
    get() {
      const profileToken = getProfileToken()
      if (profileToken === undefined) return undefined
      return held?.profileToken === profileToken ? held.token : refresh()
    },
    refresh,
    end() {
      held = undefined
      visit.ending.abort()
      visit = startVisit()
    },
  }
}
