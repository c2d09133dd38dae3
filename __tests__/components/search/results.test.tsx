/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { Results } from '@/components/search/results'
import type { SearchAnswer } from '@/lib/search/answer'

const nothing: SearchAnswer = { query: 'søvn', hits: [], near: [], ways: [{ path: '/a', label: 'Program' }] }
const show = (answer: SearchAnswer) => render(<Results answer={answer} level={2} locale="nb" />)

it('marks what was found, tells the kind and the next showing', () => {
  show({
    ...nothing,
    ways: [],
    hits: [
      {
        path: '/f',
        kind: 'film',
        title: ['Den ', 'siste', ' elgen'],
        excerpt: ['', 'Siste', ' sjanse'],
        next: Date.UTC(2026, 10, 21, 17),
      },
    ],
  })
  expect(screen.getByRole('heading', { name: '1 treff på «søvn»' })).toBeInTheDocument()
  const hit = within(screen.getByRole('listitem'))
  expect(hit.getByRole('link', { name: 'Den siste elgen' })).toHaveAttribute('href', '/f')
  expect(hit.getByText('Film')).toBeInTheDocument()
  expect(hit.getByRole('time')).toHaveTextContent('lør. 21. nov. kl. 18.00')
  expect(hit.getByText('kl. 18.00')).toHaveClass('clock')
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['siste', 'Siste'])
})

it('says of a hit in which language it is, where that is not the page’s', () => {
  const hit = { kind: 'article' as const, excerpt: ['Open'] }
  show({
    ...nothing,
    hits: [
      { ...hit, path: '/a', title: ['Husleie'], lang: 'nb' },
      { ...hit, path: '/b', title: ['Opening hours'], lang: 'en' },
    ],
  })
  const languages = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.getAttribute('lang'))
  expect(languages).toEqual([null, 'en', null])
  expect(screen.getAllByText('Open').map((text) => text.closest('[lang]')?.getAttribute('lang'))).toEqual([
    undefined,
    'en',
  ])
})

it.each([
  ['cancelled', 'Avlyst'],
  ['postponed', 'Utsatt'],
  ['past', 'Ikke på programmet nå'],
] as const)('%s is told in words', (state, words) => {
  show({ ...nothing, hits: [{ path: '/f', kind: 'culture', title: ['Revy'], excerpt: [], state }] })
  expect(screen.getByText(words, { exact: false })).toBeInTheDocument()
})

it('without hits there are ways on, by data', () => {
  show({ ...nothing, near: [{ path: '/b', label: 'Søvngjengeren' }] })
  expect(screen.getByRole('heading', { name: 'Ingen treff på «søvn»' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Kanskje du leter etter' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Søvngjengeren' })).toHaveAttribute('href', '/b')
  expect(screen.getByRole('link', { name: 'Program' })).toHaveAttribute('href', '/a')
})

it('before anything was asked for there are the ways only', () => {
  show({ ...nothing, query: '' })
  expect(screen.queryByText(/treff/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Program' })).toBeInTheDocument()
})

it('says plainly that nothing can be searched', () => {
  show({ ...nothing, isDown: true })
  expect(screen.getByRole('heading', { name: 'Søket er ute av drift akkurat nå' })).toBeInTheDocument()
  expect(screen.getByText(/Prøv igjen om litt/)).toBeInTheDocument()
  expect(screen.queryByText(/Ingen treff/)).toBeNull()
})
