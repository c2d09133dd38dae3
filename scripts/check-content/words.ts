/** Whether two pages say the same of themselves, in a list of search results. Knows titles and descriptions only. */
import { toText } from '@/lib/html/to-text'
import type { Fault } from '@/platform/content/fault'
import type { House } from './read-house'

interface Words {
  file: string
  title: string | undefined
  description: string | undefined
}

function listWords({ pages, productions, articles, site }: House): Words[] {
  return [
    ...pages
      .filter(({ page }) => page.matchPath === undefined)
      .map(({ file, page }) => {
        const meta = page.meta[site.locale.default]
        return { file, title: meta?.title?.expression ?? page.title, description: meta?.description?.expression }
      }),
    ...productions.map(({ file, production: { title, contents } }) => {
      return { file, title, description: toText(contents[0]?.body ?? '') }
    }),
    ...articles.map(({ file, article: { title, content } }) => ({ file, title, description: toText(content) })),
  ]
}

const toKey = (words: string) => words.trim().replace(/\s+/g, ' ').toLowerCase()

export function checkWords(house: House): Fault[] {
  const words = listWords(house)
  return (['title', 'description'] as const).flatMap((field) => {
    const first = new Map<string, string>()
    return words.flatMap((each) => {
      const key = toKey(each[field] ?? '')
      const other = first.get(key)
      if (other !== undefined) return [{ file: each.file, field, message: `is that of ${other}, too` }]
      if (key !== '') first.set(key, each.file)
      return []
    })
  })
}
