/** The one store of this browser tab. Import it from code that is fetched only where it is needed: it is heavy. */
import { type AppStore, makeStore } from './make-store'
import type { StoreSettings } from './root-saga'

let store: AppStore | undefined

/** @returns always the same store; the settings of the first call count */
export function getTabStore(settings: StoreSettings): AppStore {
  if (typeof window === 'undefined') throw new Error('The store of a tab is made in a browser only')
  store ??= makeStore(settings)
  return store
}
