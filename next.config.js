import withPwa from 'next-pwa'
import { optimizeClientBundle } from './bundle/webpack.js'

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
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
  webpack: optimizeClientBundle,
  headers: async () => [
    { source: '/:path*', headers: Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value })) },
  ],
}

/**
 * Without what the plug-in does by itself: a reload when the network is back would lose what was typed, and its list of
 * what to keep has every answer of other origins in it, tickets too.
 */
export default withPwa({
  dest: 'public',
  disable: process.env.NODE_ENV === 'development',
  register: false,
  cacheStartUrl: false,
  dynamicStartUrl: false,
  reloadOnOnline: false,
  workboxOptions: { runtimeCaching: [] },
})(config)
