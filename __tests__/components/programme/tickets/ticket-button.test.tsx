/** @jest-environment jsdom */
import '@/__tests__/store/browser'
import { act, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { type Runtime, startRuntime } from '@/__tests__/store/events/runtime'
import { TicketButton } from '@/components/programme/tickets/ticket-button'
import type { Event } from '@/contract/event'
import type { Production } from '@/contract/production'
import { formatClock } from '@/lib/format'
import type { PageContext } from '@/lib/pages/page-data'
import { toShowing } from '@/lib/programme/showing'

const start = Date.parse('2026-11-21T18:00+01:00')
const morning = Date.parse('2026-11-21T09:00+01:00')

const film: Production = {
  id: 'p1',
  parentSlug: 'filmen-DXM1',
  title: 'Filmen',
  object: 'movie',
  objectClass: 'movie',
  features: [],
  contents: [],
  assets: [],
  ageLimit: 9,
}

const event: Event = {
  id: 'e1',
  production: { id: 'p1', parentSlug: 'filmen-DXM1' },
  start,
  status: 'onSale',
  screen: 'Sal 1',
  ticketUrl: 'https://billett.example/e1',
}

const context: PageContext = {
  locale: 'nb',
  path: '/program',
  address: '/program',
  siteTitle: 'Huset',
  imagesUrl: 'https://bilder.example',
  newsletterAction: undefined,
  runtime: undefined,
  generatedAt: morning,
  choice: undefined,
  search: undefined,
}

const button = (change: Partial<Event> = {}, production: Partial<Production> = {}, page: Partial<PageContext> = {}) => (
  <TicketButton
    showing={toShowing({ ...event, ...change }, { ...film, ...production })}
    context={{ ...context, ...page }}
  />
)

beforeEach(() => {
  jest.useFakeTimers({ now: morning })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a time is the button that buys', () => {
  it('leads to the tickets, and its name says all', () => {
    render(button())
    const link = screen.getByRole('link', {
      name: 'Kjøp billett, Filmen, lørdag 21. november kl. 18.00, Sal 1, aldersgrense 9 år',
    })
    expect(link).toHaveAttribute('href', 'https://billett.example/e1')
    expect(link).toHaveTextContent('18.00 Sal 1 Ledig')
  })

  it('says of a showing after midnight to which day that night leads', () => {
    render(button({ start: Date.parse('2026-11-22T00:15+01:00') }))
    const link = screen.getByRole('link', { name: /^Kjøp billett, Filmen, natt til søndag 22. november kl. 00.15,/ })
    expect(link).toHaveTextContent('00.15 natt til søndag · Sal 1 Ledig')
  })

  it('says when it is over, and not before', async () => {
    const { container } = render(button({ end: start + 3_600_000 }))
    await act(async () => jest.advanceTimersByTime(start - morning + 60_000))
    expect(container).toHaveTextContent('Har begynt')
    await act(async () => jest.advanceTimersByTime(3_600_000))
    expect(container).toHaveTextContent('Passert')
  })

  it('tells versions apart, to the eye and to the ear', () => {
    render(button({ format: ['2D'], language: 'nb', status: 'fewLeft' }))
    const link = screen.getByRole('link', { name: /aldersgrense 9 år, 2D, Norsk tale, Få igjen$/ })
    expect(link).toHaveTextContent('18.00 Sal 1 · 2D · Norsk tale Få igjen')
  })

  it('is to be had for nothing', () => {
    render(button({ status: 'free' }))
    expect(screen.getByRole('link', { name: /^Bestill gratis billett, Filmen.*Gratis$/ })).toHaveTextContent('Gratis')
  })

  it.each([
    [{ status: 'soldOut' }, {}, 'Utsolgt'],
    [{ status: 'cancelled' }, {}, 'Avlyst'],
    [{}, { status: 'postponed' }, 'Utsatt'],
    [{ status: 'notYetOnSale', onSaleAt: start - 6 * 3_600_000 }, {}, 'I salg fra lør. 21. nov. kl. 12.00'],
    [{ start: morning }, {}, 'Har begynt'],
    [{ start: morning - 10_800_000 }, {}, 'Passert'],
    [{ ticketUrl: undefined }, {}, 'Ledig'],
  ] as const)('is text where nothing can be bought: %j %j', (change, production, words) => {
    const { container } = render(button(change, production))
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(container).toHaveTextContent(words)
  })

  it('rule 23: tells of a move with any state', () => {
    const { container, rerender } = render(button({ previousStart: start - 86_400_000 }))
    expect(screen.getByRole('link', { name: /Flyttet fra fre. 20. nov. kl. 18.00$/ })).toBeInTheDocument()
    rerender(button({ previousStart: start - 86_400_000, status: 'soldOut' }))
    expect(container).toHaveTextContent('Utsolgt. Flyttet fra fre. 20. nov. kl. 18.00')
  })

  it('says nothing of an age that nobody limits', () => {
    render(button({}, { ageLimit: undefined }))
    expect(screen.getByRole('link', { name: /Sal 1$/ })).toBeInTheDocument()
  })
})

describe('a page that stands still while time goes', () => {
  it('is taken over as it was written, and then tells the truth', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {})
    const root = document.createElement('div')
    root.innerHTML = renderToString(button())
    expect(root).toHaveTextContent('Ledig')
    document.body.append(root)
    jest.setSystemTime(start + 60_000)
    const app = await act(async () => hydrateRoot(root, button()))
    expect(root).toHaveTextContent('Har begynt')
    expect(root.querySelector('a')).toBeNull()
    expect(error).not.toHaveBeenCalled()
    await act(async () => app.unmount())
  })

  it('stops selling when it begins', async () => {
    render(button())
    expect(screen.getByRole('link')).toBeInTheDocument()
    await act(async () => jest.advanceTimersByTime(start - morning + 60_000))
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('begins selling when it comes on sale', async () => {
    const { container } = render(button({ status: 'notYetOnSale', onSaleAt: morning + 60_000 }))
    expect(container).toHaveTextContent('I salg fra')
    await act(async () => jest.advanceTimersByTime(120_000))
    expect(screen.getByRole('link')).toBeInTheDocument()
  })
})

describe('live', () => {
  let runtime: Runtime

  // The store of the tab asks the same one for as long as it lives.
  beforeAll(async () => {
    runtime = await startRuntime()
  })
  beforeEach(() => {
    jest.useRealTimers()
    runtime.calls.length = 0
  })
  afterAll(() => runtime.close())

  it('takes over what the runtime API says, for all buttons in one call, and again when the tab is shown', async () => {
    const offset = Date.now() - morning
    const page = { runtime: { url: runtime.url, site: 118 }, generatedAt: morning + offset }
    const soon = { start: start + offset }
    runtime.states = (id) => ({ id, status: id === 'e1' ? 'soldOut' : 'fewLeft' })
    render(
      <>
        {button(soon, {}, page)}
        {button({ ...soon, id: 'e2' }, {}, page)}
        {button({ ...soon, id: 'e2' }, {}, page)}
        {button({ id: 'old', start: morning - 10 * 3_600_000 + offset }, {}, page)}
      </>,
    )
    expect(await screen.findByText('Utsolgt')).toBeInTheDocument()
    expect(screen.getAllByText('Få igjen')).toHaveLength(2)
    expect(runtime.calls).toEqual([['e1', 'e2']])

    jest.useFakeTimers({
      now: Date.now() + 121_000,
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
    })
    runtime.states = (id) => ({ id, status: 'cancelled' })
    await act(async () => document.dispatchEvent(new window.Event('visibilitychange')))
    expect(await screen.findAllByText('Avlyst')).toHaveLength(3)
    expect(runtime.calls).toHaveLength(2)
  })

  it('says when a state was known that could not be checked for five minutes, until it is checked again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const built = Date.now() - 4 * 60_000
    const page = { runtime: { url: runtime.url, site: 118 }, generatedAt: built }
    runtime.status = 503
    const clock = formatClock(built)
    render(button({ id: 'unsure', start: built + 86_400_000 }, {}, page))
    await waitFor(() => expect(runtime.calls).toEqual([['unsure']]))
    expect(screen.queryByText(/Sist sjekket/)).not.toBeInTheDocument()

    const rest = ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] as const
    jest.useFakeTimers({ now: built + 301_000, doNotFake: [...rest] })
    await act(async () => document.dispatchEvent(new window.Event('visibilitychange')))
    expect(await screen.findByText(/Sist sjekket/)).toHaveTextContent(`Sist sjekket ${clock}`)
    expect(screen.getByRole('link', { name: new RegExp(`Sist sjekket ${clock}$`) })).toBeInTheDocument()

    runtime.status = 200
    jest.setSystemTime(built + 900_000)
    await act(async () => document.dispatchEvent(new window.Event('visibilitychange')))
    await waitFor(() => expect(screen.queryByText(/Sist sjekket/)).not.toBeInTheDocument())
  })
})
