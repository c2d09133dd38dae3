/**
 * Puts what a page needs of its style sheets into the page: the first paint then waits for one answer, not for two. React
 * asks for the whole sheet once it runs, and takes the page over when that is there.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildDir } from '@/lib/env'
import { memoize } from '@/lib/memoize'
import { readMarkup, readSheet } from './style-sheet'

const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/css\/[\w-]+\.css)[^"]*" data-precedence="next"\/>/g
const loadSheet = memoize((href: string) =>
  readSheet(readFileSync(path.join(buildDir(), href.replace('/_next/', '')), 'utf8')),
)

/**
 * @param head of a finished page
 * @param body from the head's end on
 * @returns the head, and what now stands in it
 */
export function inlineStyles(head: string, body: string): { head: string; styles: string[] } {
  const markup = readMarkup(head + body)
  const styles: string[] = []
  const inlined = head.replace(SHEET, (link, href: string) => {
    const style = loadSheet(href)(markup)
    if (/<\/style/i.test(style)) return link
    styles.push(style)
    return `<style data-precedence="next">${style}</style>`
  })
  return { head: inlined, styles }
}
