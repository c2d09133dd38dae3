import { NOW, production, showing } from '@/__tests__/components/blocks/a-page'
import { formatMonth } from '@/lib/format'
import { toCultureMonths } from '@/lib/programme/culture-months'

const NEW_YEAR = (Date.UTC(2026, 11, 31, 23, 30) - NOW) / 3_600_000

it('names each month once, also where its first show begins after midnight on its last day', () => {
  const concert = production('konsert', 'culture')
  const months = toCultureMonths([showing(concert, NEW_YEAR), showing(concert, NEW_YEAR + 48)])
  expect(months.map(({ at }) => formatMonth(at))).toEqual(['desember 2026', 'januar 2027'])
})
