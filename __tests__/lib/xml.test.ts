import fc from 'fast-check'
import { parseFragment } from 'parse5'
import { toElement, toXmlText } from '@/lib/xml'

describe('text within XML', () => {
  it.each([
    ['Kaffe & kake <b>"nå"</b> \'alt\'', 'Kaffe &amp; kake &lt;b&gt;&quot;nå&quot;&lt;/b&gt; &apos;alt&apos;'],
    ['a\u0000b\u0008c\ud800d\uffff', 'abcd'],
    ['🎬 ]]>', '🎬 ]]&gt;'],
  ])('%j', (text, written) => expect(toXmlText(text)).toBe(written))

  it('is read back as it was, and never as markup', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        const [node] = parseFragment(`<i>${toXmlText(text)}</i>`).childNodes
        const children = node && 'childNodes' in node ? node.childNodes : []
        expect(children.every((child) => child.nodeName === '#text')).toBe(true)
        expect(children.map((child) => ('value' in child ? child.value : '')).join('')).toBe(text)
      }),
    )
  })

  it('an empty text is no element', () => expect(toElement('title', '')).toBe(''))
})
