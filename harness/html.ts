/** A page as its HTML tells it, without a browser: title, headings, blocks, links and pictures. */
import type { Element } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parse } from 'parse5'
import { descendants, textOf } from '@/lib/html/tree'

export interface SeenPage {
  status: number
  title: string
  lang: string
  robots: string
  headings: string[]
  /** Kinds of the blocks within main, in order. */
  blocks: string[]
  /** As written: paths, addresses, mailto. */
  links: Link[]
  /** Every address that a picture may be fetched from. */
  pictures: string[]
  text: string
}

interface Link {
  href: string
  opensNewWindow: boolean
  /** Not for those who walk: calendar files, choices of a programme. */
  isNoWay: boolean
}

const wordsOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The candidates of a srcset, and the src. */
function toPictures({ properties: { src, srcSet } }: Element): string[] {
  const candidates = (Array.isArray(srcSet) ? srcSet.join(', ') : wordsOf(srcSet)).split(/,\s+/)
  return [wordsOf(src), ...candidates.map((one) => one.trim().split(/\s+/)[0] ?? '')].filter((one) => one !== '')
}

export async function readPage(address: string): Promise<SeenPage> {
  const answer = await fetch(address, { redirect: 'manual' })
  const tree = fromParse5(parse(await answer.text()))
  const all = tree.type === 'root' ? descendants(tree) : []
  const named = (...names: string[]) => all.filter(({ tagName }) => names.includes(tagName))
  const main = named('main').flatMap(descendants)
  return {
    status: answer.status,
    title: named('title').map(textOf).join(''),
    lang: wordsOf(named('html')[0]?.properties.lang),
    robots: named('meta')
      .filter(({ properties }) => properties.name === 'robots')
      .map(({ properties }) => wordsOf(properties.content))
      .join(),
    headings: named('h1').map((heading) => textOf(heading).trim()),
    blocks: main.map(({ properties }) => wordsOf(properties.dataBlock)).filter((kind) => kind !== ''),
    links: named('a').map(({ properties }) => ({
      href: wordsOf(properties.href),
      opensNewWindow: properties.target === '_blank',
      isNoWay: [properties.rel].flat().includes('nofollow'),
    })),
    pictures: named('img', 'source').flatMap(toPictures),
    text: main.length > 0 ? named('main').map(textOf).join(' ') : '',
  }
}
