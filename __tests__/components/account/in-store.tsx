/** Renders a part of the account area over a store of its own and a real loyalty server. */
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { openAccount } from '@/__tests__/store/loyalty/account-store'
import { LoyaltyContext } from '@/store/account-hooks'
import type { Account } from '@/store/tab-account'

export const inStore = ({ store, api }: Account, part: ReactNode) => (
  <Provider store={store}>
    <LoyaltyContext value={api}>{part}</LoyaltyContext>
  </Provider>
)

export function renderInStore(url: string, part: ReactNode) {
  const account = openAccount(url)
  return { store: account.store, ...render(inStore(account, part)) }
}

/** What jsdom lacks of a dialog: opening, and closing with its event. */
export function mendDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
