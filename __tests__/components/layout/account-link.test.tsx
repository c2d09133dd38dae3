/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server.node'
import { forbidStorage } from '@/__tests__/store/forbid-storage'
import { changeElsewhere, keepProfile } from '@/__tests__/store/loyalty/account-store'
import { OLA } from '@/__tests__/store/loyalty/loyalty-server'
import { AccountLink } from '@/components/layout/account-link.client'
import { clearStoredProfile, storeProfile } from '@/store/user-profile/stored-profile'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('the way to the account', () => {
  it('is called by what it leads to, and follows the other tabs', () => {
    render(<AccountLink />)
    expect(screen.getByRole('link', { name: 'Logg inn' })).toHaveAttribute('href', '/konto/logg-inn')
    act(() => changeElsewhere(OLA))
    expect(screen.getByRole('link', { name: 'Min side' })).toHaveAttribute('href', '/konto')
    act(() => changeElsewhere(undefined))
    expect(screen.getByRole('link', { name: 'Logg inn' })).toBeInTheDocument()
  })

  it('follows its own tab, where the visitor logs in and out', () => {
    const { unmount } = render(<AccountLink />)
    act(() => storeProfile(OLA))
    expect(screen.getByRole('link', { name: 'Min side' })).toBeInTheDocument()
    act(() => clearStoredProfile())
    expect(screen.getByRole('link', { name: 'Logg inn' })).toBeInTheDocument()
    unmount()
    expect(() => storeProfile(OLA)).not.toThrow()
  })

  it('follows its own tab where the browser forbids the site all storage', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    forbidStorage()
    render(<AccountLink />)
    expect(screen.getByRole('link', { name: 'Logg inn' })).toBeInTheDocument()
    act(() => storeProfile(OLA))
    expect(screen.getByRole('link', { name: 'Min side' })).toHaveAttribute('href', '/konto')
    act(() => clearStoredProfile())
    expect(screen.getByRole('link', { name: 'Logg inn' })).toBeInTheDocument()
    expect(warn).toHaveBeenCalledWith('The browser keeps no profile')
  })

  it('is taken for nobody by a broken profile', () => {
    keepProfile('{"token":')
    render(<AccountLink />)
    expect(screen.getByRole('link', { name: 'Logg inn' })).toBeInTheDocument()
  })

  it('holds both names in the page as it is sent, so that neither moves what stands beside it', () => {
    expect(renderToString(<AccountLink />)).toMatch(/Logg inn.*Min side/)
  })
})
