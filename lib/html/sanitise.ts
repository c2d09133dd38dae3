/** What untrusted HTML may hold: running text, lists, tables, pictures, links. Everything else is not let through. */
import type { Root } from 'hast'
import rehypeSanitize, { type Options } from 'rehype-sanitize'

const inTable = ['table']

/** No ids, classes, styles, data or event attributes; no forms, frames, scripts, or foreign content. */
const schema: Options = {
  allowComments: false,
  allowDoctypes: false,
  tagNames: [
    ...['p', 'br', 'hr', 'div', 'blockquote', 'pre', 'address', 'details', 'summary'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'code', 'kbd', 'q', 'cite', 'time'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  /** Dropped with what they hold; a tag that is in neither list loses itself and keeps its text. */
  strip: [
    ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'title', 'xmp', 'plaintext'],
    ...['iframe', 'object', 'embed', 'applet', 'audio', 'video', 'canvas', 'svg', 'math'],
    ...['select', 'textarea', 'option', 'datalist', 'button'],
  ],
  attributes: {
    '*': ['lang'],
    a: ['href'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  ancestors: {
    ...{ caption: inTable, thead: inTable, tbody: inTable, tfoot: inTable, tr: inTable, th: inTable, td: inTable },
    ...{ li: ['ul', 'ol'], dt: ['dl'], dd: ['dl'], figcaption: ['figure'], summary: ['details'] },
  },
}

export const sanitise: (tree: Root) => Root = rehypeSanitize(schema)
