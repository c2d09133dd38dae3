import fc from 'fast-check'
import { toSafeLink } from '@/contract/primitives'
import { isSitePath } from '@/contract/site-path'

const SITE = 'https://site.example'

describe('rule 20: a path of the site', () => {
  it.each([
    '/',
    '/program',
    '/filmen-DXM1?dag=2026-11-21#tider',
    '/fiolin,-spell--og-dansarlag',
    '/å b',
    '/a//b',
    '/a/../b',
    '/:80',
    '/@ond.example',
    '/?til=//ond.example',
    '/%2F/ond.example',
  ])('is %s', (path) => {
    expect(isSitePath(path)).toBe(true)
    expect(toSafeLink(path)).toBe(path)
  })

  it.each([
    '',
    'program',
    '?dag=2026-11-21',
    '#innhold',
    ' /program',
    '//ond.example',
    '///ond.example',
    '/\\ond.example',
    '\\/ond.example',
    '/a\\b',
    '/\t/ond.example',
    '/\n/ond.example',
    '/a\u0000b',
    '/a\u0085b',
    '/..//ond.example',
    '/a/../..//ond.example',
    '/%2e%2e//ond.example',
    '/.//ond.example',
    'https://ond.example/',
    'https:/ond.example',
    'javascript:alert(1)',
  ])('is not %j', (value) => expect(isSitePath(value)).toBe(false))

  it('is where a browser stays on the site, as it stands and as the address that it becomes', () => {
    const unit = fc.constantFrom('/', '\\', '.', '..', '%2e', '%2f', ':', '@', '\t', '\n', '\u0000', ' ', 'a', '?', '#')
    const nasty = fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' }), fc.webUrl()).map((text) => `/${text}`)
    fc.assert(
      fc.property(nasty, (value) => {
        if (!isSitePath(value)) return
        const { origin, pathname } = new URL(value, `${SITE}/konto/logg-inn`)
        expect(origin).toBe(SITE)
        expect(new URL(pathname, SITE).origin).toBe(SITE)
      }),
    )
  })
})
