/**
 * Puts a page's style sheets into the page: the first paint then waits for one answer, not for two. React asks for the
 * sheet again once it runs, and the pages after that find it in the browser's cache. Knows no style.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/css\/[\w-]+\.css)[^"]*" data-precedence="next"\/>/g
const sheets = new Map()

function readSheet(href) {
  if (!sheets.has(href)) {
    const file = path.join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', href.replace('/_next/', ''))
    sheets.set(href, readFileSync(file, 'utf8').trim())
  }
  return sheets.get(href)
}

/**
 * @param {string} html head of a finished page
 * @returns {{ html: string, styles: string[] }} the head, and what now stands in it
 */
export function inlineStyles(html) {
  const styles = []
  const inlined = html.replace(SHEET, (link, href) => {
    const style = readSheet(href)
    if (/<\/style/i.test(style)) return link
    styles.push(style)
    return `<style data-precedence="next">${style}</style>`
  })
  return { html: inlined, styles }
}
