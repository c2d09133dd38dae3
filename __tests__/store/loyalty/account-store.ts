/** A tab's store with the account area over a real loyalty server. */
import { addAccount } from '@/store/account'
import { type AppStore, makeStore } from '@/store/make-store'
import { PROFILE_KEY } from '@/store/user-profile/stored-profile'
import { OLA } from './loyalty-server'

export function openStore(url: string): AppStore {
  const store = makeStore({ runtime: undefined })
  addAccount(store, `${url}/loyalty/118`)
  return store
}

/** As the browser kept it from an earlier visit. */
export const keepProfile = (value: unknown = OLA) =>
  localStorage.setItem(PROFILE_KEY, typeof value === 'string' ? value : JSON.stringify(value))

/** What another tab did to the local storage. */
export function changeElsewhere(value: unknown): void {
  if (value === undefined) localStorage.removeItem(PROFILE_KEY)
  else keepProfile(value)
  window.dispatchEvent(new StorageEvent('storage', { key: PROFILE_KEY }))
}
