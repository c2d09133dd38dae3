import fc from 'fast-check'
import { toTagId } from '@/lib/analytics/tag-id'
import { toPagePolicy } from '@/server/policy'

const VENDOR = 'https://www.googletagmanager.com/gtag/js'
const toPage = (id: string) => `<html><button type="button" data-tag="${id}" disabled="">Endre samtykke</button></html>`

it.each(['G-1A2B3C4D5E', 'GT-ABCD123'])('%s names a tag', (id) => {
  expect(toTagId(id)).toBe(id)
})

it.each([
  undefined,
  '',
  'G-',
  'G-1',
  'g-1a2b3c4d5e',
  'GTM-ABC1234',
  'UA-12345-1',
  'G-1A2B3C4D5E&id=GTM-ABC1234',
  ' G-1A2B3C4D5E',
  'G-1A2B3C4D5E\n',
  'G-1A2B3C4D5E"><script>',
  '../G-1A2B3C4D5E',
])('%j names none', (id) => {
  expect(toTagId(id)).toBeUndefined()
})

it('lets through what the policy lets through, and nothing else', () => {
  const word = fc.stringMatching(/^[gG][tTM]{0,2}-?[a-zA-Z0-9&=/-]{0,24}$/)
  const id = fc.stringMatching(/^GT?-[A-Z0-9]{1,24}$/)
  fc.assert(
    fc.property(fc.oneof(word, id), (text) => {
      expect(toPagePolicy(toPage(text), []).includes(VENDOR)).toBe(toTagId(text) !== undefined)
    }),
  )
})
