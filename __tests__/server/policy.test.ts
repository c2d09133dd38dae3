import { toPagePolicy } from '@/server/policy'

const ID = 'G-1A2B3C4D5E'
const directive = (html: string, name: string) =>
  toPagePolicy(html, [])
    .split('; ')
    .find((one) => one.startsWith(`${name} `))

it('allows nothing of the vendor on a site without analytics', () => {
  expect(toPagePolicy('<html><main>G-1A2B3C4D5E</main></html>', [])).not.toMatch(/google/)
})

it('allows one script of one host, and where it sends what it counts', () => {
  const html = `<html><button type="button" class="a" data-tag="${ID}" disabled="">Endre samtykke</button></html>`
  expect(directive(html, 'script-src')).toBe("script-src 'self' https://www.googletagmanager.com/gtag/js")
  expect(directive(html, 'connect-src')).toBe(
    "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  )
})

it.each([
  ['text of an article', `<p>&lt;button data-tag="${ID}"&gt;</p>`],
  ['data of the page', `<script>self.__next_f.push([1,"\\u003cbutton data-tag=\\"${ID}\\"\\u003e"])</script>`],
  ['another element', `<p data-tag="${ID}"></p>`],
])('is not moved by %s', (_, html) => {
  expect(toPagePolicy(html, [])).not.toMatch(/google/)
})

describe('frames and films', () => {
  it('are forbidden on a page without a trailer', () => {
    expect(directive('<p>data-trailer="https://ond.example/"</p>', 'frame-src')).toBe("frame-src 'none'")
    expect(directive('<p>Hei</p>', 'media-src')).toBe("media-src 'none'")
  })

  it('are allowed from exactly the host of the page’s trailer', () => {
    const html =
      '<div class="a" data-trailer="https://player.vimeo.com/video/1?a=1&amp;b=2"><a href="https://b.example">'
    expect(directive(html, 'frame-src')).toBe('frame-src https://player.vimeo.com')
    expect(directive(html, 'media-src')).toBe('media-src https://player.vimeo.com')
  })

  it('are not opened by what is no address', () => {
    for (const address of ['', '*', 'https:', "x' 'unsafe-inline'", 'javascript:alert(1)', 'data:text/html,x']) {
      expect(directive(`<div data-trailer="${address}">`, 'frame-src')).toBe("frame-src 'none'")
    }
  })
})
