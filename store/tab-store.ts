/** The one store of this browser tab. Import it from code that is fetched only where it is needed: it is heavy. */
import { type AppStore, makeStore } from './make-store'

let store: AppStore | undefined

/** @returns always the same store */
export function getTabStore(): AppStore {
  if (typeof window === 'undefined') throw new Error('The store of a tab is made in a browser only')
  store ??= makeStore()
  return store
}
