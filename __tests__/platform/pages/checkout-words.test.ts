import { toAgeWords, toTimeWords } from '@/platform/pages/checkout-words'

it.each([
  [undefined, undefined],
  [null, 'Aldersgrensen er ikke satt'],
  [0, 'Tillatt for alle'],
  [9, 'Aldersgrense 9 år'],
  [18, 'Aldersgrense 18 år. Ingen under 18 slipper inn, heller ikke sammen med en voksen'],
] as const)('an age limit of %s', (limit, words) => {
  expect(toAgeWords(limit)).toBe(words)
})

it.each([
  ['2026-11-21T18:00+01:00', 'lørdag 21. november kl. 18.00'],
  ['2026-11-22T00:15+01:00', 'natt til søndag 22. november kl. 00.15'],
  ['2026-11-22T04:00+01:00', 'søndag 22. november kl. 04.00'],
])('%s is told as %s', (iso, words) => {
  expect(toTimeWords(Date.parse(iso))).toBe(words)
})
