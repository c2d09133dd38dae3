import fc from 'fast-check'
import { isUsable } from '@/contract/address'
import { decodePath, toAddress, toPath, toSegments } from '@/lib/pages/path'

const segment = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map((text) => text.normalize('NFC'))
  .filter(isUsable)

describe('rule 1: addresses', () => {
  const decoded: [string, string[]][] = [
    ['/', []],
    ['/program', ['program']],
    ['/program/', ['program']],
    ['/b%C3%A5t', ['båt']],
    ['/ba%CC%8At', ['båt']],
    ['/fiolin,-spell--og-dansarlag', ['fiolin,-spell--og-dansarlag']],
    ['/%2541', ['%41']],
    ['/article/a', ['article', 'a']],
  ]
  it.each(decoded)('%s is decoded once, in NFC, without its trailing slash', (pathname, expected) => {
    expect(decodePath(pathname)).toEqual(expected)
  })

  it.each(['/a//b', '//', '//a', '/a//', '/.', '/a/..', '/a%2Fb', '/a%3Fb', '/a%23b', '/a%5Cb', '/%00', '/a%0Ab'])(
    '%s matches nothing',
    (pathname) => expect(decodePath(pathname)).toBe('unusable'),
  )

  it.each(['/%', '/%E0%A4%A', '/a/%zz'])('%s cannot be decoded', (pathname) => {
    expect(decodePath(pathname)).toBe('malformed')
  })

  it('writes what it reads: every usable path has one address, which decodes to it', () => {
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
        expect(decodePath(toAddress(segments))).toEqual(segments)
        expect(decodePath(`${toAddress(segments)}/`)).toEqual(segments)
        expect(toSegments(toPath(segments))).toEqual(segments)
      }),
    )
  })

  it('never throws, whatever the address', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => decodePath(`/${text}`) !== undefined))
  })
})
