import fc from 'fast-check'
import { toLoginAddress } from '@/components/account/paths'
import { toReturnAddress } from '@/components/account/return-address'

const PLATFORM = 'http://localhost:4000'
const toReturn = (search: string) => toReturnAddress(search, PLATFORM)

const searchOf = (address: string) => new URL(toLoginAddress(address), 'https://site.example').search

describe('the way back from the login', () => {
  it.each(['/konto/billetter', '/filmen-DXM1?dag=2026-11-21', '/fiolin,-spell--og-dansarlag', '/', '/å b'])(
    'is kept: %s',
    (path) => {
      expect(toReturn(searchOf(path))).toBe(path)
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
    const back = toReturn(searchOf(path))
    expect(new URL(back, 'https://site.example').origin).toBe('https://site.example')
    expect(back).toBe('/konto')
  })

  it.each(['http://localhost:4000/checkout/e1?fra-innlogging', 'http://localhost:4000/'])(
    'is kept where it is an address of the platform: %s',
    (address) => {
      expect(toReturn(searchOf(address))).toBe(address)
    },
  )

  it.each([
    'http://localhost:4000.ond.example/checkout/e1',
    'http://localhost:4000@ond.example/',
    'http://kari:hemmelig@localhost:4000/checkout/e1',
    'http://localhost:40001/checkout/e1',
    'https://localhost:4000/checkout/e1',
    'http://localhost/checkout/e1',
    '//localhost:4000/checkout/e1',
    'blob:http://localhost:4000/1',
    'javascript:location="http://localhost:4000/"',
    'data:text/html,http://localhost:4000/',
  ])('is the account for any other origin: %s', (address) => {
    expect(toReturn(searchOf(address))).toBe('/konto')
  })

  it('never leaves site and platform, whatever the address says', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(PLATFORM, '/', '\\', '.', ':', '@', '\t', '\n', 'a', '%', '2', 'f', '?', '#'),
    })
    fc.assert(
      fc.property(nasty, (text) => {
        const back = toReturn(`?${new URLSearchParams({ tilbake: text })}`)
        expect(['https://site.example', PLATFORM]).toContain(
          new URL(back, 'https://site.example/konto/logg-inn').origin,
        )
      }),
    )
    expect(toReturn('?tilbake=%E0%A4%A')).toBe('/konto')
    expect(toReturn('')).toBe('/konto')
  })
})
