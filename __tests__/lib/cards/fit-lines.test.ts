import fc from 'fast-check'
import { fitLines } from '@/lib/cards/fit-lines'

/** Every letter half as wide as it is high. */
const measure = (text: string, size: number) => [...text].length * size * 0.5
const frame = { width: 1000, height: 300, leading: 1, sizes: [100, 50] }

describe('lines', () => {
  it.each([
    ['Kort', 100, ['Kort']],
    ['Tolv tegn her', 100, ['Tolv tegn her']],
    ['En tittel som vil stå på to linjer', 100, ['En tittel som vil', 'stå på to linjer']],
    ['Tjuefemtegnslangtordetxxx', 50, ['Tjuefemtegnslangtordetxxx']],
  ])('%s', (text, size, lines) => expect(fitLines(text, measure, frame)).toEqual({ size, lines }))

  it('what does not fit ends in an ellipsis', () => {
    const { lines } = fitLines('ord '.repeat(200), measure, frame)
    expect(lines).toHaveLength(6)
    expect(lines.at(-1)).toMatch(/ord…$/)
  })

  it('any text stays within the frame', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { lines, size } = fitLines(text, measure, frame)
        expect(lines.length * size).toBeLessThanOrEqual(frame.height)
        for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(frame.width)
      }),
    )
  })
})
