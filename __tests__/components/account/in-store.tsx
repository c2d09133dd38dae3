/** Renders a part of the account area over a store of its own and a real loyalty server. */
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { openAccount } from '@/__tests__/store/loyalty/account-store'
import { AccountContext } from '@/store/account-hooks'

export function renderInStore(url: string, part: ReactNode) {
  const account = openAccount(url)
  return { store: account.store, ...render(<AccountContext value={account}>{part}</AccountContext>) }
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
