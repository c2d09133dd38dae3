import fc from 'fast-check'
import { toExcerpt, toText } from '@/lib/html/to-text'

describe('plain text of HTML', () => {
  it('reads entities, joins blocks with a space and inline marks without one', () => {
    expect(toText('<h2>Tid &amp; sted</h2><p>Kl. <b>1</b>8<br>i salen</p><ul><li>a</li><li>b</li></ul>')).toBe(
      'Tid & sted Kl. 18 i salen a b',
    )
  })

  it('says nothing of scripts, styles and frames', () => {
    expect(toText('<style>p{}</style><p>Hei<script>alert(1)</script><iframe>ramme</iframe></p>')).toBe('Hei')
  })

  it('is cut after a whole word, with an ellipsis', () => {
    expect(toText('<p>En lang historie om fjellet</p>', 20)).toBe('En lang historie om…')
    expect(toText('<p>En lang historie</p>', 16)).toBe('En lang historie')
    expect(toText('Kulturhusforestilling', 8)).toBe('Kulturh…')
  })

  it('as an excerpt passes tables over, unless there is nothing else', () => {
    const table = '<table><tr><th>Klokka</th><td>10.00</td></tr></table>'
    expect(toExcerpt(`<p>Program:</p>${table}<p>Alt er gratis.</p>`, 40)).toBe('Program: Alt er gratis.')
    expect(toExcerpt(table, 40)).toBe('Klokka 10.00')
    expect(toText(`<p>Program:</p>${table}`)).toBe('Program: Klokka 10.00')
  })

  it('gives the words of a text beyond bounds', () => {
    expect(toText(`${'<div>'.repeat(10_000)}Innerst`)).toBe('Innerst')
  })

  it('is never longer than asked for, and one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (html, maxLength) => {
        const text = toText(html, maxLength)
        expect([...text].length).toBeLessThanOrEqual(maxLength)
        expect(text).not.toMatch(/[\n\r\t]/)
      }),
    )
  })
})
