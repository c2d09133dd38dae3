/** Words on a picture bring their own ground: whatever the picture is, white has the contrast of running text on it. */
import { readFileSync } from 'node:fs'

const BLOCKS = ['cover', 'poster', 'slideshow']
const WHITE = 255

const css = (block: string) => readFileSync(`components/blocks/${block}.module.css`, 'utf8')

/** The lengths of `5rem` or of `clamp(6rem, 16vw, 11rem)`. */
const toLengths = (words: string) => [...words.matchAll(/([\d.]+)(?:rem|vw)/g)].map(([, length]) => Number(length))

/** The ground of the words: black from where on, how far down the words begin, and the stops over that. */
function readGround(block: string) {
  const [, padding = '', gradient = ''] =
    /\n\.words \{[^}]*padding(?:-block)?: (clamp\([^)]*\)|\S+)[^}]*linear-gradient\(([^;]*)\);/.exec(css(block)) ?? []
  const stops = [...gradient.matchAll(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g)].map((stop) => stop.slice(1).map(Number))
  const [, reach = ''] = /rgb\([^)]*\)\s*(clamp\([^)]*\)|[\d.]+rem)/.exec(gradient) ?? []
  return { begin: toLengths(padding), reach: toLengths(reach), stops }
}

function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe.each(BLOCKS)('the words on the picture of %s', (block) => {
  const { begin, reach, stops } = readGround(block)

  it('begin where their ground is full, on a phone and on a wide screen', () => {
    expect(reach.length).toBeGreaterThan(0)
    expect(begin).toHaveLength(reach.length)
    for (const [at, length] of begin.entries()) expect(length).toBeGreaterThanOrEqual(reach[at] ?? Number.NaN)
  })

  it('have 7:1 in white over a white picture', () => {
    expect(stops).toHaveLength(2)
    for (const [red = 0, green = 0, blue = 0, alpha = 0] of stops) {
      const seen = [red, green, blue].map((channel) => channel * alpha + WHITE * (1 - alpha))
      expect(1.05 / (luminance(seen) + 0.05)).toBeGreaterThanOrEqual(7)
    }
  })
})
