/** HTML as text that has been escaped. */

/** Markup that was written here, not by a visitor. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | undefined | readonly Html[]

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function toText(part: Part): string {
  if (part instanceof Html) return part.text
  if (part === false || part === undefined) return ''
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return String(part).replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')
}

/** Everything that is put in is escaped, but for markup; false and undefined are nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((string, at) => string + toText(parts[at])).join(''))
}
