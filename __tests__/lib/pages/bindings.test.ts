import fc from 'fast-check'
import { evaluate, parseExpression, toBoundText } from '@/lib/pages/bindings'

const film = {
  title: 'Filmen',
  contents: [{ body: '<p>Først &amp; <b>fremst</b></p><p>så</p>' }, {}],
  assets: [
    { type: 'poster', url: 'p' },
    { type: 'first_image', url: 'f' },
  ],
  features: ['2D', '', 'Atmos'],
  year: 1922,
}

describe('rule 5: bindings', () => {
  const cases: [string, unknown][] = [
    ['title', 'Filmen'],
    ['.title', 'Filmen'],
    ['contents[0].body', film.contents[0]?.body],
    ['.contents[0].body', film.contents[0]?.body],
    ['assets[type=first_image]', film.assets[1]],
    ['assets[type=first_image].url', 'f'],
    ['features[2]', 'Atmos'],
  ]
  it.each(cases)('%s leads to its value', (expression, expected) => {
    expect(evaluate(expression, film)).toEqual(expected)
  })

  it.each([
    'mangler',
    'contents[7].body',
    'assets[type=ingen]',
    'title.length',
    'features.length',
    '__proto__',
    'constructor',
    'title[0]',
  ])('%s leads nowhere', (expression) => expect(evaluate(expression, film)).toBeUndefined())

  it.each(['', 'a[', 'a..b', '[x]', 'a]b', 'a[b=c'])('%j is no path', (expression) => {
    expect(parseExpression(expression)).toBeUndefined()
  })

  it('gives the text of HTML, a list joined, a number in digits', () => {
    expect(toBoundText(evaluate('contents[0].body', film))).toBe('Først & fremst så')
    expect(toBoundText(film.features)).toBe('2D, Atmos')
    expect(toBoundText(1922)).toBe('1922')
    expect(toBoundText(Array.from({ length: 20_000 }, () => 'Drama'))).toHaveLength(5000)
  })

  it('leaves plain text alone', () => expect(toBoundText('  1 < 2 & 3 ')).toBe('1 < 2 & 3'))

  it.each([undefined, null, '', '  ', '<p> </p>', [], [''], {}, true])('gives nothing for %j', (value) => {
    expect(toBoundText(value)).toBeUndefined()
  })

  it('takes any expression and any document', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), (expression, document) => {
        evaluate(expression, document)
        toBoundText(document)
      }),
    )
  })
})
