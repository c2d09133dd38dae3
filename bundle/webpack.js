/** What the browser gets of all that Next would send it. docs/decisions/0014 says what each part saves. */
import { createHash } from 'node:crypto'
import path from 'node:path'

const here = (file) => path.resolve('bundle', file)

/** The names of all classes travel to the browser as script: five letters instead of file and name. */
function shortenClassNames({ module }) {
  const uses = module.rules.flatMap(({ oneOf = [] }) => oneOf).flatMap(({ use }) => use ?? [])
  for (const { loader, options } of uses) {
    // As modules that can be looked into, so that names which nobody reads are left out.
    if (loader?.includes('mini-css-extract-plugin')) options.esModule = true
    if (!options?.modules?.getLocalIdent) continue
    options.modules.getLocalIdent = ({ resourcePath, rootContext }, _, name) => {
      const place = `${resourcePath.replace(rootContext, '')} ${name}`
      return `_${createHash('sha256').update(place).digest('base64url').replace(/[-_]/g, 'x').slice(0, 5)}`
    }
  }
}

const FRAME = ['app/layout', 'app/error', 'app/global-error']

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
 * Of axios the browser needs what sends JSON: its ways over the network (lib/http/browser-adapter.ts), forms,
 * parameters, names of states and its older ways are never taken.
 */
const UNUSED_OF_AXIOS = [
  'adapters/fetch',
  'adapters/xhr',
  'cancel/CancelToken',
  'core/buildFullPath',
  'helpers/AxiosURLSearchParams',
  'helpers/HttpStatusCode',
  'helpers/buildURL',
  'helpers/formDataToJSON',
  'helpers/parseHeaders',
  'helpers/spread',
  'helpers/toFormData',
  'platform/common/utils',
]
/** These are called, but have little or nothing to do: parts of axios by their files in its folder here. */
const STAND_INS = {
  'adapters/adapters': 'adapters',
  'core/InterceptorManager': 'interceptor-manager',
  'core/mergeConfig': 'merge-config',
  'defaults/index': 'defaults',
  'helpers/validator': 'validator',
}

/** What the plug-in adds to every page registers the worker: that is ours to do. */
const REGISTRATION = 'next-pwa/dist/sw-entry.js'

function leaveOut({ resolve, resolveLoader, module }) {
  const installed = (file) => path.resolve('node_modules', file)
  const standIns = { ...STAND_INS, ...Object.fromEntries(UNUSED_OF_AXIOS.map((part) => [part, 'left-out'])) }
  for (const [part, file] of Object.entries(standIns)) {
    resolve.alias[installed(`axios/lib/${part}.js`)] = here(`axios/${file}.js`)
  }
  resolve.alias[installed(REGISTRATION)] = false
  // The build of Immer whose private names are short.
  resolve.alias.immer = installed('immer/dist/immer.production.mjs')
  module.rules.push({ test: /[\\/]axios[\\/]lib[\\/]/, loader: here('axios/loader.js') })
  resolveLoader.alias['next-flight-client-entry-loader'] = here('next-flight-client-entry-loader.js')
}

/** For Next's `webpack` setting. In development nothing is changed. */
export function lighten(config, { dev, isServer }) {
  if (dev) return config
  shortenClassNames(config)
  if (isServer) return config
  joinPieces(config)
  leaveOut(config)
  return config
}
