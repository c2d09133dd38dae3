/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NOW, production, showing } from '@/__tests__/components/blocks/a-page'
import { exampleContext } from '@/components/editorial/examples'
import { FilmProgramme } from '@/components/programme/listing/film-programme.client'
import { toListing } from '@/components/programme/listing/listing'
import { type Choice, NO_CHOICE } from '@/lib/programme/choice'
import type { Showing } from '@/lib/programme/showing'

const child = { ...production('barn', 'movie', 'Barnefilmen'), ageLimit: 6 as const, genres: ['Familie'] }
const adult = { ...production('voksen', 'movie', 'Voksenfilmen'), ageLimit: 15 as const }

/** Today at 18 and 20, tomorrow at 16, and one in four days. */
const showings: Showing[] = [
  { ...showing(child, 2), format: ['3D'], language: 'nb' },
  { ...showing(adult, 4), format: ['2D'], language: 'en', subtitles: 'nb' },
  { ...showing(adult, 24), format: ['2D'], language: 'en', subtitles: 'nb' },
  { ...showing(child, 96), format: ['2D'], language: 'nb' },
]

function show(initial: Choice = NO_CHOICE, generatedAt = NOW, listed = showings) {
  const context = { ...exampleContext, generatedAt }
  return render(
    <FilmProgramme
      listing={toListing(listed, context)}
      initial={initial}
      level={2}
      address="/program"
      context={context}
    />,
  )
}

const days = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const films = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const press = (name: RegExp) => userEvent.setup({ delay: null }).click(screen.getByRole('link', { name }))

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  window.history.replaceState(null, '', '/program')
})
afterEach(() => jest.useRealTimers())

describe('the programme as it is', () => {
  it('goes by day and film, and links to each day (S1.1)', () => {
    show()
    expect(days()).toEqual(['I dag, lørdag 21. november', 'I morgen, søndag 22. november', 'Onsdag 25. november'])
    expect(films()).toEqual(['Barnefilmen', 'Voksenfilmen', 'Voksenfilmen', 'Barnefilmen'])
    const row = within(screen.getByRole('navigation', { name: 'Dager' }))
    expect(row.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Alle', '/program'],
      ['I dag', '/program?dag=2026-11-21'],
      ['I morgen', '/program?dag=2026-11-22'],
      ['ons. 25. nov.', '/program?dag=2026-11-25'],
    ])
    expect(row.getByRole('link', { name: 'Alle' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('4 forestillinger')
  })

  it('begins with what had not begun when the page was made', () => {
    show(NO_CHOICE, NOW + 3 * 3_600_000)
    expect(films().slice(0, 2)).toEqual(['Voksenfilmen', 'Barnefilmen'])
  })

  it('offers only what something has, with its count', () => {
    show()
    const offers = within(screen.getByRole('list', { name: 'Vis bare' })).getAllByRole('link')
    expect(offers.map(({ textContent }) => textContent)).toEqual([
      ...['Barn 2', 'Norsk tale 2', 'Tekstet 2', 'Originalspråk 2', '2D 3', '3D 1'],
    ])
  })
})

describe('a choice', () => {
  it('of a day shows that day, and stands in the address', async () => {
    show()
    await press(/^I morgen$/)
    expect(days()).toEqual(['I morgen, søndag 22. november'])
    expect(window.location.search).toBe('?dag=2026-11-22')
    expect(screen.getByRole('status')).toHaveTextContent('1 forestilling')
    expect(screen.getByRole('link', { name: 'I morgen' })).toHaveAttribute('aria-current', 'true')
  })

  it('of a kind hides the rest, tells how many are left, and is taken back', async () => {
    show()
    await press(/^Barn \d/)
    expect(films()).toEqual(['Barnefilmen', 'Barnefilmen'])
    expect(screen.getByRole('status')).toHaveTextContent('2 forestillinger')
    await press(/^3D/)
    expect(days()).toEqual(['I dag, lørdag 21. november'])
    expect(window.location.search).toBe('?filter=barn,3d')
    await press(/^Nullstill$/)
    expect(films()).toHaveLength(4)
    expect(window.location.search).toBe('')
    expect(screen.getByRole('status')).toHaveFocus()
  })

  it('of the order by time puts the times below each other', async () => {
    show()
    await press(/^Etter tid$/)
    expect(films()).toEqual([])
    const [today] = screen.getAllByRole('heading', { level: 2 })
    const rows = within(today?.closest('section') ?? document.body).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['18.00', '20.00'])
    expect(window.location.search).toBe('?vis=tid')
  })

  it('is rendered by the server as it stood in the address', () => {
    window.history.replaceState(null, '', '/program?filter=3d&vis=tid')
    show({ traits: ['3d'], layout: 'tid' })
    expect(screen.getAllByRole('link', { name: /^Barnefilmen$/ })).toHaveLength(1)
    expect(screen.queryByRole('link', { name: /^Voksenfilmen$/ })).toBeNull()
  })

  it('is read from the address again when the visitor goes back', async () => {
    show()
    await press(/^Barn \d/)
    window.history.replaceState(null, '', '/program')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(films()).toHaveLength(4)
  })

  it('of a date by hand shows that date', async () => {
    const { container } = show()
    const user = userEvent.setup({ delay: null })
    await user.click(screen.getByText('Velg dato'))
    const field = screen.getByLabelText('Dato')
    await user.clear(field)
    await user.type(field, '2026-11-25')
    await user.click(screen.getByRole('button', { name: 'Vis' }))
    expect(days()).toEqual(['Onsdag 25. november'])
    expect(container.querySelector('details')).not.toHaveAttribute('open')
    expect(screen.getByText('Velg dato')).toHaveFocus()
  })
})

describe('a programme of many days', () => {
  /** Today and every other day after: ten in all, of which four have the child's film. */
  const many = Array.from({ length: 10 }, (_, number) => ({
    ...showing(number % 3 === 0 ? child : adult, 2 + number * 48),
    format: ['2D'],
  }))
  const more = () => screen.queryByRole('link', { name: /^Vis .* til$/ })

  it('shows the first seven that have something, the first unfolded, and one link to all that follow', () => {
    const { container } = show(NO_CHOICE, NOW, many)
    expect(days()).toHaveLength(7)
    expect(screen.getByRole('status')).toHaveTextContent('7 av 10 forestillinger')
    expect(
      [...container.querySelectorAll('details:has(> summary > h2)')].map((one) => one.hasAttribute('open')),
    ).toEqual([true, ...Array(6).fill(false)])
    expect(screen.getByRole('link', { name: '7 dager' })).toHaveAttribute('aria-current', 'true')
    expect(more()).toHaveTextContent('Vis 3 dager til')
    expect(more()).toHaveAttribute('href', '/program?dag=alle')
  })

  it('shows all of them once it is followed, and goes on from the first new one', async () => {
    show(NO_CHOICE, NOW, many)
    await press(/^Vis 3 dager til$/)
    expect(days()).toHaveLength(10)
    expect(more()).toBeNull()
    expect(window.location.search).toBe('?dag=alle')
    expect(document.activeElement?.textContent).toMatch(/^Lørdag 5\. desember/)
    expect(screen.getByRole('link', { name: 'Alle' })).toHaveAttribute('aria-current', 'true')
  })

  it('narrowed, shows the first seven that have something of it', async () => {
    show(NO_CHOICE, NOW, many)
    await press(/^Barn 4$/)
    expect(films()).toEqual(['Barnefilmen', 'Barnefilmen', 'Barnefilmen', 'Barnefilmen'])
    expect(more()).toBeNull()
    await press(/^Nullstill$/)
    expect(days()).toHaveLength(7)
  })

  it('comes whole from the server where the address says so', () => {
    window.history.replaceState(null, '', '/program?dag=alle')
    show({ ...NO_CHOICE, day: 'alle' }, NOW, many)
    expect(days()).toHaveLength(10)
    expect(screen.getByLabelText('Dato')).toHaveValue('2026-11-21')
  })
})

describe('the field for any other date', () => {
  async function open() {
    const { container } = show()
    const user = userEvent.setup({ delay: null })
    await user.click(screen.getByText('Velg dato'))
    await user.click(screen.getByLabelText('Dato'))
    const picker = container.querySelector('details')
    expect(picker).toHaveAttribute('open')
    return { user, picker }
  }

  it('closes at Escape and gives the focus back', async () => {
    const { user, picker } = await open()
    await user.keyboard('{Escape}')
    expect(picker).not.toHaveAttribute('open')
    expect(screen.getByText('Velg dato')).toHaveFocus()
  })

  it('closes when the focus leaves it, and stays while the focus is in it', async () => {
    const { user, picker } = await open()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Vis' })).toHaveFocus()
    expect(picker).toHaveAttribute('open')
    await user.tab()
    expect(screen.getByRole('link', { name: /^Barn \d/ })).toHaveFocus()
    expect(picker).not.toHaveAttribute('open')
  })
})

describe('the row of days', () => {
  const WIDTH = 390
  const CHIP = 150
  const getRow = () => within(screen.getByRole('navigation', { name: 'Dager' })).getByRole('list')

  beforeEach(() => {
    // jsdom lays nothing out: a row as wide as a phone, with chips beside each other.
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
      const chip = this.closest('nav li')
      if (!chip) return new DOMRect(0, 0, WIDTH, 60)
      const place = [...(chip.parentElement?.children ?? [])].indexOf(chip)
      return new DOMRect(place * CHIP - (chip.parentElement?.scrollLeft ?? 0), 0, CHIP, 44)
    })
  })
  afterEach(() => jest.restoreAllMocks())

  it('has the chosen day in its middle where it would not be seen, as the page comes', () => {
    window.history.replaceState(null, '', '/program?dag=2026-11-25')
    show({ ...NO_CHOICE, day: '2026-11-25' })
    expect(getRow().scrollLeft).toBe(3 * CHIP + CHIP / 2 - WIDTH / 2)
  })

  it('follows a choice, and stands still for what is seen', async () => {
    show()
    await press(/^I dag$/)
    expect(getRow().scrollLeft).toBe(0)
    await press(/^ons\. 25/)
    expect(getRow().scrollLeft).toBe(3 * CHIP + CHIP / 2 - WIDTH / 2)
  })
})

describe('a day without shows', () => {
  it('says so, and what is next', async () => {
    window.history.replaceState(null, '', '/program?dag=2026-11-24')
    const { container } = show({ ...NO_CHOICE, day: '2026-11-24' })
    expect(container).toHaveTextContent('Ingen forestillinger tirsdag. Neste: onsdag 25. november kl. 16.00.')
    await press(/^onsdag 25/)
    expect(days()).toEqual(['Onsdag 25. november'])
  })

  it('of another year is told with its year', () => {
    window.history.replaceState(null, '', '/program?dag=2027-02-10')
    const { container } = show({ ...NO_CHOICE, day: '2027-02-10' })
    expect(container).toHaveTextContent('Ingen forestillinger onsdag 10. februar 2027. Vis hele programmet')
  })

  it('calls nothing next that has begun', () => {
    window.history.replaceState(null, '', '/program?dag=2026-11-20')
    const { container } = show({ ...NO_CHOICE, day: '2026-11-20' })
    expect(container).toHaveTextContent('Neste: lørdag 21. november kl. 18.00.')
    jest.setSystemTime(NOW + 3 * 3_600_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(container).toHaveTextContent('Neste: lørdag 21. november kl. 20.00.')
  })

  it('by what was chosen says that, and leads out', async () => {
    window.history.replaceState(null, '', '/program?dag=2026-11-22&filter=barn')
    const { container } = show({ traits: ['barn'], day: '2026-11-22', layout: 'film' })
    expect(container).toHaveTextContent(
      'Ingen forestillinger i morgen passer til valget. Neste: onsdag 25. november kl. 16.00.',
    )
    await press(/^Vis alle forestillinger$/)
    expect(days()).toEqual(['I morgen, søndag 22. november'])
    expect(screen.getByRole('status')).toHaveFocus()
  })
})

describe('a page of yesterday', () => {
  it('shows nothing of yesterday, and calls the days what they are', () => {
    jest.setSystemTime(NOW + 24 * 3_600_000)
    show()
    expect(days()).toEqual(['I dag, søndag 22. november', 'Onsdag 25. november'])
  })
})
