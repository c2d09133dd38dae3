/** The tab's store around a part of the account area. Heavy: fetched by the islands. */
import type { ReactNode } from 'react'
import type { Runtime } from '@/lib/runtime'
import { AccountContext } from '@/store/account-hooks'
import { getTabAccount } from '@/store/tab-account'

export type LoyaltyRuntime = Runtime & { loyalty: string }

export function AccountProvider({ runtime, children }: { runtime: LoyaltyRuntime; children: ReactNode }) {
  return <AccountContext value={getTabAccount(runtime)}>{children}</AccountContext>
}
