/** Where a visitor goes by logging in or out: back, or to the login and back later. */
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useAccountSelector } from '@/store/account-hooks'
import { selectIsLoggedIn } from '@/store/user-profile/selectors'
import { toLoginAddress, toReturnPath } from './paths'

/** For the forms: whoever is in has nothing to do there. */
export function useReturnWhenLoggedIn(): void {
  const router = useRouter()
  const isLoggedIn = useAccountSelector(selectIsLoggedIn)
  useEffect(() => {
    if (isLoggedIn) router.replace(toReturnPath(location.search))
  }, [isLoggedIn, router])
}

/** For private pages. @returns whether there is somebody to show them to */
export function useLoginWhenLoggedOut(): boolean {
  const router = useRouter()
  const isLoggedIn = useAccountSelector(selectIsLoggedIn)
  useEffect(() => {
    if (!isLoggedIn) router.replace(toLoginAddress(location.pathname + location.search))
  }, [isLoggedIn, router])
  return isLoggedIn
}
