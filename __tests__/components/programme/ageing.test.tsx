/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { DayWords, During } from '@/components/programme/ageing.client'
import { toDaySpan } from '@/lib/programme/day-span'
import { toDay } from '@/lib/programme/days'

const MINUTE = 60_000
const EVENING = Date.UTC(2026, 10, 21, 17)

beforeEach(() => jest.useFakeTimers({ now: EVENING }))
afterEach(() => jest.useRealTimers())

describe('what ages', () => {
  it('follows the visitor’s clock, not the page’s', () => {
    const yesterday = EVENING - 24 * 60 * MINUTE
    render(
      <>
        <During until={EVENING - MINUTE} renderedAt={yesterday}>
          I går
        </During>
        <During from={EVENING - MINUTE} renderedAt={yesterday}>
          I kveld
        </During>
      </>,
    )
    expect(screen.getByText('I går')).not.toBeVisible()
    expect(screen.getByText('I kveld')).toBeVisible()
  })

  it('changes while the page stands open', () => {
    render(
      <During until={EVENING + MINUTE} renderedAt={EVENING}>
        Straks
      </During>,
    )
    expect(screen.getByText('Straks')).toBeVisible()
    act(() => jest.advanceTimersByTime(2 * MINUTE))
    expect(screen.getByText('Straks')).not.toBeVisible()
  })

  it('looks at the clock at once when the page is seen again', () => {
    render(
      <During until={EVENING + MINUTE} renderedAt={EVENING}>
        Straks
      </During>,
    )
    jest.setSystemTime(EVENING + 60 * MINUTE)
    act(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('Straks')).not.toBeVisible()
  })
})

describe('the name of a day', () => {
  it.each([
    ['2026-11-21', 'I dag, en dato'],
    ['2026-11-22', 'I morgen, en dato'],
    ['2026-11-20', 'En dato'],
    ['2026-11-23', 'En dato'],
  ])('%s is "%s" on Saturday evening, on a page of the day before', (day, words) => {
    render(<DayWords span={toDaySpan(day)} date="en dato" renderedAt={EVENING - 24 * 60 * MINUTE} />)
    expect(screen.getByText(words)).toBeVisible()
  })

  it.each(['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-12-31'])(
    '%s begins and ends as the programme counts',
    (day) => {
      const { before, start, end } = toDaySpan(day)
      expect([toDay(start - 1), toDay(start), toDay(end - 1), toDay(end)]).toEqual([
        toDay(before),
        day,
        day,
        toDay(end),
      ])
      expect(toDay(end)).not.toBe(day)
      expect(toDay(before)).not.toBe(day)
    },
  )
})
