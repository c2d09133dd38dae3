import CacheHandler, { toRenderedPage } from '@/lib/freshness/cache-handler'

type Value = NonNullable<Parameters<CacheHandler['set']>[1]>
const toPage = (over: object = {}) =>
  ({
    kind: 'APP_PAGE',
    html: '<p>å</p>',
    rscData: Buffer.from('flight'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': 'site,page:a' },
    postponed: undefined,
    status: 200,
    ...over,
  }) as unknown as Value

const SCOPE = '/route-cache/app-page/abc/$'

it.each([
  [`${SCOPE}/index`, '/'],
  [`${SCOPE}/program`, '/program'],
  [`${SCOPE}/index/index`, '/index'],
  [`${SCOPE}/indeks`, '/indeks'],
  [`${SCOPE}/article/blå, t`, '/article/bl%C3%A5%2C%20t'],
  [`${SCOPE}/100%`, '/100%25'],
  ['/rss.xml', '/rss.xml'],
])('what Next keeps as %s is stored as %s', (key, address) => {
  expect(toRenderedPage(key, toPage())).toEqual({
    address,
    page: {
      body: Buffer.from('<p>å</p>'),
      contentType: 'text/html; charset=utf-8',
      flight: Buffer.from('flight'),
      segments: new Map([['/_tree', Buffer.from('tree')]]),
    },
    tags: ['site', 'page:a'],
  })
})

it('a route is stored with its own type', () => {
  const headers = { 'content-type': 'image/png', 'x-next-cache-tags': 'site' }
  const value = { kind: 'APP_ROUTE', body: Buffer.from('png'), headers, status: 200 } as unknown as Value
  expect(toRenderedPage('/api/card/a', value)?.page).toMatchObject({
    body: Buffer.from('png'),
    contentType: 'image/png',
  })
})

it.each([
  ['what is not found', toPage({ status: 404 })],
  ['what is a mere stamp', { kind: 'FETCH', data: {}, revalidate: 1 } as unknown as Value],
  ['nothing', null],
])('%s is not stored', (_, value) => expect(toRenderedPage('/borte', value)).toBeUndefined())

it('gives nothing back: the door answers what is stored', async () => expect(await new CacheHandler().get()).toBeNull())
