import {
  applySettings,
  makeArticle,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/content-api/stub-platform'
import { readNews, toRss } from '@/lib/pages/news-feed'

let platform: StubPlatform
beforeAll(async () => {
  platform = await startStubPlatform()
  applySettings(platform.url)
  platform.articles = [
    makeArticle('ny', {
      title: 'Kaffe & <kake>',
      slug: 'kaffe å',
      content: '<p>Kl. <b>12</b> & utover</p>',
      createdAt: Date.UTC(2026, 10, 20, 14),
      updatedAt: Date.UTC(2026, 10, 21, 14),
    }),
    makeArticle('info', { category: 'info', title: 'Ikke en nyhet' }),
    makeArticle('ond', { slug: '..', title: 'Uten adresse' }),
  ]
})
afterAll(() => platform.stop())

it('holds the articles of the category general, with absolute addresses and plain words', async () => {
  const rss = toRss(await readNews(), 'https://huset.example')
  expect(rss).toContain('<title>Nyheter fra Huset</title>')
  expect(rss).toContain(
    '<item><title>Kaffe &amp; &lt;kake&gt;</title><link>https://huset.example/article/kaffe%20%C3%A5</link>' +
      '<guid isPermaLink="true">https://huset.example/article/kaffe%20%C3%A5</guid>' +
      '<pubDate>Fri, 20 Nov 2026 14:00:00 GMT</pubDate><description>Kl. 12 &amp; utover</description></item>',
  )
  expect(rss).toContain('<lastBuildDate>Sat, 21 Nov 2026 14:00:00 GMT</lastBuildDate>')
  expect(rss).toContain('href="https://huset.example/rss.xml" rel="self"')
  expect(rss).not.toMatch(/Ikke en nyhet|Uten adresse/)
})

it('hears of articles', async () =>
  expect((await readNews()).tags).toEqual(expect.arrayContaining(['articles', 'site'])))

it('without news it is a feed all the same', () => {
  const rss = toRss({ title: 'Nyheter', locale: 'nb', articles: [] }, 'https://huset.example')
  expect(rss).not.toMatch(/lastBuildDate|Invalid/)
  expect(rss).toContain('</channel></rss>')
})
