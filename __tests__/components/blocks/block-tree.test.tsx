/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { BlockTree } from '@/components/blocks/block-tree'
import type { PageData } from '@/lib/pages/page-data'
import { aPage, article, block, documents, item, NOW, production, showing, source } from './a-page'

jest.mock('@/lib/clock', () => ({ ...jest.requireActual('@/lib/clock'), now: () => Date.UTC(2026, 10, 21, 15) }))

jest.mock('@/components/blocks/poster', () => ({
  poster: {
    ...jest.requireActual('@/components/blocks/poster').poster,
    prepare: () => ({
      refused: [],
      heading: undefined,
      render() {
        throw new Error('a fault of its own')
      },
    }),
  },
}))

const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warn.mockClear())

const show = (data: PageData) => render(<BlockTree data={data} />)
const headings = () => screen.queryAllByRole('heading').map((one) => `${one.tagName} ${one.textContent}`)
const warned = () => warn.mock.calls.map(([line]) => String(line))

describe('rule 7: where blocks stand', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => item('title', id, id))
  const at = (id: string, row: number, column: number, order = 0) =>
    block('title', `blokk-${id}`, { data: [id], place: { row, column, order } })

  it('orders rows by index, blocks by order, ties by position', () => {
    const rows = [
      { container: true, index: 5, columns: [{}] },
      { container: true, index: 1, columns: [{}, {}] },
    ]
    show(aPage({ rows, items, blocks: [at('a', 1, 0), at('b', 0, 1, 2), at('c', 0, 1, 1), at('d', 0, 0)] }))
    expect(headings()).toEqual(['H1 d', 'H2 c', 'H2 b', 'H2 a'])
    expect(warn).not.toHaveBeenCalled()
  })

  it('shows a block whose place does not exist in the last column of the last row, and logs it', () => {
    const rows = [{ container: true, columns: [{}, {}] }]
    show(aPage({ rows, items, blocks: [at('a', 7, 0), at('b', 0, 0), at('c', 0, 1)] }))
    expect(headings()).toEqual(['H1 b', 'H2 a', 'H2 c'])
    expect(warned()).toEqual([expect.stringMatching(/page side, block blokk-a: no row 7/)])
  })

  it('counts places before anything was dropped', () => {
    const rows = [{ container: 'neither' }, { container: true, columns: [{ span: 'faulty' }, {}] }]
    show(aPage({ rows, items, blocks: [at('a', 0, 0), at('b', 1, 0), at('c', 1, 1)] }))
    // Row 0 was dropped: its block goes last; row 1 is still row 1.
    expect(headings()).toEqual(['H1 b', 'H2 a', 'H2 c'])
  })

  it('shows blocks of a page without any row', () => {
    show(aPage({ rows: [], items, blocks: [at('a', 0, 0)] }))
    expect(headings()).toEqual(['H1 a'])
  })

  it('does not render a hidden block (S4.14)', () => {
    show(aPage({ items, blocks: [{ ...at('a', 0, 0), hide: true }, at('b', 0, 0)] }))
    expect(headings()).toEqual(['H1 b'])
  })
})

describe('rule 8: which sources a block reads', () => {
  const [film, other, concert] = [
    production('film', 'movie', 'Filmen'),
    production('annen', 'movie', 'Den andre'),
    production('konsert', 'culture', 'Konserten'),
  ]
  const read = {
    en: documents({ productions: [film, concert] }),
    to: documents({ productions: [other] }),
    tider: documents({ showings: [showing(film, 2), showing(concert, 3), showing(other, 4)] }),
  }
  const sources = [source('en', 'production'), source('to', 'production'), source('tider', 'event')]
  const titles = () => headings().map((words) => words.replace(/^H\d /, ''))

  it('reads all of the page where it names none, and only films where the kind shows films', () => {
    show(aPage({ sources, read, blocks: [block('events', 'e')] }))
    expect(titles()).toEqual(['Sidens tittel', 'Den andre', 'Filmen'])
  })

  it('reads those that it names', () => {
    show(aPage({ sources, read, blocks: [block('events', 'e', { sources: ['to', 'finnes-ikke'] })] }))
    expect(titles()).toEqual(['Sidens tittel', 'Den andre'])
  })

  it('shows culture where the kind shows culture', () => {
    show(aPage({ sources, read, blocks: [block('cultureProgram', 'k')] }))
    expect(titles()).toContain('Konserten')
    expect(titles()).not.toContain('Filmen')
  })

  it('shows no showing of a production that its own list leaves out', () => {
    show(aPage({ sources, read, blocks: [block('program', 'p', { sources: ['to', 'tider'] })] }))
    expect(titles()).toContain('Den andre')
    expect(titles()).not.toContain('Filmen')
  })

  it('says so where a programme is empty', () => {
    show(aPage({ blocks: [block('program', 'p'), block('cardList', 'c')] }))
    expect(screen.getByText(/Ingen forestillinger er satt opp/)).toBeVisible()
  })
})

describe('rule 9: content items by component', () => {
  it('shows them in the order of the data, and leaves out and logs those of another type', () => {
    const items = [item('title', 'en', 'Først'), item('title', 'to', 'Sist'), item('card', 'kort', 'Fremmed')]
    show(aPage({ items, blocks: [block('title', 'blokk', { data: ['to', 'kort', 'borte', 'en'] })] }))
    expect(headings()).toEqual(['H1 Sist', 'H2 Først'])
    expect(warned()).toEqual(['page side, block blokk: left out items not of its type: kort'])
  })

  it('cardList: cards where data is given, else the articles (S1.6)', () => {
    const page = {
      sources: [source('nytt', 'article')],
      read: { nytt: documents({ articles: [article('n', 'Nyheten')] }) },
    }
    const { unmount } = show(
      aPage({ ...page, items: [item('card', 'k', 'Kortet')], blocks: [block('cardList', 'a', { data: ['k'] })] }),
    )
    expect(headings().join()).toMatch(/Kortet/)
    expect(headings().join()).not.toMatch(/Nyheten/)
    unmount()
    show(aPage({ ...page, blocks: [block('cardList', 'b')] }))
    expect(screen.getByRole('link', { name: 'Nyheten' })).toHaveAttribute('href', '/article/n')
  })

  it('cover: its item, else the single source of the page', () => {
    const film = production('film', 'movie', 'Filmen')
    const page = { sources: [source('film', 'production', false)], read: { film: documents({ productions: [film] }) } }
    const { unmount } = show(
      aPage({ ...page, items: [item('cover', 'c', 'Omslaget')], blocks: [block('cover', 'a', { data: ['c'] })] }),
    )
    expect(headings()).toEqual(['H1 Omslaget'])
    unmount()
    show(aPage({ ...page, blocks: [block('cover', 'b'), block('movieInfo', 'c')] }))
    expect(headings()).toEqual(['H1 Filmen', 'H2 Om filmen'])
  })

  it('ticket: the single event, else the first to come', () => {
    const [early, late] = [production('a', 'movie', 'Begynt'), production('b', 'movie', 'Neste')]
    const showings = [showing(late, 2), showing(early, -1)]
    const many = { sources: [source('alle', 'event')], read: { alle: documents({ showings }) } }
    const { unmount } = show(aPage({ ...many, blocks: [block('ticket', 't')] }))
    expect(headings()).toEqual(['H1 Neste forestilling', 'H2 Neste'])
    unmount()
    const one = { sources: [source('en', 'event', false)], read: { en: documents({ showings: [showing(early, -1)] }) } }
    show(aPage({ ...one, blocks: [block('ticket', 't')] }))
    expect(headings()).toEqual(['H1 Neste forestilling', 'H2 Begynt'])
  })
})

describe('the page', () => {
  it('has exactly one h1: the first block in reading order that has a heading', () => {
    const items = [item('content', 'uten'), item('cover', 'c', 'Omslag'), item('title', 't', 'Tittel')]
    const rows = [
      { container: false, columns: [{}] },
      { container: true, columns: [{}] },
    ]
    const place = { row: 1, column: 0, order: 0 }
    show(
      aPage({
        rows,
        items,
        blocks: [block('title', 't', { data: ['t'], place }), block('cover', 'c', { data: ['c'] })],
      }),
    )
    expect(headings()).toEqual(['H1 Omslag', 'H2 Tittel'])
  })

  it('is called by its own title where no block has a heading', () => {
    show(aPage({ items: [item('link', 'l', 'Snarvei')], blocks: [block('quickLinks', 'q', { data: ['l'] })] }))
    expect(headings()).toEqual(['H1 Sidens tittel'])
  })

  it('does not say the same in two headings', () => {
    const items = [item('cover', 'c', 'Dans'), item('title', 't', 'Dans')]
    show(aPage({ items, blocks: [block('cover', 'c', { data: ['c'] }), block('title', 't', { data: ['t'] })] }))
    expect(headings()).toEqual(['H1 Dans'])
  })

  it('says its language where it is not the site’s', () => {
    show(aPage({ blocks: [], locale: 'en' }))
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en')
  })

  it('stands where a kind is unknown, and logs it once', () => {
    const data = aPage({ items: [item('title', 't', 'Tittel')], blocks: [block('title', 't', { data: ['t'] })] })
    const broken = { ...block('title', 'ukjent'), component: 'karusell' }
    Object.assign(data.page, { blocks: [...data.page.blocks, broken] })
    const { unmount } = show(data)
    unmount()
    show(data)
    expect(headings()).toEqual(['H1 Tittel'])
    expect(within(screen.getByRole('main')).getByText(/Blokken ukjent .* vises ikke/)).toBeVisible()
    expect(warned()).toEqual(['page side, block ukjent: unknown kind karusell'])
  })

  it('stands where a block fails', () => {
    show(
      aPage({
        items: [item('title', 't', 'Tittel')],
        blocks: [block('poster', 'p'), block('title', 't', { data: ['t'] })],
      }),
    )
    expect(headings()).toEqual(['H1 Tittel'])
    expect(warned()).toEqual(['page side, block p: a fault of its own'])
  })

  it('says nothing of it to visitors', () => {
    const before = process.env.NODE_ENV
    Object.assign(process.env, { NODE_ENV: 'production' })
    const data = aPage({ blocks: [] })
    Object.assign(data.page, { blocks: [{ ...block('title', 'x'), component: 'karusell' }] })
    show(data)
    Object.assign(process.env, { NODE_ENV: before })
    expect(screen.getByRole('main')).toHaveTextContent(/^Sidens tittel$/)
  })

  it('is dark for films and follows the visitor elsewhere', () => {
    const film = production('film', 'movie')
    show(
      aPage({
        sources: [source('f', 'production', false)],
        read: { f: documents({ productions: [film] }) },
        blocks: [],
      }),
    )
    expect(screen.getByRole('main')).toHaveAttribute('data-color-scheme', 'dark')
    expect(NOW).toBeLessThan(showing(film, 1).start)
  })
})
