import { readdirSync, readFileSync } from 'node:fs'
import { VARIANTS } from '@/components/layout/variant'

const css = (name: string) => readFileSync(`components/layout/${name}`, 'utf8')
const colors = readFileSync('contract/colors.css', 'utf8')

/** @param selector of the rule that holds the set */
function readSet(selector: string) {
  const [, rule = ''] = colors.split(`${selector} {`)
  const pairs = [
    ...(rule.split('}')[0] ?? '').matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g),
  ]
  const light = Object.fromEntries(pairs.map(([, name, hex]) => [name, hex]))
  const dark = Object.fromEntries(pairs.map(([, name, , hex]) => [name, hex]))
  return { light, dark }
}

const house = readSet(':root')
const others = VARIANTS.slice(1).map((name) => ({ name, ...readSet(`:root:has([data-variant="${name}"])`) }))

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

const GROUNDS = ['bg', 'surface', 'raised']
const WORDS = ['subtle', 'accent', 'accent-text', 'positive', 'warning', 'danger', 'info']
/** The footer's own ground, which holds the dark tokens in either scheme. */
const footer = css('site-footer.module.css').match(/--footer: (#[0-9a-f]{6})/)?.[1] ?? ''

const schemes = [{ name: 'the house', ...house }, ...others].flatMap(
  ({ name, light, dark }): [string, Record<string, string>][] => [
    [`${name}, light`, light],
    [`${name}, dark`, dark],
    [`${name}, footer`, { ...dark, bg: footer, surface: footer }],
  ],
)

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

/** Of the words of the accent, in every file that is shipped. */
function filesWith(...values: (string | undefined)[]): string[] {
  return ['app', 'components', 'contract', 'lib', 'platform', 'server']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((name) => /\.(css|tsx?)$/.test(name))
    .filter((name) => values.some((value) => value && readFileSync(name, 'utf8').includes(value)))
}

it('a colour is one line of one file: nothing else says what the accent is', () => {
  for (const { light, dark } of [house, ...others]) {
    const files = filesWith(light.accent, dark.accent, light['accent-text'], dark['on-accent'])
    expect(files).toEqual(['contract/colors.css'])
  }
})

it('every set has every colour', () => {
  const names = Object.keys(house.light)
  expect(names.length).toBeGreaterThan(10)
  expect(others.map(({ light }) => Object.keys(light))).toEqual(others.map(() => names))
  expect(colors.match(/--color-[\w-]+:/g)).toHaveLength(names.length * VARIANTS.length)
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
