/** The tab's store around a part of the account area. Heavy: fetched by the islands. */
import type { ReactNode } from 'react'
import { AccountContext } from '@/store/account-hooks'
import { getTabAccount, type LoyaltyRuntime } from '@/store/tab-account'

export function AccountProvider({ runtime, children }: { runtime: LoyaltyRuntime; children: ReactNode }) {
  return <AccountContext value={getTabAccount(runtime)}>{children}</AccountContext>
}
