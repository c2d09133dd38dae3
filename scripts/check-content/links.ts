/** Every link and every picture within a text, with the file that holds it. Judges only by what it is told. */
import type { Element } from 'hast'
import { parseBounded } from '@/lib/html/parse-bounded'
import { descendants } from '@/lib/html/tree'
import type { Fault } from '@/platform/content/fault'
import type { House } from './read-house'

function listTexts({ pages, productions, articles, site }: House): { file: string; html: string }[] {
  const texts = [
    ...pages.flatMap(({ file, items }) => items.map(({ body }) => ({ file, html: body }))),
    ...productions.flatMap(({ file, production }) => production.contents.map(({ body }) => ({ file, html: body }))),
    ...articles.map(({ file, article }) => ({ file, html: article.content })),
    ...site.theme.footer.flatMap(({ items }) =>
      items.filter(({ type }) => type === 'html').map(({ value }) => ({ file: 'footer.yaml', html: value })),
    ),
  ]
  return texts.flatMap(({ file, html }) => (html === undefined ? [] : [{ file, html }]))
}

function listElements(house: House): { file: string; element: Element }[] {
  return listTexts(house).flatMap(({ file, html }) => {
    const tree = parseBounded(html)
    return tree ? descendants(tree).map((element) => ({ file, element })) : []
  })
}

function listLinks(house: House, elements: ReturnType<typeof listElements>): { file: string; href: string }[] {
  const { pages, site } = house
  const links = [
    ...elements
      .filter(({ element }) => element.tagName === 'a')
      .map(({ file, element }) => ({ file, href: String(element.properties.href ?? '') })),
    ...pages.flatMap(({ file, items }) => items.map(({ link }) => ({ file, href: link?.href }))),
    ...site.theme.menu.map(({ path }) => ({ file: 'menu.yaml', href: path })),
    ...site.theme.footer.flatMap(({ items }) => items.map(({ href }) => ({ file: 'footer.yaml', href }))),
    ...site.redirects.map(({ to }) => ({ file: 'site.yaml', href: to })),
  ]
  return links.flatMap(({ file, href }) => (href === undefined ? [] : [{ file, href }]))
}

const isElsewhere = (href: string) => /^https:\/\/[^/]/.test(href) || /^(mailto|tel):\S/.test(href)

/** @param answers whether a path of the site leads to a page */
export function checkLinks(house: House, answers: (path: string) => boolean): Fault[] {
  const elements = listElements(house)
  const dead = listLinks(house, elements)
    .filter(({ href }) => !isElsewhere(href) && !(href.startsWith('/') && answers(href)))
    .map(({ file, href }) => ({ file, field: 'link', message: `${href} is neither a page nor an https address` }))
  const mute = elements
    .filter(({ element: { tagName, properties } }) => tagName === 'img' && !String(properties.alt ?? '').trim())
    .map(({ file, element }) => ({
      file,
      field: 'image',
      message: `no alternative text for ${String(element.properties.src)}`,
    }))
  return [...dead, ...mute]
}
