/** The news as RSS 2.0. Knows which articles are news, not how the site shows them. */
import type { Article } from '@/contract/article'
import { loadArticles } from '@/lib/content-api/articles'
import { loadSite } from '@/lib/content-api/sites'
import { tags } from '@/lib/freshness/tags'
import { toExcerpt } from '@/lib/html/to-text'
import { toElement, toXmlText } from '@/lib/xml'
import { toArticlePath } from './article-path'

export const NEWS_ADDRESS = '/rss.xml'

/** Spec S2.38. */
const NEWS = 'category:eq:general'
const MOST = 30
const SUMMARY = 400

interface Feed {
  title: string
  locale: string
  articles: readonly Article[]
}

export const toNewsTitle = (siteTitle: string): string => `Nyheter fra ${siteTitle}`

/** @throws HttpError where the platform does not answer */
export async function readNews(): Promise<Feed & { tags: string[] }> {
  const { title, locale } = await loadSite()
  const articles = await loadArticles([NEWS])
  return {
    title: toNewsTitle(title),
    locale: locale.default,
    articles: articles.slice(0, MOST),
    tags: [tags.site, tags.path(NEWS_ADDRESS), tags.articles],
  }
}

const toDate = (at: number) => new Date(at).toUTCString()

function toItem({ slug, title, content, createdAt }: Article, siteUrl: string): string {
  const path = toArticlePath(slug)
  if (path === undefined) return ''
  const link = siteUrl + path
  return [
    '<item>',
    toElement('title', title),
    toElement('link', link),
    `<guid isPermaLink="true">${toXmlText(link)}</guid>`,
    toElement('pubDate', toDate(createdAt)),
    toElement('description', toExcerpt(content, SUMMARY)),
    '</item>',
  ].join('')
}

/** @param siteUrl without a trailing slash */
export function toRss({ title, locale, articles }: Feed, siteUrl: string): string {
  const newest = Math.max(...articles.map(({ updatedAt }) => updatedAt))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    toElement('title', title),
    toElement('link', `${siteUrl}/`),
    toElement('description', title),
    toElement('language', locale),
    `<atom:link href="${toXmlText(siteUrl + NEWS_ADDRESS)}" rel="self" type="application/rss+xml"/>`,
    articles.length === 0 ? '' : toElement('lastBuildDate', toDate(newest)),
    ...articles.map((article) => toItem(article, siteUrl)),
    '</channel></rss>',
    '',
  ].join('\n')
}
