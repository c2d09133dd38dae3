/** This tab's store with the account area in it. Import it from code that is fetched only where it is needed: it is heavy. */
import type { Runtime } from '@/lib/runtime'
import { addAccount } from './account'
import type { AppStore } from './make-store'
import { getTabStore } from './tab-store'

let extended: AppStore | undefined

/** @returns always the same store; the addresses of the first call count */
export function getTabAccount(runtime: Runtime & { loyalty: string }): AppStore {
  const store = getTabStore({ runtime })
  if (extended !== store) addAccount(store, runtime.loyalty)
  extended = store
  return store
}
