/** A tab's store with the account area and a film over a real loyalty server. */
import { addAccount } from '@/store/account'
import { type AppStore, makeStore } from '@/store/make-store'
import { movieSaga } from '@/store/movie/saga'
import { reviewsSaga } from '@/store/reviews/saga'
import type { Account } from '@/store/tab-account'
import { ticketsSaga } from '@/store/tickets/saga'
import { PROFILE_KEY } from '@/store/user-profile/stored-profile'
import { watchListSaga } from '@/store/watch-list/saga'
import { OLA } from './loyalty-server'

export function openAccount(url: string): Account {
  const store = makeStore()
  return { store, api: addAccount(store, `${url}/loyalty/118`) }
}

/** With every saga that some page starts. */
export function openStore(url: string): AppStore {
  const { store, api } = openAccount(url)
  for (const saga of [movieSaga, reviewsSaga, ticketsSaga, watchListSaga]) store.startSaga(saga, api)
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
