import fc from 'fast-check'
import { toQuery, toWords } from '@/lib/search/query'

describe('what a visitor wrote', () => {
  it.each([
    ['  to   ord ', 'to ord'],
    ['a\u0000b\nc', 'a b c'],
    ['\ud800x', 'x'],
    ['🎬'.repeat(300), '🎬'.repeat(200)],
  ])('%j is read as %j', (written, query) => expect(toQuery(written)).toBe(query))

  it('is one line of at most 200 characters that an address can hold, and six words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (written) => {
        const query = toQuery(written)
        expect([...query].length).toBeLessThanOrEqual(200)
        expect(query).not.toMatch(/[\p{Cc}\p{Cs}]/u)
        expect(() => encodeURIComponent(query)).not.toThrow()
        expect(toWords(query).length).toBeLessThanOrEqual(6)
      }),
    )
  })

  it('small words count only where there is nothing else', () => {
    expect(toWords('hva koster det på badet').map(({ written }) => written[0])).toEqual(['koster', 'badet'])
    expect(toWords('på det')).toHaveLength(2)
    expect(toWords('«» – !')).toEqual([])
  })
})
