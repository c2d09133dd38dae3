/** Documents as a hostile or careless editor writes them, within what the contract lets through. */
import fc from 'fast-check'
import type { Article } from '@/contract/article'
import type { ContentItem, ContentItemType } from '@/contract/content-item'
import type { Production } from '@/contract/production'
import type { PageContext } from '@/lib/pages/page-data'
import { type Showing, toShowing } from '@/lib/programme/showing'

const LAST = 8.64e15

const words = fc.oneof(
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '\u202e',
    ' ',
    'Ö'.repeat(60),
  ),
  fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }),
)
const html = fc.constantFrom(
  '<script>alert(1)</script><p onclick="alert(1)">Hei</p>',
  '<a href="javascript:alert(1)">klikk</a><iframe src="https://ond.example"></iframe>',
  '<table><tr><td>'.repeat(50),
  '<h1>Stor</h1><h6>Liten</h6>',
  '',
)
const time = fc.oneof(fc.constantFrom(LAST, -LAST, 0), fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }))
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const href = fc.constantFrom(undefined, '/program', 'https://annet.example/a?b=c', 'mailto:a@b.example')

const image = maybe(
  fc.record({
    url: fc.constantFrom('https://bilder.example/images/a.jpg', 'https://annet.example/b.jpg?w=1'),
    alt: maybe(words),
    credit: maybe(words),
    focalPointQuery: fc.constantFrom(undefined, 'fp-x=2&fp-y=;}', 'fp-x=0.1&fp-y=0.9', '%'),
  }),
)

export const itemOf = (type: ContentItemType): fc.Arbitrary<ContentItem> =>
  fc.record({
    id: fc.uuid(),
    type: fc.constant(type),
    title: maybe(words),
    overtitle: maybe(words),
    text: maybe(words),
    body: maybe(html),
    image,
    link: maybe(fc.record({ href, label: maybe(words), openInNewWindow: maybe(fc.boolean()) })),
  })

export const production = (object: Production['object']): fc.Arbitrary<Production> =>
  fc.record({
    id: fc.uuid(),
    parentSlug: words,
    pageReference: maybe(words),
    title: words,
    object: fc.constant(object),
    objectClass: object === 'movie' ? fc.constantFrom('movie', 'movie_coming') : fc.constant('culture'),
    features: fc.array(words, { maxLength: 2 }),
    location: maybe(fc.record({ name: words, address: maybe(words) })),
    contents: fc.array(fc.record({ summary: maybe(words), body: maybe(html) }), { maxLength: 3 }),
    assets: fc.array(
      fc.record({
        type: fc.constantFrom('poster', 'first_image', 'image', 'trailer', '__proto__'),
        url: fc.constantFrom('https://bilder.example/images/a.jpg', 'https://annet.example/b.jpg'),
      }),
      { maxLength: 4 },
    ),
    genres: maybe(fc.array(words, { maxLength: 3 })),
    ageLimit: fc.constantFrom(undefined, null, 0, 6, 9, 12, 15, 18),
    ageReason: maybe(words),
    duration: fc.constantFrom(undefined, 1, 90, Number.MAX_SAFE_INTEGER),
    premiere: maybe(time),
    year: maybe(fc.integer()),
    director: maybe(fc.array(words, { maxLength: 2 })),
    status: fc.constantFrom(undefined, 'cancelled', 'postponed'),
  })

export const showing = (known: Production): fc.Arbitrary<Showing> =>
  fc
    .record({
      id: fc.uuid(),
      start: time,
      previousStart: maybe(time),
      screen: maybe(words),
      location: maybe(fc.record({ name: words })),
      language: fc.constantFrom(undefined, 'nb', 'xx-', 'zxx', '🎬'),
      subtitles: fc.constantFrom(undefined, null, 'nb', '-'),
      status: fc.constantFrom('onSale', 'fewLeft', 'soldOut', 'cancelled', 'notYetOnSale', 'free'),
      onSaleAt: maybe(time),
      price: maybe(fc.record({ from: fc.nat(), to: maybe(fc.nat()), currency: fc.constant('NOK') })),
      ticketUrl: fc.constantFrom(undefined, 'https://billett.example/1'),
      hasProduction: fc.boolean(),
    })
    .map(({ hasProduction, ...event }) => toShowing({ ...event, production: known }, hasProduction ? known : undefined))

export const article: fc.Arbitrary<Article> = fc.record({
  id: fc.uuid(),
  title: words,
  slug: words,
  content: html,
  category: words,
  author: maybe(words),
  image,
  thumbnail: image,
  node_locale: fc.constantFrom('nb', 'en', 'x'),
  createdAt: time,
  updatedAt: time,
})

export const context: fc.Arbitrary<PageContext> = fc.record({
  locale: fc.constantFrom('nb', 'en', 'not a locale'),
  path: fc.constant('/'),
  address: fc.constant('/'),
  choice: fc.constantFrom(undefined, {
    traits: ['barn' as const, '3d' as const],
    layout: 'tid' as const,
    day: '2026-11-22',
  }),
  siteTitle: words,
  imagesUrl: fc.constant('https://bilder.example/images'),
  newsletterAction: fc.constantFrom(undefined, 'https://brev.example/'),
  runtime: fc.constant(undefined),
  generatedAt: fc.constantFrom(Date.UTC(2026, 9, 25, 1), Date.UTC(2026, 10, 21, 17)),
  search: maybe(
    fc.record({
      query: words,
      hits: fc.array(
        fc.record({
          path: fc.constant('/a'),
          title: fc.array(words, { maxLength: 3 }),
          kind: fc.constant('film' as const),
          excerpt: fc.array(words, { maxLength: 3 }),
          next: maybe(time),
          state: maybe(fc.constantFrom('cancelled' as const, 'past' as const)),
        }),
        { maxLength: 1 },
      ),
      near: fc.array(fc.record({ path: fc.constant('/b'), label: words }), { maxLength: 1 }),
      ways: fc.constant([]),
    }),
  ),
})
