/** For the forms: whoever is in has nothing to do there, and goes back to where they came from. */
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useAccountSelector } from '@/store/account-hooks'
import { selectIsLoggedIn } from '@/store/user-profile/slice'
import { toReturnPath } from './return-path'

export function useReturnWhenLoggedIn(): void {
  const router = useRouter()
  const isLoggedIn = useAccountSelector(selectIsLoggedIn)
  useEffect(() => {
    if (isLoggedIn) router.replace(toReturnPath(location.search))
  }, [isLoggedIn, router])
}
