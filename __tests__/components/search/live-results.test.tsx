/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { LiveResults } from '@/components/search/live-results.client'
import { LiveSearch } from '@/components/search/live-search.client'
import type { SearchAnswer } from '@/lib/search/answer'

interface Asked {
  query: string | null
  signal: AbortSignal
  answer: (answer: unknown) => Promise<void>
  fail: () => Promise<void>
}

let asked: Asked[]
const found = (query: string, ...titles: string[]): SearchAnswer => ({
  query,
  hits: titles.map((title) => ({ path: `/${title}`, title: ['', title, ''], kind: 'film', excerpt: [] })),
  near: [],
  ways: [],
})

beforeEach(() => {
  jest.useFakeTimers()
  asked = []
  globalThis.fetch = jest.fn(
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        asked.push({
          query: new URL(url, 'http://x.example').searchParams.get('q'),
          signal,
          answer: (answer) => act(async () => resolve({ json: async () => answer })),
          fail: () => act(async () => reject(new Error('no net'))),
        })
      }),
  ) as jest.Mock
})
afterEach(() => jest.useRealTimers())

function open(query: string, address = `/search?q=${query}`) {
  history.replaceState(null, '', address)
  return render(
    <main>
      {/* biome-ignore lint/a11y/useSemanticElements: as the search field is */}
      <form role="search" aria-label="Søk">
        <input name="q" defaultValue={query} />
      </form>
      <LiveResults query={query} level={2} locale="nb">
        <p>Fra serveren</p>
      </LiveResults>
    </main>,
  )
}

const field = () => screen.getByRole('textbox')
const write = (text: string) => fireEvent.input(field(), { target: { value: text } })
const pause = () => act(() => jest.advanceTimersByTime(250))

it("shows the server's results and asks nothing until somebody writes", () => {
  open('troll')
  pause()
  expect(screen.getByText('Fra serveren')).toBeInTheDocument()
  expect(asked).toEqual([])
})

it('asks after a pause, shows what was found, says the number and tells the address', async () => {
  open('')
  for (const text of ['t', 'tr', 'troll å']) write(text)
  pause()
  expect(asked.map(({ query }) => query)).toEqual(['troll å'])
  expect(location.search).toBe('?q=troll+%C3%A5')
  await asked[0]?.answer(found('troll å', 'Trollskogen', 'Trolltind'))
  expect(screen.queryByText('Fra serveren')).toBeNull()
  expect(screen.getByRole('link', { name: 'Trollskogen' })).toHaveAttribute('href', '/Trollskogen')
  expect(screen.getByRole('status')).toHaveTextContent('2 treff på «troll å»')
  expect(document.querySelector('mark')).toHaveTextContent('Trollskogen')
})

it('gives up an earlier question: what comes late is not shown', async () => {
  open('')
  write('troll')
  pause()
  write('elg')
  pause()
  expect(asked[0]?.signal.aborted).toBe(true)
  await asked[1]?.answer(found('elg', 'Elgen'))
  await asked[0]?.answer(found('troll', 'Trollskogen'))
  expect(screen.getByRole('link', { name: 'Elgen' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Trollskogen' })).toBeNull()
})

it('coming back, what the address tells is asked for', async () => {
  open('troll', '/search?q=elg')
  expect(field()).toHaveValue('elg')
  await asked[0]?.answer(found('elg', 'Elgen'))
  expect(screen.getByRole('link', { name: 'Elgen' })).toBeInTheDocument()
})

it('what was written before the script came is asked for', () => {
  const { unmount } = open('troll')
  unmount()
  history.replaceState(null, '', '/search?q=troll')
  render(
    <main>
      {/* biome-ignore lint/a11y/useSemanticElements: as the search field is */}
      <form role="search" aria-label="Søk">
        <input name="q" defaultValue="trollsk" />
      </form>
      <LiveResults query="troll" level={2} locale="nb">
        <p>Fra serveren</p>
      </LiveResults>
    </main>,
  )
  expect(asked.map(({ query }) => query)).toEqual(['trollsk'])
})

it('says so when there is no answer, keeps what was shown, and recovers', async () => {
  open('')
  write('troll')
  pause()
  await asked[0]?.answer(found('troll', 'Trollskogen'))
  write('elg')
  pause()
  await asked[1]?.fail()
  expect(screen.getByRole('alert')).toHaveTextContent('Vi fikk ikke søkt')
  expect(screen.getByRole('link', { name: 'Trollskogen' })).toBeInTheDocument()
  write('elgen')
  pause()
  await asked[2]?.answer(found('elgen', 'Elgen'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('an answer that is none counts as none', async () => {
  open('')
  write('troll')
  pause()
  await asked[0]?.answer({ hits: 'mange' })
  expect(screen.getByRole('alert')).toBeInTheDocument()
})

it('ends with the page', () => {
  const { unmount } = open('')
  write('troll')
  unmount()
  pause()
  expect(asked).toEqual([])
})

it('the part that follows the writing comes when the field is entered', async () => {
  history.replaceState(null, '', '/search?q=troll')
  render(
    <main>
      {/* biome-ignore lint/a11y/useSemanticElements: as the search field is */}
      <form role="search" aria-label="Søk">
        <input name="q" defaultValue="troll" />
      </form>
      <LiveSearch query="troll" level={2} locale="nb">
        <p>Fra serveren</p>
      </LiveSearch>
    </main>,
  )
  expect(screen.queryByRole('status')).toBeNull()
  await act(async () => field().focus())
  expect(await screen.findByRole('status')).toHaveTextContent('')
  expect(screen.getByText('Fra serveren')).toBeInTheDocument()
  write('elg')
  pause()
  expect(asked.map(({ query }) => query)).toEqual(['elg'])
})
