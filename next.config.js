import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import withPwa from 'next-pwa'
import { optimizeBundle } from './bundle/webpack.js'

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // The door in front (server/) encodes what it answers.
  compress: false,
  reactStrictMode: true,
  // To the development server 127.0.0.1 is a stranger, whom it tells of no change.
  allowedDevOrigins: ['127.0.0.1', ...(process.env.SITE_URL ? [new URL(process.env.SITE_URL).hostname] : [])],
  // Its modules for bundlers export other names than the one that Node loads.
  serverExternalPackages: ['opentype.js'],
  // Seconds for which a visitor's router shows a page that it has once more without asking: the least that it takes.
  experimental: { staleTimes: { static: 30 } },
  // tsc 7 checks the types in `npm run check`; the framework still looks for the older compiler's API.
  typescript: { ignoreBuildErrors: true, tsconfigPath: process.env.NEXT_TSCONFIG },
  webpack: optimizeBundle,
}

/**
 * The worker is our own (worker/), given the list of the build's files. It lies with the build, whose files it knows; the door
 * serves it at the root. What the plug-in would do by itself is left out: a reload when the network is back would lose
 * what was typed.
 */
const withWorker = withPwa({
  dest: `${config.distDir}/worker`,
  disable: process.env.NODE_ENV === 'development',
  register: false,
  cacheStartUrl: false,
  dynamicStartUrl: false,
  reloadOnOnline: false,
  publicExcludes: ['**/*'],
  workboxOptions: {
    swSrc: 'worker/main.ts',
    exclude: [/\.map$/, /polyfills-/, /-manifest\.json$/, /^server\//, /sw\.js$/],
  },
})

/** What the built site renders is kept by the page store of the door. */
const cacheHandler = fileURLToPath(new URL('lib/freshness/cache-handler.ts', import.meta.url))

export default (phase) => withWorker({ ...config, ...(phase === PHASE_PRODUCTION_SERVER && { cacheHandler }) })
