/**
 * For the forms: whoever is in has nothing to do there, and goes back to where they came from. To the platform's pages
 * they take their login along: an exchange gives those the cookie that they know a visitor by (rule 25).
 */
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isSitePath } from '@/contract/site-path'
import { toErrorView } from '@/lib/http/errors'
import { within } from '@/lib/within'
import { useAccountSelector, useLoyalty } from '@/store/account-hooks'
import type { LoyaltyApi } from '@/store/loyalty/api'
import { selectIsLoggedIn } from '@/store/user-profile/slice'
import { toReturnAddress } from './return-address'

/** Milliseconds: who waits longer is better off at the checkout's own form. */
const LONGEST_EXCHANGE = 1500

/** @returns false where the stored token is refused: then the visitor is out, and the form is theirs */
async function exchange(api: LoyaltyApi): Promise<boolean> {
  try {
    await within(LONGEST_EXCHANGE, api.switchTokens())
    return true
  } catch (error) {
    return toErrorView(error).status !== 401
  }
}

export const useReturnAddress = (): string => toReturnAddress(location.search, useLoyalty().origin)

/** @returns whether the visitor is on the way */
export function useReturnWhenLoggedIn(): boolean {
  const router = useRouter()
  const api = useLoyalty()
  const isLoggedIn = useAccountSelector(selectIsLoggedIn)
  useEffect(() => {
    if (!isLoggedIn) return
    const back = toReturnAddress(location.search, api.origin)
    if (isSitePath(back)) return router.replace(back)
    let isHere = true
    exchange(api).then((goesOn) => goesOn && isHere && router.replace(back))
    return () => {
      isHere = false
    }
  }, [isLoggedIn, router, api])
  return isLoggedIn
}
