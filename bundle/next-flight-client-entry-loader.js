/**
 * Next's loader of the same name, which lists what a page's server components bring to the browser: of a style sheet
 * only its rules. As Next writes it, the names of its classes come, too, which the server has put into the page already.
 */
import imported from 'next/dist/build/webpack/loaders/next-flight-client-entry-loader.js'

/** Node gives the module, who transpiles for tests its default. */
const list = imported.default ?? imported
const STYLE_SHEET = /webpackMode: "eager"[^*]*\*\/ ("[^"]+\.css")/g

/** @this {import('webpack').LoaderContext<object>} */
export default function listClientParts() {
  return list.call(this).replace(STYLE_SHEET, 'webpackMode: "eager", webpackExports: [] */ $1')
}
