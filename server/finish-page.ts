/** What every HTML answer gets, whoever rendered it: its styles, its late scripts and its policy. */
import { inlineStyles } from './inline-styles'
import { holdScripts } from './late-scripts'
import { toPagePolicy } from './policy'

/** Style sheets and scripts are named before it; a page is long, its head is not. */
const HEAD_END = '</head>'

export const isHtml = (type: string | undefined): boolean => type?.startsWith('text/html') === true

/** @param page as Next rendered it. @returns with the value of its Content-Security-Policy */
export function finishPage(page: string): { html: string; policy: string } {
  const at = Math.max(0, page.indexOf(HEAD_END))
  const held = holdScripts(page.slice(0, at), page.slice(at))
  const { head, styles } = inlineStyles(held.head, held.body)
  const html = head + held.body
  return { html, policy: toPagePolicy(html, styles) }
}
