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

  const bound = (expression: string, document: unknown) =>
    toBoundText(evaluate(expression, document), { expression, source: 's' })
  const literal = (value: unknown) => toBoundText(value, { expression: '' })

  it('gives the text of HTML, a list joined, a number in digits', () => {
    expect(bound('contents[0].body', film)).toBe('Først & fremst så')
    expect(bound('features', film)).toBe('2D, Atmos')
    expect(bound('year', film)).toBe('1922')
    expect(literal(Array.from({ length: 20_000 }, () => 'Drama'))).toHaveLength(5000)
  })

  it.each(['Menn <i> sort', 'Alt om <mor', '3 <4', 'A&B &amp; C', '<script>alert(1)</script>'])(
    'leaves a title as it is: %s',
    (title) => expect(bound('title', { title })).toBe(title),
  )

  it('leaves plain text alone', () => expect(literal('  1 < 2 & 3 <b ')).toBe('1 < 2 & 3 <b'))

  it('lets no control character through', () => {
    expect(bound('title', { title: 'A\u0000B\u0007 C' })).toBe('A B C')
    expect(bound('body', { body: '<p>A\u0000B</p>' })).not.toContain('\u0000')
  })

  it.each([undefined, null, '', '  ', '<p> </p>', [], [''], {}, true, '\u0000'])('gives nothing for %j', (value) => {
    expect(literal(value)).toBeUndefined()
  })

  it('takes any expression and any document', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), (expression, document) => {
        evaluate(expression, document)
        bound(expression, document)
      }),
    )
  })
})
