/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { toElements } from '@/lib/html/to-elements'

const show = (html: string, headingLevel?: number) => render(<div>{toElements(html, { headingLevel })}</div>).container
const markup = (html: string) => renderToStaticMarkup(toElements(html))

const SAFE_ATTRIBUTES = new Set([
  ...['href', 'rel', 'src', 'alt', 'width', 'height', 'loading', 'decoding', 'title', 'lang', 'datetime', 'start'],
  ...['reversed', 'colspan', 'rowspan', 'scope', 'role', 'data-label', 'class', 'tabindex', 'aria-label'],
])
const OWN_CLASSES = new Set(['table-frame', 'table-cards', 'table-headings'])
const UNSAFE_TAGS =
  'script,style,iframe,object,embed,form,input,button,select,textarea,svg,math,link,meta,base,template'

/** What no text may bring into the page, whatever it holds. */
function expectHarmless(container: Element): void {
  expect(container.querySelector(UNSAFE_TAGS)).toBeNull()
  for (const element of container.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (!SAFE_ATTRIBUTES.has(name)) throw new Error(`attribute ${name} on ${element.tagName}`)
      if (name === 'class') expect(OWN_CLASSES).toContain(value)
      if (name === 'href') expect(value).toMatch(/^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/i)
      if (name === 'src') expect(value).toMatch(/^https?:\/\//i)
    }
  }
}

describe('running text', () => {
  it('keeps what an author writes', () => {
    const html = '<p>Vi åpner <strong>lørdag</strong> &amp; søndag.</p><ul><li>Én</li><li>To</li></ul>'
    expect(markup(html)).toBe(html)
  })

  it('keeps the words of a tag that it does not know', () => {
    expect(markup('<center><font color="red">Kaffe</font></center>')).toBe('Kaffe')
  })

  it('sets the language of a part', () => {
    expect(markup('<p lang="en">Welcome</p>')).toBe('<p lang="en">Welcome</p>')
  })

  it('gives nothing for nothing', () => {
    expect(markup('')).toBe('')
  })
})

describe('headings', () => {
  it('begin at the level that is asked for, without leaps', () => {
    const container = show('<h1>En</h1><h3>To</h3><h6>Tre</h6><h3>Fire</h3>', 3)
    expect([...container.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((node) => node.tagName + node.textContent)).toEqual(
      ['H3En', 'H4To', 'H5Tre', 'H4Fire'],
    )
  })

  it.each([1, 0, -3])('never make an h1, not even when %p is asked for', (level) => {
    expect(show('<h1>En</h1>', level).querySelector('h1')).toBeNull()
  })

  it('never go below h6', () => {
    expect(show('<h1>En</h1><h2>To</h2><h3>Tre</h3>', 6).querySelectorAll('h6')).toHaveLength(3)
  })

  it('are left out when they say nothing', () => {
    expect(markup('<h2> </h2><h2><br></h2><p>Tekst</p>')).toBe('<p>Tekst</p>')
  })
})

describe('rule 20: links of content', () => {
  it.each(['/priser', '/søk?q=a#b', 'https://example.com/a', 'mailto:post@kulturhus.example', 'tel:+4700000000'])(
    'keeps %s',
    (href) => {
      render(toElements(`<a href="${href}">Lenke</a>`))
      expect(screen.getByRole('link', { name: 'Lenke' })).toHaveAttribute('href', href)
    },
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'http://example.com/',
    'https://user:pass@example.com/',
    'page.html',
    '#del',
    'file:///etc/passwd',
  ])('shows the text of %s without a link', (href) => {
    const container = show(`<p><a href="${href}" onclick="alert(1)">Lenke</a></p>`)
    expect(within(container).queryByRole('link')).toBeNull()
    expect(container).toHaveTextContent('Lenke')
  })

  it('tells other sites nothing of the window', () => {
    render(toElements('<a href="https://example.com" target="_blank">Ut</a><a href="/inn">Inn</a>'))
    expect(screen.getByRole('link', { name: 'Ut' })).toHaveAttribute('rel', 'noopener')
    expect(screen.getByRole('link', { name: 'Inn' })).not.toHaveAttribute('rel')
  })

  it('leaves out a link that has no name', () => {
    expect(markup('<p><a href="/a"> </a>Tekst</p>')).not.toContain('<a')
  })
})

describe('rule 21: pictures of content', () => {
  it('load late, and have their size where both sides are known', () => {
    expect(
      markup('<img src="https://example.com/a.jpg" alt="Et fjell" width="600" height="400" srcset="x" onerror=x>'),
    ).toBe(
      '<img loading="lazy" decoding="async" src="https://example.com/a.jpg" alt="Et fjell" width="600" height="400"/>',
    )
    expect(markup('<img src="https://example.com/a.jpg" width="600">')).toBe(
      '<img loading="lazy" decoding="async" src="https://example.com/a.jpg" alt=""/>',
    )
  })

  it.each(['http://example.com/a.jpg', '/a.jpg', 'data:image/png;base64,AAAA', 'javascript:alert(1)', ''])(
    'leave out %p',
    (src) => {
      expect(markup(`<p><img src="${src}" alt="x">Tekst</p>`)).toBe('<p>Tekst</p>')
    },
  )
})

describe('tables', () => {
  const prices = '<table><tr><th>Hva</th><th>Pris</th></tr><tr><td>Voksen</td><td>135 kr</td></tr></table>'

  it('tell each cell the heading of its column', () => {
    render(toElements(prices))
    expect(screen.getByRole('cell', { name: '135 kr' })).toHaveAttribute('data-label', 'Pris')
    expect(screen.getByRole('columnheader', { name: 'Hva' })).toHaveAttribute('scope', 'col')
  })

  it('know a heading in a head, and one beside a row', () => {
    render(
      toElements(
        '<table><thead><tr><th>Dag</th><th>Tid</th></tr></thead><tr><th>Mandag</th><td>10–16</td></tr></table>',
      ),
    )
    expect(screen.getByRole('rowheader', { name: 'Mandag' })).toHaveAttribute('scope', 'row')
    expect(screen.getByRole('cell')).toHaveAttribute('data-label', 'Tid')
  })

  it('scroll sideways where cells span columns', () => {
    render(toElements('<table><tr><th colspan="2">Pris</th></tr><tr><td>a</td><td>b</td></tr></table>'))
    expect(screen.getByRole('group', { name: 'Tabell' })).toHaveAttribute('tabindex', '0')
    expect(screen.getByRole('cell', { name: 'b' })).not.toHaveAttribute('data-label')
  })
})

describe('hostile text', () => {
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action="//evil.example"><input name=a><button>Send</button></form>',
    '<p style="position:fixed;inset:0" class="x" id="innhold" data-x="1">a</p>',
    '<base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example"><link rel=stylesheet href=x>',
    '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<a href="/a" ping="//evil.example" download>a</a><details open ontoggle=alert(1)><summary>a</summary></details>',
    '<!--><img src=x onerror=alert(1)>--><![CDATA[<script>]]>',
    '</div></main></body><script>alert(1)</script>',
    '<p title="</script><script>alert(1)</script>">a</p>',
  ])('does nothing: %s', (html) => {
    expectHarmless(show(html))
    expect(markup(html)).not.toMatch(/<script|onerror|onload|javascript:|alert\(1\)<\/s/i)
  })

  it('is harmless whatever it is made of', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...[
          '<',
          '>',
          '</',
          '/>',
          '"',
          "'",
          '=',
          ' ',
          '&#x6a;',
          '&lt;',
          '<!--',
          '-->',
          'javascript:',
          '<table>',
          '<tr>',
        ],
        ...['<td>', '<p>', '<b>', '</b>', '<a href=', '<img src=', '<svg>', '<style>', '</style>', '<script>', '</p>'],
        ...['<math>', '<template>', '<select>', 'onclick=x', 'style=x', 'https://a.example', '<h1>', '<li>', '<form>'],
      ),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const container = document.createElement('div')
        container.innerHTML = markup(pieces.join(''))
        expectHarmless(container)
      }),
      { numRuns: 400 },
    )
  })
})

describe('text beyond honest bounds', () => {
  it('shows its words when it nests without end', () => {
    const container = show(`${'<div>'.repeat(10_000)}<b onclick=x>Innerst</b>${'</div>'.repeat(10_000)}`)
    expect(container).toHaveTextContent('Innerst')
    expectHarmless(container)
  })

  it.each([
    ['formatting that is never closed', Array.from({ length: 20_000 }, (_, n) => `<p><b a=${n}>`).join('')],
    ['many elements', '<i>a</i>'.repeat(50_000)],
    ['nested tables', '<table><tr><td>'.repeat(5_000)],
    ['a megabyte of open brackets', '<'.repeat(1_000_000)],
    ['a megabyte of one tag', `<p ${'a '.repeat(500_000)}`],
    ['repairs that move subtrees', `<a>${'<b><div>'.repeat(60)}${'</b>'.repeat(20_000)}`],
    ['two megabytes of words', 'ord '.repeat(500_000)],
  ])('ends, and is harmless: %s', (_, html) => {
    const container = document.createElement('div')
    container.innerHTML = markup(html)
    expectHarmless(container)
  })
})
