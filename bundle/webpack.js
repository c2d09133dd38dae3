/** How the browser's code is cut, and the one piece of it that is left out. docs/decisions/0014 says why. */
import { createHash } from 'node:crypto'
import path from 'node:path'

const FRAME = ['app/layout', 'app/error', 'app/global-error']

/** What the plug-in adds to every page registers the worker: that is ours to do. */
const REGISTRATION = path.resolve('node_modules/next-pwa/dist/sw-entry.js')

/**
 * One style sheet for all pages: it is small, and the first page a visitor sees waits for one answer, not for seven.
 * What every page has around it is one piece; what live states and the account need another; the rest of the account
 * a third. Packed together, modules are a tenth smaller. The names are those of Next's entries and of our imports.
 */
function joinPieces({ optimization, plugins }) {
  const isIn =
    (...names) =>
    (module, { chunkGraph }) =>
      [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => names.includes(name))
  const isInEvents = isIn('events')
  const isInAccount = isIn('account')
  const piece = { chunks: 'async', enforce: true }
  Object.assign(optimization.splitChunks.cacheGroups, {
    styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 100 },
    frame: { ...piece, name: 'frame', chunks: 'all', priority: 90, test: isIn(...FRAME) },
    store: { ...piece, name: 'store', priority: 80, test: (...of) => isInEvents(...of) && isInAccount(...of) },
    accountStore: { ...piece, name: 'account-store', priority: 70, test: isInAccount },
  })
  // Every page has the one sheet: nothing has to fetch it with the code.
  const sheets = plugins.find((plugin) => plugin.constructor.name === 'NextMiniCssExtractPlugin')
  sheets.options.runtime = false
}

/**
 * Next's list of what a page brings asks for the style sheets of its server components, and gets the names of their
 * classes with the rules, though they stand in the HTML already. That list is no file, so that its imports have no issuer.
 */
const NAMELESS_SHEETS = {
  test: /\.module\.css$/,
  issuer: /^$/,
  enforce: 'post',
  loader: path.resolve('bundle/without-names.js'),
}

/** A class by its file and its own name, in six letters: it stands in the sheet, in the markup and in the flight data. */
function toShortName({ rootContext, resourcePath }, _, name) {
  const place = path.relative(rootContext, resourcePath).replaceAll('\\', '/')
  return `c${createHash('sha256').update(`${place} ${name}`).digest('base64url').slice(0, 5)}`
}

/** The loader's options are those of Next: they hold its own function of names, and nothing else that is ours to change. */
function shortenClassNames({ module }) {
  const loaders = module.rules.flatMap(({ oneOf = [] }) => oneOf).flatMap(({ use }) => use ?? [])
  for (const { options } of loaders) if (options?.modules?.getLocalIdent) options.modules.getLocalIdent = toShortName
}

/** For Next's `webpack` setting. In development nothing is changed, on the server no more than the names of classes. */
export function optimizeBundle(config, { dev, isServer }) {
  if (dev) return config
  shortenClassNames(config)
  if (isServer) return config
  joinPieces(config)
  config.module.rules.push(NAMELESS_SHEETS)
  config.resolve.alias[REGISTRATION] = false
  return config
}
