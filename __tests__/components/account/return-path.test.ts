import fc from 'fast-check'
import { toLoginAddress } from '@/components/account/paths'
import { toReturnPath } from '@/components/account/return-path'

const searchOf = (address: string) => new URL(toLoginAddress(address), 'https://site.example').search

describe('the way back from the login', () => {
  it.each(['/konto/billetter', '/filmen-DXM1?dag=2026-11-21', '/fiolin,-spell--og-dansarlag', '/', '/å b'])(
    'is kept: %s',
    (path) => {
      expect(toReturnPath(searchOf(path))).toBe(path)
    },
  )

  it.each([
    '',
    'konto',
    '//ond.example',
    '/\\ond.example',
    '/\t/ond.example',
    'https://ond.example',
    'javascript:alert(1)',
    ' /konto',
    '/a/../..//ond.example',
    '/konto/logg-inn',
    '/konto/logg-inn?tilbake=/konto/logg-inn',
    '/konto/ny#x',
    `/${'x'.repeat(3000)}`,
  ])('that is not a page of this site, or a form again, is the account: %j', (path) => {
    const back = toReturnPath(searchOf(path))
    expect(new URL(back, 'https://site.example').origin).toBe('https://site.example')
    expect(back).toBe('/konto')
  })

  it('never leaves the site, whatever the address says', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', 'a', '%', '2', 'f', '?', '#'),
    })
    fc.assert(
      fc.property(nasty, (text) => {
        const back = toReturnPath(`?${new URLSearchParams({ tilbake: text })}`)
        expect(new URL(back, 'https://site.example/konto/logg-inn').origin).toBe('https://site.example')
      }),
    )
    expect(toReturnPath('?tilbake=%E0%A4%A')).toBe('/konto')
    expect(toReturnPath('')).toBe('/konto')
  })
})
