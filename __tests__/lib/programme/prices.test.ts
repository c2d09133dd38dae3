import { production, showing } from '@/__tests__/components/blocks/a-page'
import { toPriceFrom } from '@/lib/programme/prices'
import type { Showing } from '@/lib/programme/showing'

const at = (from: number, to?: number): Showing => ({
  ...showing(production('konsert', 'culture'), 24),
  price: { from, ...(to !== undefined && { to }), currency: 'NOK' },
})
const free: Showing = { ...at(0), price: undefined, status: 'free' }
const unknown: Showing = { ...at(0), price: undefined }

it.each<[string, Showing[], string | undefined]>([
  ['no showings', [], undefined],
  ['no price known', [unknown], undefined],
  ['one price', [at(10_000), unknown, at(10_000)], '100 kr'],
  ['several', [at(20_000), at(10_000)], 'fra 100 kr'],
  ['a span', [at(10_000, 20_000)], 'fra 100 kr'],
  ['nothing to pay', [free, at(0)], 'Gratis'],
  ['one free date and one that costs', [free, at(10_000)], 'Gratis / 100 kr'],
  ['one free date and several that cost', [at(20_000), free, at(10_000)], 'Gratis / fra 100 kr'],
])('the price of %s', (_, showings, words) => {
  expect(toPriceFrom(showings)).toBe(words)
})
