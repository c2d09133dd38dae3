import { toKnownAt, toKnownTurns, toKnownWords } from '@/lib/programme/last-check'

const AT = Date.parse('2026-11-21T14:05+01:00')
const MINUTE = 60_000

describe('when a state was known', () => {
  it.each([
    ['never asked for', undefined, undefined],
    ['answered', { checkedAt: AT, hasFailed: false }, undefined],
    ['answered once, then not', { checkedAt: AT, hasFailed: true }, AT],
    ['never answered: that of the page', { checkedAt: undefined, hasFailed: true }, AT - MINUTE],
  ])('is of interest where it cannot be checked: %s', (_, check, knownAt) => {
    expect(toKnownAt(check, AT - MINUTE)).toBe(knownAt)
  })

  it.each([
    [5 * MINUTE - 1, undefined],
    [5 * MINUTE, 'Sist sjekket kl. 14.05'],
    [12 * 60 * MINUTE - 1, 'Sist sjekket kl. 14.05'],
    [12 * 60 * MINUTE, 'Sist sjekket lør. 21. nov. kl. 14.05'],
  ])('is told %i ms later: %s', (later, words) => {
    expect(toKnownWords(AT, AT + later)).toBe(words)
  })

  it('is told anew when the words change, and only then', () => {
    expect(toKnownTurns(AT)).toEqual([AT + 5 * MINUTE, AT + 12 * 60 * MINUTE])
    expect([toKnownTurns(undefined), toKnownWords(undefined, AT)]).toEqual([[], undefined])
  })
})
