/**
 * The short session for which the stored profile's token is exchanged (rule 25): one exchange at a time, shared by all
 * who wait, and never kept for a visitor who has logged out meanwhile.
 */
import type { Bearer } from '@/lib/http/bearer'
import { type HttpErrorView, toCancelledError, toErrorView } from '@/lib/http/errors'

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

interface Running {
  profileToken: string
  ending: AbortController
  answer: Promise<string>
}

export function createSession({ getProfileToken, exchange, onRefused }: SessionSettings): Session {
  let held: { profileToken: string; token: string } | undefined
  let running: Running | undefined

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

  function refresh(): Promise<string> {
    const profileToken = getProfileToken()
    if (profileToken === undefined) return Promise.reject(toCancelledError())
    if (running?.profileToken === profileToken) return running.answer
    const ending = new AbortController()
    const answer = run(profileToken, ending.signal).finally(() => {
      if (running?.ending === ending) running = undefined
    })
    running = { profileToken, ending, answer }
    return answer
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
      running?.ending.abort()
      running = undefined
    },
  }
}
