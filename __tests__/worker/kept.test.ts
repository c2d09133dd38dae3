import { askedAt, bytesOf, isKeepablePage, showKept, toKeptPage, toKeptPicture } from '@/worker/kept'

const URL_OF_PAGE = new URL('https://huset.example/program')
const html = { 'content-type': 'text/html; charset=utf-8' }
/** As a fetch of the site itself gives it. */
const ofSite = (response: Response, more: object = {}) =>
  Object.defineProperties(response, { type: { value: 'basic' }, ...more })

describe('what may be kept (S1.24)', () => {
  it.each([
    ['a page', URL_OF_PAGE, ofSite(new Response('', { headers: html })), true],
    ['a choice', new URL('?dag=alle', URL_OF_PAGE), ofSite(new Response('', { headers: html })), false],
    ['one that does not exist', URL_OF_PAGE, ofSite(new Response('', { status: 404, headers: html })), false],
    [
      'one made for who asks',
      URL_OF_PAGE,
      ofSite(new Response('', { headers: { ...html, 'cache-control': 'private, no-store' } })),
      false,
    ],
    ['a file', URL_OF_PAGE, ofSite(new Response('', { headers: { 'content-type': 'text/calendar' } })), false],
    [
      'one of another path',
      URL_OF_PAGE,
      ofSite(new Response('', { headers: html }), { redirected: { value: true } }),
      false,
    ],
    ['one of another site', URL_OF_PAGE, new Response('', { headers: html }), false],
  ])('%s', (_, url, response, isKept) => {
    expect(isKeepablePage(url, response)).toBe(isKept)
  })
})

describe('a kept page', () => {
  const AT = Date.parse('2026-11-21T14:05:00+01:00')
  const answer = () =>
    new Response(null, { headers: { ...html, 'content-security-policy': "default-src 'self'", 'set-cookie': 'a=b' } })
  const keep = () => toKeptPage(answer(), '<!doctype html><html lang="nb"><title>Huset | Priser på kino</title>', AT)

  it('keeps its policy and nothing of who asked, and knows when it was asked for, how large it is and what it is called', () => {
    const { headers } = keep()
    expect(headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(headers.has('set-cookie')).toBe(false)
    expect(askedAt(keep())).toBe(AT)
    expect(bytesOf(keep())).toBe(68)
    expect(decodeURIComponent(headers.get('x-title') ?? '')).toBe('Huset | Priser på kino')
  })

  it.each([
    ['the same day', AT + 3_600_000, 'Lagret kl. 14.05.'],
    ['another day', AT + 86_400_000, 'Lagret lør. 21. nov. kl. 14.05.'],
  ])('says on %s when it was kept', async (_, now, words) => {
    const shown = await showKept(keep(), now)
    expect(await shown.text()).toContain(`<html data-kept="${words} Kjøp og ledige plasser krever nett." lang="nb">`)
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(shown.headers.has('x-asked-at')).toBe(false)
  })
})

it('a kept picture knows how large it is', async () => {
  const kept = await toKeptPicture(new Response('123456', { headers: { 'content-type': 'image/png' } }), 5)
  expect([bytesOf(kept), kept.headers.get('content-type'), await kept.text()]).toEqual([6, 'image/png', '123456'])
})
