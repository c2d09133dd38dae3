/**
 * Puts a page's style sheets into the page: the first paint then waits for one answer, not for two. React asks for the
 * sheet again once it runs, and the pages after that find it in the browser's cache. Knows no style.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildDir } from '@/lib/env'
import { memoize } from '@/lib/memoize'

const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/css\/[\w-]+\.css)[^"]*" data-precedence="next"\/>/g
const readSheet = memoize((href: string) =>
  readFileSync(path.join(buildDir(), href.replace('/_next/', '')), 'utf8').trim(),
)

/** @param html head of a finished page. @returns the head, and what now stands in it */
export function inlineStyles(html: string): { html: string; styles: string[] } {
  const styles: string[] = []
  const inlined = html.replace(SHEET, (link, href: string) => {
    const style = readSheet(href)
    if (/<\/style/i.test(style)) return link
    styles.push(style)
    return `<style data-precedence="next">${style}</style>`
  })
  return { html: inlined, styles }
}
