/** For private pages: whoever is out goes to the login, and comes back later. */
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useAccountSelector } from '@/store/account-hooks'
import { selectIsLoggedIn } from '@/store/user-profile/slice'
import { toLoginAddress } from './paths'

/** @returns whether there is somebody to show the page to */
export function useLoginWhenLoggedOut(): boolean {
  const router = useRouter()
  const isLoggedIn = useAccountSelector(selectIsLoggedIn)
  useEffect(() => {
    if (!isLoggedIn) router.replace(toLoginAddress(location.pathname + location.search))
  }, [isLoggedIn, router])
  return isLoggedIn
}
