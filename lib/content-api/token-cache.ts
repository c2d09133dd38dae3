/** The token of the management API: kept until shortly before it ends, fetched once for all who wait. */
import { singleFlight } from '@/lib/single-flight'

export interface Token {
  value: string
  /** Seconds from now. */
  expiresIn: number
}

export interface TokenCache {
  get(): Promise<string>
  /** A new token, whatever is kept: the old one was refused. */
  refresh(): Promise<string>
}

const MARGIN = 30_000

/** @param now epoch milliseconds of a clock that goes */
export function createTokenCache(fetchToken: () => Promise<Token>, now: () => number): TokenCache {
  let kept: { value: string; until: number } | undefined

  const refresh = singleFlight(async () => {
    const { value, expiresIn } = await fetchToken()
    const life = Math.max(0, expiresIn * 1000)
    kept = { value, until: now() + life - Math.min(MARGIN, life / 2) }
    return value
  })

  return {
    get: async () => (kept && now() < kept.until ? kept.value : refresh()),
    refresh,
  }
}
