/** @jest-environment jsdom */
import '@/__tests__/store/browser'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forbidStorage } from '@/__tests__/store/forbid-storage'
import { changeElsewhere, keepProfile, openStore } from '@/__tests__/store/loyalty/account-store'
import { type LoyaltyServer, OLA, PASSWORD, startLoyalty, toMovieDx } from '@/__tests__/store/loyalty/loyalty-server'
import { AccountArea } from '@/components/account/account-area'
import { Overview } from '@/components/account/overview'
import { WatchList } from '@/components/account/watch-list'
import { loginRequested } from '@/store/user-profile/slice'
import { renderInStore } from './in-store'

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }))

let loyalty: LoyaltyServer

beforeEach(async () => {
  localStorage.clear()
  loyalty = await startLoyalty()
})
afterEach(() => {
  jest.restoreAllMocks()
  return loyalty.close()
})

const area = (change: object) => (
  <AccountArea
    view="overview"
    title="Min side"
    lead="Ord"
    imagesUrl="https://b.example"
    runtime={undefined}
    {...change}
  />
)

describe('a page of the account area', () => {
  it.each([
    ['no partners', undefined],
    ['partners without an API', { url: 'https://p.example', site: 5 }],
  ])('says plainly that there are no accounts on a site with %s (S7.2)', (_, runtime) => {
    const { container } = render(area({ runtime }))
    expect(screen.getByRole('heading', { level: 1, name: 'Min side' })).toBeInTheDocument()
    expect(container).toHaveTextContent('Dette nettstedet har ingen brukerkontoer.')
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('fetches its part, with the store', async () => {
    keepProfile()
    render(area({ runtime: { url: '', site: 118, loyalty: `${loyalty.url}/loyalty/118` } }))
    expect(screen.getByRole('status')).toHaveTextContent('Laster siden …')
    expect(await screen.findByText(OLA.email)).toBeInTheDocument()
  })
})

describe('the overview', () => {
  it('lets in for the tab who is out where the browser forbids the site all storage', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    forbidStorage()
    const { store } = renderInStore(loyalty.url, <Overview />)
    expect(screen.getByRole('link', { name: /^Logg inn/ })).toHaveAttribute('href', '/konto/logg-inn')
    act(() => void store.dispatch(loginRequested({ email: OLA.email, password: PASSWORD })))
    expect(await screen.findByRole('link', { name: /^Billetter/ })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Logg ut' }))
    expect(screen.getByRole('link', { name: /^Logg inn/ })).toBeInTheDocument()
    await waitFor(() => expect(loyalty.calls()).toContain('LogoutDx'))
    expect(warn).toHaveBeenCalledWith('The browser keeps no profile')
  })

  it('lets in who is out, and out who is in, in this tab and the others', async () => {
    keepProfile({ ...OLA, userName: '<img src=x onerror="window.ran=1">' })
    const other = openStore(loyalty.url)
    const { container } = renderInStore(loyalty.url, <Overview />)
    expect(screen.getByText('<img src=x onerror="window.ran=1">')).toBeInTheDocument()
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByRole('link', { name: /^Billetter/ })).toHaveAttribute('href', '/konto/billetter')
    const status = screen.getByRole('status')
    await userEvent.click(screen.getByRole('button', { name: 'Logg ut' }))
    expect(status).toHaveTextContent('Du er logget ut.')
    expect(document.activeElement).toContainElement(status)
    expect(document.body).not.toHaveFocus()
    expect(screen.getByRole('link', { name: /^Logg inn/ })).toHaveAttribute('href', '/konto/logg-inn')
    changeElsewhere(undefined)
    expect(other.getState().userProfile?.userProfile).toEqual({})
    await waitFor(() => expect(loyalty.calls()).toContain('LogoutDx'))
  })
})

describe('the watch list', () => {
  const show = () => renderInStore(loyalty.url, <WatchList imagesUrl="https://b.example" />)

  it('shows films that lead to their pages, and more on demand (S1.22)', async () => {
    keepProfile()
    loyalty.lists.GetWatchlistDx = Array.from({ length: 11 }, (_, number) =>
      toMovieDx(number, { link: number === 1 ? 'javascript:alert(1)' : `/film-${number}` }),
    )
    show()
    expect(await screen.findByRole('link', { name: 'Film 0' })).toHaveAttribute('href', '/film-0')
    expect(screen.queryByRole('link', { name: 'Film 1' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Vis flere' }))
    expect(await screen.findByRole('link', { name: 'Film 10' })).toBeInTheDocument()
  })

  it('says so where it is empty', async () => {
    keepProfile()
    show()
    expect(await screen.findByText(/Se-lista er tom/)).toBeInTheDocument()
  })
})
