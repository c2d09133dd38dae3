/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { BlockProps } from '@/components/blocks/define-block'
import { blockFor } from '@/components/blocks/registry'
import { exampleImage, exampleProps } from '@/components/editorial/examples'
import type { BlockKind } from '@/contract/page'
import { NOW, production, showing } from './a-page'

const HOURS = 3_600_000
const film = production('film', 'movie', 'Filmen')

function show(kind: BlockKind, props: Partial<BlockProps>, generatedAt = NOW) {
  const context = { ...exampleProps.context, generatedAt }
  return render(
    blockFor(kind)
      ?.prepare({ ...exampleProps, context, ...props })
      .render(2),
  )
}

const visible = (words: RegExp | string) =>
  screen.queryAllByText(words).filter((one) => one.checkVisibility?.() ?? !one.closest('[hidden]'))

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

describe('the schedule of the front page', () => {
  const showings = [2, 4, 26, 50].map((hours) => showing(film, hours))

  it('shows tonight first', () => {
    show('schedule', { showings })
    expect(visible(/^I dag, lørdag 21\. november$/)).toHaveLength(1)
    expect(visible(/^I morgen/)).toHaveLength(0)
  })

  it('shows the next day once tonight’s last film has begun, on a page of this morning', () => {
    jest.setSystemTime(NOW + 5 * HOURS)
    show('schedule', { showings })
    expect(visible(/Ingen flere forestillinger i dag/)).toHaveLength(1)
    expect(visible(/^I morgen, søndag 22\. november$/)).toHaveLength(1)
  })

  it.each([
    ['has had its last film', [-2, 26], /^Ingen flere forestillinger i dag\. Neste:$/],
    ['has none at all', [-26, 26], /^Ingen forestillinger i dag\. Neste:$/],
  ])('says what is right of a day that %s, on a page made then', (_, hours, words) => {
    show('schedule', { showings: hours.map((at) => showing(film, at)) })
    expect(visible(words)).toHaveLength(1)
    expect(visible(/^I morgen, søndag 22\. november$/)).toHaveLength(1)
  })

  it('shows the right day on a page of yesterday', () => {
    jest.setSystemTime(NOW + 24 * HOURS)
    show('schedule', { showings })
    expect(visible(/^I dag, søndag 22\. november$/)).toHaveLength(1)
    expect(visible(/lørdag/)).toHaveLength(0)
  })

  it('is never blank', () => {
    jest.setSystemTime(NOW + 400 * HOURS)
    show('schedule', { showings })
    expect(visible(/Ingen forestillinger er satt opp/)).toHaveLength(1)
  })
})

describe('the programme', () => {
  it('puts a show after midnight on the evening before', () => {
    show('program', { showings: [showing(film, 9.5)] })
    expect(screen.getByRole('heading', { name: 'I dag, lørdag 21. november' })).toBeVisible()
  })

  it('is a wall of posters with their premieres where nothing has a time yet (S1.2)', () => {
    const coming = {
      ...production('ny', 'movie', 'Den nye'),
      objectClass: 'movie_coming' as const,
      premiere: Date.UTC(2026, 11, 26, 17),
    }
    show('program', { productions: [coming] })
    expect(screen.getByText('Premiere 26. desember 2026')).toBeVisible()
    expect(screen.queryByText(/Ingen forestillinger/)).toBeNull()
  })
})

describe('the culture programme', () => {
  it('goes by month, and shows nothing that is over (S1.4)', () => {
    const [over, soon, later] = ['Over', 'Snart', 'Senere'].map((name) => production(name, 'culture', name))
    if (!over || !soon || !later) throw new Error('no productions')
    render(
      blockFor('cultureProgram')
        ?.prepare({
          ...exampleProps,
          context: { ...exampleProps.context, generatedAt: NOW },
          showings: [showing(later, 24 * 20), showing(soon, 24), showing(over, -5)],
        })
        .render(1),
    )
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Eksempel',
      'november 2026',
      'Snart',
      'desember 2026',
      'Senere',
    ])
  })

  it('advertises the next date that is not off, and says Avlyst where none is left', () => {
    const concert = production('konsert', 'culture', 'Konserten')
    const [first, second, third] = [24, 48, 72].map((hours) => showing(concert, hours))
    if (!first || !second || !third) throw new Error('no showings')
    const off = { ...first, status: 'cancelled' as const, price: { from: 20_000, currency: 'NOK' as const } }
    const { unmount } = show('cultureProgram', { showings: [off, second, third] })
    const card = screen.getByRole('article')
    expect(card).toHaveTextContent(/^Konsertenmandag 23\. november/)
    expect(card).toHaveTextContent(/Konserten.*1 dato til$/)
    expect(card).not.toHaveTextContent('kr')
    unmount()
    show('cultureProgram', { showings: [off] })
    expect(screen.getByRole('article')).toHaveTextContent(/^Konsertensøndag 22\. november.*Avlyst$/)
  })

  it('waits with no picture that a page begins with, and with all others', () => {
    const assets = [{ ...exampleImage('bredt', ''), type: 'first_image' as const }]
    const many = Array.from({ length: 4 }, (_, index) => ({ ...production(`k${index}`, 'culture'), assets }))
    const showings = many.map((one, index) => showing(one, 24 + index))
    const listLazy = (level: 1 | 2) => {
      const context = { ...exampleProps.context, generatedAt: NOW }
      const block = blockFor('cultureProgram')?.prepare({ ...exampleProps, context, productions: many, showings })
      const { container, unmount } = render(block?.render(level))
      const loading = [...container.querySelectorAll('img')].map((one) => one.getAttribute('loading'))
      unmount()
      return loading
    }
    expect(listLazy(1)).toEqual(['eager', 'eager', 'lazy', 'lazy'])
    expect(listLazy(2)).toEqual(['lazy', 'lazy', 'lazy', 'lazy'])
  })

  it('folds what is too much beside other things', () => {
    const many = Array.from({ length: 9 }, (_, index) => production(`k${index}`, 'culture'))
    show('cultureProgram', { productions: many, showings: many.map((one, index) => showing(one, 24 + index)) })
    expect(screen.getByText('Vis 3 arrangement til')).toBeVisible()
  })
})

describe('the tickets of a film', () => {
  it('rule 23: says first what is cancelled and what was moved', () => {
    const moved = { ...showing(film, 48), previousStart: NOW + 24 * HOURS }
    const off = { ...showing(film, 72), status: 'cancelled' as const }
    show('ticketList', { single: { production: film }, showings: [off, moved] })
    const [first] = screen.getAllByRole('list')
    expect(
      within(first ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Flyttet fra søn. 22. nov. kl. 16.00 til mandag 23. november kl. 16.00',
      'Avlyst: tirsdag 24. november kl. 16.00',
    ])
    for (const clock of within(first ?? document.body).getAllByText('kl. 16.00')) expect(clock).toHaveClass('clock')
  })

  it('rule 23: a production that is postponed says so once, and sells nothing', () => {
    const culture = { ...production('k', 'culture', 'Konserten'), status: 'postponed' as const }
    const off = [48, 72].map((hours) => ({
      ...showing(culture, hours),
      status: 'postponed' as const,
      isStatusFixed: true,
    }))
    show('ticketList', { single: { production: culture }, showings: off })
    expect(screen.getByText('Arrangementet er utsatt. Ny dato kommer her.')).toBeVisible()
    expect(screen.getAllByText('Utsatt')).toHaveLength(2)
    expect(screen.queryByRole('link', { name: /^(Kjøp|Bestill)/ })).toBeNull()
    expect(screen.queryByText(/ferdig ca/)).toBeNull()
  })

  it('answers «Kan barnet se denne?» for every age, folded until asked', () => {
    show('ticketList', { single: { production: { ...film, ageLimit: 9, ageReason: 'Skumle scener' } } })
    const asked = screen.getByText('Kan barnet se denne?').closest('details')
    expect(asked).not.toHaveAttribute('open')
    expect(asked).toHaveTextContent(
      '9 år og eldreJa, også alene6–8 årJa, sammen med en voksenUnder 6 årNei, heller ikke',
    )
    expect(screen.getByText('yngre fra 6 år sammen med en voksen')).toBeVisible()
    expect(screen.getByText('Skumle scener')).toBeVisible()
  })

  it('puts versions side by side below their names, and says when each ends', () => {
    const versions = [
      { ...showing(film, 3), format: ['3D'], language: 'en', subtitles: 'nb' },
      { ...showing(film, 5), format: ['2D'], language: 'nb' },
      { ...showing(film, 26), format: ['2D', 'Atmos'], language: 'nb', access: ['audioDescription' as const] },
    ]
    show('ticketList', { single: { production: film }, showings: versions })
    const lists = screen.getAllByRole('list', { name: /^[23]D · / })
    expect(lists.map((list) => [list.previousSibling?.textContent, list.textContent?.slice(0, 5)])).toEqual([
      ['2D · Norsk tale', '21.00'],
      ['3D · Engelsk tale, norsk tekst', '19.00'],
      ['2D · Norsk tale', '18.00'],
    ])
    expect(screen.getByText('ferdig ca. 20.00 · Synstolking')).toBeVisible()
  })

  it('names no version where there is one, and the place once', () => {
    const place = { name: 'Grendehuset', address: 'Grendehuset, Bygdeveien 4' }
    const one = [3, 26].map((hours) => ({ ...showing(film, hours), format: ['2D'], location: place }))
    show('ticketList', { single: { production: film }, showings: one })
    expect(screen.getByText('Bygdeveien 4')).toBeVisible()
    expect(screen.queryByRole('list', { name: /2D/ })).toBeNull()
  })

  it('folds the days that are far off, and loses none', () => {
    const days = Array.from({ length: 9 }, (_, day) => showing(film, 3 + 24 * day))
    show('ticketList', { single: { production: film }, showings: days })
    expect(screen.getByText('Vis 4 dager til')).toBeVisible()
    expect(screen.getAllByText(/^ferdig ca\./)).toHaveLength(9)
  })

  it('lets the past sink while the page stands: a page of yesterday, opened today', () => {
    jest.setSystemTime(NOW + 24 * HOURS)
    show('ticketList', { single: { production: film }, showings: [showing(film, 3), showing(film, 50)] })
    expect(visible(/lørdag 21\. november/)).toHaveLength(0)
    expect(visible('Tidligere forestillinger')).toHaveLength(1)
    expect(visible(/november 2026/).map(({ textContent }) => textContent)).toEqual(['21. november 2026 kl. 19.00'])
  })

  it('says that there is no more once the last one has begun', () => {
    jest.setSystemTime(NOW + 4 * HOURS)
    show('ticketList', { single: { production: film }, showings: [showing(film, 3)] })
    expect(visible('Ingen flere forestillinger er satt opp.')).toHaveLength(1)
  })

  it('lets the past sink, and says when a coming film opens', () => {
    const { unmount } = show('ticketList', { single: { production: film }, showings: [showing(film, -30)] })
    expect(screen.getByText('Ingen flere forestillinger er satt opp.')).toBeVisible()
    expect(screen.getByText('Tidligere forestillinger')).toBeVisible()
    unmount()
    show('ticketList', { single: { production: { ...film, premiere: Date.UTC(2026, 11, 26, 17) } } })
    expect(screen.getByText(/^Premiere 26\. desember 2026\./)).toBeVisible()
  })
})

describe('the facts of a film', () => {
  const past = { ...showing(film, -48), format: ['3D'], price: { from: 6_000, currency: 'NOK' as const } }
  const coming = { ...showing(film, 48), format: ['2D'], price: { from: 13_500, currency: 'NOK' as const } }
  const factsOf = (showings: BlockProps['showings']) => {
    const { container, unmount } = show('movieInfo', { single: { production: film }, showings })
    const facts = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    unmount()
    return facts
  }

  it('are those of the showings to come; of past ones where none comes', () => {
    expect(factsOf([past, coming])).toEqual(['Format2D', 'Pris135 kr'])
    expect(factsOf([past])).toEqual(['Format3D', 'Pris60 kr'])
  })
})

describe('the cover of a film', () => {
  const shown = (fields: Partial<typeof film>) =>
    show('cover', { single: { production: { ...film, ...fields } } }).container.textContent

  it('says first what does not take place, then when it opens', () => {
    const premiere = Date.UTC(2026, 11, 26, 17)
    expect(shown({ objectClass: 'movie_coming', premiere })).toContain('Premiere 26. desember 2026')
    expect(shown({ objectClass: 'movie_coming', premiere, status: 'postponed' })).toMatch(/^UtsattFilmen/)
    expect(shown({ premiere })).not.toContain('Premiere')
  })
})
