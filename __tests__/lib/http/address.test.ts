import fc from 'fast-check'
import { fillPath, toQueryString } from '@/lib/http/address'

describe('placeholders', () => {
  it('are filled, encoded (S7.6)', () => {
    expect(fillPath('/sites/:siteId/events', { siteId: 'a b/ø?' })).toBe('/sites/a%20b%2F%C3%B8%3F/events')
    expect(fillPath('/sites/:site/basic_events', { site: 118 })).toBe('/sites/118/basic_events')
    expect(fillPath('/sites', {})).toBe('/sites')
  })

  it.each([
    ['missing', {}],
    ['empty', { siteId: '' }],
    ['another path in disguise', { siteId: '..' }],
  ])('without a value are an error that names them: %s', (_, params) => {
    expect(() => fillPath('/sites/:siteId/events', params)).toThrow(':siteId')
  })

  it('takes nothing from the prototype', () => {
    expect(() => fillPath('/:constructor', {})).toThrow(':constructor')
  })

  it('stay one segment, whatever the value', () => {
    const value = fc.string({ unit: 'grapheme' }).filter((text) => !/^\.{0,2}$/.test(text))
    fc.assert(
      fc.property(value, (text) => {
        const path = fillPath('/sites/:siteId/events', { siteId: text })
        const { pathname } = new URL(path, 'http://host')
        expect(pathname.split('/')).toHaveLength(4)
        expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(text)
      }),
    )
  })
})

describe('rule 11: the query', () => {
  it('repeats the name of a list', () => {
    expect(toQueryString({ filter: ['a:eq:1', 'b:regex:x y'] })).toBe('filter=a%3Aeq%3A1&filter=b%3Aregex%3Ax%20y')
  })

  it('leaves out what is not there', () => {
    expect(toQueryString({ from: undefined, skip: 0, archived: '' })).toBe('skip=0&archived=')
    expect(toQueryString({ filter: [] })).toBe('')
  })

  it('encodes every value once', () => {
    const well = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(fc.array(well, { minLength: 1 }), (filter) => {
        const text = toQueryString({ filter })
        expect(text).not.toContain('+')
        expect(new URLSearchParams(text).getAll('filter')).toEqual(filter)
      }),
    )
  })

  it('does not fail on half a character', () => {
    expect(toQueryString({ q: 'a\ud800' })).toBe('q=a%EF%BF%BD')
  })
})
