/** Untrusted HTML -> React elements. What a content author may write. */
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { mend } from './mend'
import { parseBounded, toBareWords } from './parse-bounded'
import { sanitise } from './sanitise'

/**
 * @param html untrusted; a text beyond honest bounds (100 levels, 20,000 elements) gives its bare words,
 *   one of more than 400,000 characters is cut
 * @param options.headingLevel the level of the text's highest headings, 2 to 6; 2 where left out
 * @returns elements without scripts, handlers, styles, frames or forms; links and pictures obey rules 20 and 21
 */
export function toElements(html: string, { headingLevel = 2 }: { headingLevel?: number } = {}): ReactNode {
  const tree = parseBounded(html)
  if (!tree) {
    const words = toBareWords(html)
    return words === '' ? null : <p>{words}</p>
  }
  return toJsxRuntime(mend(sanitise(tree), headingLevel), { Fragment, jsx, jsxs })
}
