import fc from 'fast-check'
import { readMarkup, readSheet } from '@/server/style-sheet'

const choose = (css: string, html: string) => readSheet(css)(readMarkup(html))

describe('of a style sheet a page gets', () => {
  it.each([
    ['a class that it has', '.a{top:0}', '<p class="b a">'],
    ['an element that it has', 'main p{top:0}', '<main><p>'],
    ['an element whose name is written in capitals', 'lineargradient{top:0}', '<svg><linearGradient>'],
    ['an attribute that it has', '[data-bare]{top:0}', '<p data-bare>'],
    ['an attribute and its value', 'input[type="radio"]{top:0}', '<input type="radio">'],
    ['an attribute whose value begins so', 'a[href^=http]{top:0}', '<a href="https://example.com">'],
    ['a state', '.a:hover:not(.b)::after{top:0}', '<p class="a">'],
    ['what is open, once somebody opens it', 'details[open] .a{top:0}', '<details><p class="a">'],
    ['one of several alternatives', ':is(.a,.b) :where(p,h1){top:0}', '<div class="b"><h1>'],
    ['what has something within', ':root:has(.a){top:0}', '<p>'],
    ['everything', '*,:root{top:0}', ''],
    ['what applies on a condition', '@media print{@supports (top:0){.a{top:0}}}', '<p class="a">'],
    ['fonts and movements', '@font-face{font-family:x;src:url(x)}@keyframes x{from{top:0}to{top:1px}}', ''],
    ['a statement', '@layer a,b;', ''],
    ['a layer, for its place among the others', '@layer a{}', ''],
  ])('%s', (_, css, html) => expect(choose(css, html).replace(/;}/g, '}')).toBe(css))

  it.each([
    ['a class', '.a{top:0}', '<p class="ab">a</p>'],
    ['one of two classes', '.a .b{top:0}', '<p class="b">'],
    ['an element', 'select{top:0}', '<p>select</p>'],
    ['an attribute', '[readonly]{top:0}', '<p title="readonly">'],
    ['its value', '[type=radio]{top:0}', '<input type="text">'],
    ['every alternative', '.a:is(select,:where(.b,.c)){top:0}', '<p class="a">'],
    ['all that is under a condition', '@media print{.a{top:0}}', '<p>'],
  ])('nothing where it lacks %s', (_, css, html) => expect(choose(css, html)).toBe(''))

  it('only those of several selectors that it meets', () =>
    expect(choose('.a,.b>p,h1{top:0;left:0}', '<h1 class="a">')).toBe('.a,h1{top:0;left:0}'))
})

it('keeps every rule of the classes that a page has, in their order', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const rule = fc.record({ names: fc.array(name, { minLength: 1, maxLength: 3 }), isPrinted: fc.boolean() })
  fc.assert(
    fc.property(fc.array(rule), fc.uniqueArray(name), (rules, page) => {
      const write = ({ names, isPrinted }: (typeof rules)[number], place: number) => {
        const text = `.${names.join(' .')}{order:${place}}`
        return isPrinted ? `@media print{${text}}` : text
      }
      const all = rules.map(write)
      const met = all.filter((_, place) => rules[place]?.names.every((one) => page.includes(one)))
      const classes = page.length > 0 ? ` class="${page.join(' ')}"` : ''
      expect(choose(all.join(''), `<p${classes}>`)).toBe(met.join(''))
    }),
  )
})
