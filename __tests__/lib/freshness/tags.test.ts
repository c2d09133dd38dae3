import fc from 'fast-check'
import { tags, toTags } from '@/lib/freshness/tags'

describe('rule 16: what a change announces', () => {
  it('an event names its production', () => {
    expect(toTags({ model: 'event', id: 'e', production: 'p' })).toEqual(['event:e', 'events', 'production:p'])
  })

  it('a production names its lists and both slugs', () => {
    expect(toTags({ model: 'production', id: 'p', slug: 'ny', previousSlug: 'før' })).toEqual([
      'production:p',
      'productions',
      'slug:ny',
      tags.slug('før'),
    ])
  })

  it('a page names its paths', () => {
    expect(toTags({ model: 'page', id: 'a', slug: '/a', previousSlug: '/b' })).toEqual([
      'page:a',
      tags.path('/a'),
      tags.path('/b'),
    ])
  })

  it('articles, items and the site', () => {
    expect(toTags({ model: 'article', id: 'a', slug: 's', deleted: true })).toEqual(['article:a', 'articles', 'slug:s'])
    expect(toTags({ model: 'block-data', id: 'i' })).toEqual(['item:i'])
    expect(toTags({ model: 'site', id: 's' })).toEqual(['site'])
  })
})

describe('a tag', () => {
  it('is short, in ASCII and without commas, whatever the id; other ids have other tags', () => {
    const id = fc.string({ unit: 'binary', maxLength: 400 })
    fc.assert(
      fc.property(id, id, (one, other) => {
        expect(tags.item(one)).toMatch(/^item:[!-+\--~]{0,251}$/)
        if (!/\p{Cs}/u.test(one + other)) expect(tags.item(one) === tags.item(other)).toBe(one === other)
      }),
    )
  })
})
