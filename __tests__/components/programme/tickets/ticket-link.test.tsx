/** @jest-environment jsdom */
import '@/__tests__/store/browser'
import { fireEvent, render, screen } from '@testing-library/react'
import { LiveTicketButton } from '@/components/programme/tickets/ticket-button.client'
import type { Runtime } from '@/lib/runtime'
import { PROFILE_KEY } from '@/store/user-profile/stored-profile'

jest.mock('@/store/hooks', () => ({ useLiveEvent: () => undefined }))

const TICKETS = 'https://billett.example/e1'

const button = (runtime: Runtime | undefined, ticketUrl = TICKETS) => (
  <LiveTicketButton
    ticket={{ id: 'e1', title: 'Filmen', start: Date.now() + 86_400_000, status: 'onSale', ticketUrl }}
    renderedAt={Date.now()}
    runtime={runtime}
  />
)

describe('a ticket button that is pressed by somebody who is logged in', () => {
  const platform = 'https://billett.example'
  const page = { url: `${platform}/runtime`, site: 118, loyalty: `${platform}/loyalty/118` }
  const byLogin = '/konto/logg-inn?tilbake=https%3A%2F%2Fbillett.example%2Fe1'
  const link = () => screen.getByRole('link')

  beforeEach(() => localStorage.setItem(PROFILE_KEY, JSON.stringify({ userName: 'Kari', email: 'k', token: 't' })))
  afterEach(() => localStorage.clear())

  it.each([
    ['any button of the mouse', () => fireEvent.pointerDown(link(), { button: 1 })],
    ['the keyboard', () => link().focus()],
    ['a voice', () => fireEvent.click(link())],
  ])('it leads by the login, which takes them along to the seats: with %s', (_, press) => {
    render(button(page))
    link().addEventListener('click', (event) => event.preventDefault())
    expect(link()).toHaveAttribute('href', TICKETS)
    press()
    expect(link()).toHaveAttribute('href', byLogin)
    localStorage.clear()
    fireEvent.pointerDown(link())
    expect(link()).toHaveAttribute('href', TICKETS)
  })

  it.each([
    ['the tickets are sold elsewhere', 'https://andre.example/e1', page],
    ['the tickets are sold on the site', '/billetter', page],
    ['the site has no accounts', TICKETS, { url: platform, site: 5 }],
    ['the site has no partners', TICKETS, undefined],
  ])('it leads straight to the tickets where %s', (_, ticketUrl, runtime) => {
    render(button(runtime, ticketUrl))
    fireEvent.pointerDown(link())
    expect(link()).toHaveAttribute('href', ticketUrl)
  })
})
