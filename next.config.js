import { createHash } from 'node:crypto'
import path from 'node:path'
import withPwa from 'next-pwa'

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** The names of all classes travel to the browser as script: five letters instead of file and name. */
function shortenClassNames(config) {
  const uses = config.module.rules.flatMap(({ oneOf = [] }) => oneOf).flatMap(({ use }) => use ?? [])
  for (const { options } of uses) {
    if (!options?.modules?.getLocalIdent) continue
    options.modules.getLocalIdent = ({ resourcePath, rootContext }, _, name) => {
      const place = `${resourcePath.replace(rootContext, '')} ${name}`
      return `_${createHash('sha256').update(place).digest('base64url').replace(/[-_]/g, 'x').slice(0, 5)}`
    }
  }
  return config
}

/**
 * One style sheet for all pages: it is small, and the first page a visitor sees waits for one answer, not for seven.
 * What live states and the account need is one piece, the rest of the account another: a film page asks for both, and
 * packed together their modules are a tenth smaller. The names are those of the imports.
 */
function joinPieces(config, { isServer }) {
  if (isServer) return config
  const { splitChunks } = config.optimization
  const isIn =
    (name) =>
    (module, { chunkGraph }) =>
      [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === name)
  const isInEvents = isIn('events')
  const isInAccount = isIn('account')
  const piece = { chunks: 'async', enforce: true }
  splitChunks.cacheGroups = {
    ...splitChunks.cacheGroups,
    styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 100 },
    store: { ...piece, name: 'store', priority: 90, test: (...of) => isInEvents(...of) && isInAccount(...of) },
    accountStore: { ...piece, name: 'account-store', priority: 80, test: isInAccount },
  }
  return config
}

/**
 * Of axios the browser needs what sends JSON: its ways over the network (lib/http/browser-adapter.ts), forms,
 * parameters, names of states and its older ways weigh 11 kB and are never taken.
 */
const UNUSED_OF_AXIOS = [
  'adapters/fetch',
  'adapters/xhr',
  'cancel/CancelToken',
  'core/assertParamsAcyclic',
  'core/buildFullPath',
  'helpers/AxiosURLSearchParams',
  'helpers/HttpStatusCode',
  'helpers/buildURL',
  'helpers/formDataToJSON',
  'helpers/spread',
  'helpers/toFormData',
  'helpers/toURLEncodedForm',
  'platform/common/utils',
]

/** What the plug-in adds to every page registers the worker, 2 kB: that is ours to do. */
const REGISTRATION = 'next-pwa/dist/sw-entry.js'

function leaveOut(config, { isServer }) {
  if (isServer) return config
  const unused = [...UNUSED_OF_AXIOS.map((part) => `axios/lib/${part}.js`), REGISTRATION]
  for (const file of unused) config.resolve.alias[path.resolve('node_modules', file)] = false
  return config
}

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // Its modules for bundlers export other names than the one that Node loads.
  serverExternalPackages: ['opentype.js'],
  // tsc 7 checks the types in `npm run check`; the framework still looks for the older compiler's API.
  typescript: { ignoreBuildErrors: true, tsconfigPath: process.env.NEXT_TSCONFIG },
  webpack: (webpack, context) =>
    context.dev ? webpack : leaveOut(joinPieces(shortenClassNames(webpack), context), context),
  headers: async () => [
    { source: '/:path*', headers: Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value })) },
  ],
}

/** Without what the plug-in does in the page by itself: a reload when the network is back would lose what was typed. */
export default withPwa({
  dest: 'public',
  disable: process.env.NODE_ENV === 'development',
  register: false,
  cacheStartUrl: false,
  dynamicStartUrl: false,
  reloadOnOnline: false,
})(config)
