/** The tab's store and calls around a part of the account area. Heavy: fetched by the islands. */
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { LoyaltyContext } from '@/store/account-hooks'
import { getTabAccount, type LoyaltyRuntime } from '@/store/tab-account'

export function AccountProvider({ runtime, children }: { runtime: LoyaltyRuntime; children: ReactNode }) {
  const { store, api } = getTabAccount(runtime)
  return (
    <Provider store={store}>
      <LoyaltyContext value={api}>{children}</LoyaltyContext>
    </Provider>
  )
}
