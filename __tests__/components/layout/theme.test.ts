import { readFileSync } from 'node:fs'

const css = (name: string) => readFileSync(`components/layout/${name}`, 'utf8')

/** The colour tokens of each block that sets them, in the order of the file. */
function blocks(): Record<string, string>[] {
  return [...css('colors.css').matchAll(/\{([^{}]*--color-bg[^{}]*)\}/g)].map(([, body = '']) =>
    Object.fromEntries([...body.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex])),
  )
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const [light = {}, dark = {}, forced = {}] = blocks()
const GROUNDS = ['bg', 'surface', 'raised']
const WORDS = ['subtle', 'accent', 'accent-text', 'positive', 'warning', 'danger', 'info']
/** The footer's own ground, which holds the dark tokens in either scheme. */
const footer = css('site-footer.module.css').match(/--footer: (#[0-9a-f]{6})/)?.[1] ?? ''

const schemes: [string, Record<string, string>][] = [
  ['light', light],
  ['dark', dark],
  ['footer', { ...forced, bg: footer, surface: footer, raised: forced.raised ?? '' }],
]

describe.each(schemes)('colours of %s', (_, tokens) => {
  const of = (name: string) => tokens[name] ?? ''

  it.each(GROUNDS)('body text has 7:1 on %s', (ground) => {
    expect(contrast(of('text'), of(ground))).toBeGreaterThanOrEqual(7)
  })

  it.each(WORDS.flatMap((word) => GROUNDS.map((ground) => [word, ground])))('%s has 4.5:1 on %s', (word, ground) => {
    expect(contrast(of(word), of(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it('words on the accent have 4.5:1, pointed at or not', () => {
    expect(contrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('on-accent'), of('accent-hover'))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(GROUNDS)('the edge of a field has 3:1 on %s', (ground) => {
    expect(contrast(of('border-strong'), of(ground))).toBeGreaterThanOrEqual(3)
  })
})

describe('the dark scheme', () => {
  it('is the same where a page asks for it and where the system does', () => {
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort())
    expect(forced).toEqual(dark)
  })
})

describe('the fonts', () => {
  const faces = css('fonts.css')

  it('are two files, from this house, that never hide the text', () => {
    const files = [...faces.matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url)
    expect(files).toHaveLength(2)
    for (const url of files) expect(readFileSync(`components/layout/${url}`).byteLength).toBeLessThan(50_000)
    expect(faces.match(/font-display: swap/g)).toHaveLength(2)
  })

  it('have fallbacks that take their room', () => {
    for (const face of faces.match(/@font-face \{[^}]*local\([^}]*\}/g) ?? []) {
      expect(face).toMatch(/size-adjust[\s\S]*ascent-override[\s\S]*descent-override[\s\S]*line-gap-override/)
    }
  })
})
