/** @jest-environment jsdom */
import '@/__tests__/store/browser'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { changeElsewhere, keepProfile, openAccount } from '@/__tests__/store/loyalty/account-store'
import { type LoyaltyServer, refuse, startLoyalty, toTicketDx } from '@/__tests__/store/loyalty/loyalty-server'
import { Tickets } from '@/components/account/tickets'
import { ticketsRequested } from '@/store/tickets/slice'
import { inStore, mendDialogs, renderInStore } from './in-store'

const replace = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }))

let loyalty: LoyaltyServer
const HOUR = 3_600_000

beforeEach(async () => {
  replace.mockReset()
  localStorage.clear()
  window.history.replaceState(null, '', '/konto/billetter')
  mendDialogs()
  keepProfile()
  loyalty = await startLoyalty()
})
afterEach(async () => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'wakeLock')
  await loyalty.close()
})

const show = () => renderInStore(loyalty.url, <Tickets imagesUrl="https://bilder.example" />)
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const soon = (number: number, hours: number, change: object = {}) =>
  toTicketDx(number, {
    StartTime: Date.now() + hours * HOUR,
    ExpirationDate: Date.now() + (hours + 2) * HOUR,
    ...change,
  })

describe('the tickets', () => {
  it('show film, time, screen, rows and seats and notes; those that are past come last (S1.21)', async () => {
    loyalty.lists.GetTicketsDx = [
      soon(1, -30, { MovieTitle: 'I går' }),
      soon(2, 26, { MovieTitle: 'I morgen' }),
      soon(3, 2, { MovieTitle: 'I kveld', Notes: 'Ta med 3D-briller.' }),
    ]
    show()
    expect(screen.getByRole('status')).toHaveTextContent('Laster billettene …')
    await screen.findByText('I kveld', { selector: 'h3' })
    expect(titles()).toEqual(['I kveld', 'I morgen', 'I går'])
    const [first] = screen.getAllByRole('article')
    expect(first).toHaveTextContent(/Sal 1.*Rad 4, sete 5, 6.*Midt i salen.*Ta med 3D-briller\./)
    expect(screen.getAllByRole('button', { name: /^Vis billett til / })).toHaveLength(3)
  })

  it('say that there are none when the server has said so, and not before', async () => {
    const { store, api } = openAccount(loyalty.url)
    const page = renderToString(inStore({ store, api }, <Tickets imagesUrl="https://bilder.example" />))
    expect(page).toContain('Laster ')
    expect(page).not.toContain('ingen billetter')
    show()
    expect(await screen.findByText(/Du har ingen billetter ennå/)).toBeInTheDocument()
  })

  it('say why they did not come, and try again', async () => {
    loyalty.override('GetTicketsDx', refuse(500))
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Vi fikk ikke lastet billettene. Noe gikk galt hos oss.')
    loyalty.override('GetTicketsDx', undefined)
    loyalty.lists.GetTicketsDx = [soon(1, 2)]
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByText('Film 1', { selector: 'h3' })).toBeInTheDocument()
  })

  it('come in parts', async () => {
    loyalty.lists.GetTicketsDx = Array.from({ length: 11 }, (_, number) => soon(number, number + 1))
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Vis flere' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(11))
    expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument()
    expect(document.activeElement).toHaveTextContent(/^Alle er vist\.$/)
  })

  it('whose next part failed are asked for from there again, and the focus stays near', async () => {
    loyalty.lists.GetTicketsDx = Array.from({ length: 25 }, (_, number) => soon(number, number + 1))
    show()
    const more = await screen.findByRole('button', { name: 'Vis flere' })
    await userEvent.click(more)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20))
    loyalty.override('GetTicketsDx', refuse(500))
    await userEvent.click(more)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Vi fikk ikke lastet billettene\. Noe gikk galt/)
    expect(screen.getAllByRole('article')).toHaveLength(20)
    loyalty.override('GetTicketsDx', undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25))
    expect(loyalty.calls().filter((call) => call.endsWith('skip=20'))).toHaveLength(2)
    expect(document.body).not.toHaveFocus()
  })

  it('are those of who logs in in another tab', async () => {
    loyalty.lists.GetTicketsDx = [soon(1, 2)]
    show()
    await screen.findByText('Film 1', { selector: 'h3' })
    loyalty.lists.GetTicketsDx = [soon(2, 2)]
    act(() => changeElsewhere({ userName: 'Kari', email: 'kari@post.example', token: 'stored-2' }))
    expect(screen.queryByText('Film 1')).not.toBeInTheDocument()
    expect(await screen.findByText('Film 2', { selector: 'h3' })).toBeInTheDocument()
  })

  it('run nothing of what their texts hold', async () => {
    const hostile = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>'
    const seats = { Info: hostile, Seats: [{ Row: hostile, Seats: hostile }] }
    loyalty.lists.GetTicketsDx = [
      soon(1, 2, { MovieTitle: hostile, Notes: hostile, Screen: hostile, SeatsInfo: seats }),
    ]
    const { container } = show()
    await screen.findByText(hostile, { selector: 'h3' })
    expect(container.querySelectorAll('img, script')).toHaveLength(0)
    expect(window).not.toHaveProperty('ran')
  })

  it('are there without a network, with a word of it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    loyalty.lists.GetTicketsDx = [soon(1, 2)]
    const { unmount } = show()
    await screen.findByText('Film 1', { selector: 'h3' })
    unmount()
    await loyalty.close()
    show()
    expect(await screen.findByText('Film 1', { selector: 'h3' })).toBeInTheDocument()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sjekk at du er på nett, og prøv igjen. Her er det du hadde sist.',
    )
  })
})

describe('a ticket that is held up', () => {
  it('shows its code, drawn here, and keeps the screen awake for as long', async () => {
    const release = jest.fn(() => Promise.resolve())
    const request = jest.fn((_kind: string) => Promise.resolve({ release }))
    Object.assign(navigator, { wakeLock: { request } })
    loyalty.lists.GetTicketsDx = [soon(1, 2)]
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Vis billett til Film 1' }))
    const dialog = screen.getByRole('dialog', { name: 'Billett, Film 1' })
    const code = await within(dialog).findByRole('img', { name: 'QR-kode for billetten' })
    expect(code.querySelector('rect')).toHaveAttribute('fill', '#fff')
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
    expect(dialog).toHaveTextContent('KODE-1')
    expect(request).toHaveBeenCalledWith('screen')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lukk' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(release).toHaveBeenCalled())
  })

  it('stays up while the list is read anew, and is there for who comes late', async () => {
    loyalty.lists.GetTicketsDx = [soon(1, 2), soon(2, -0.1, { ExpirationDate: undefined })]
    const { store } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Vis billett til Film 2' }))
    loyalty.lists.GetTicketsDx = [soon(3, 2)]
    act(() => void store.dispatch(ticketsRequested()))
    await screen.findByText('Film 3', { selector: 'h3' })
    expect(screen.getByRole('dialog', { name: 'Billett, Film 2' })).toHaveTextContent('KODE-2')
  })

  it('shows its text where no code can hold it, and needs no wake lock', async () => {
    loyalty.lists.GetTicketsDx = [soon(1, 2, { QRCode: 'x'.repeat(5000) })]
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Vis billett til Film 1' }))
    expect(await screen.findByText(/Koden kan ikke tegnes/)).toBeInTheDocument()
    expect(screen.getByRole('dialog')).toHaveTextContent('x'.repeat(5000))
  })
})

describe('a private page', () => {
  it('leads who is out to the login and back, also when they leave in another tab', async () => {
    show()
    expect(replace).not.toHaveBeenCalled()
    act(() => changeElsewhere(undefined))
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/konto/logg-inn?tilbake=%2Fkonto%2Fbilletter'))
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
  })
})
