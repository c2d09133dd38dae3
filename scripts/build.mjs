/** Builds the site when the sources or the settings are not those of the last build. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { Failure, ROOT, run } from './steps.mjs'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const SOURCES = ['app', 'bundle', 'components', 'contract', 'lib', 'public', 'server', 'store', 'worker']
const FILES = ['next.config.js', 'package-lock.json', 'tsconfig.json']
const SETTINGS =
  /^(FROZEN_NOW|SITE_URL|SITE_ID|PLATFORM_URL|(DATA_API|RUNTIME_API|MANAGEMENT_API|IDENTITY|IMAGES|LOYALTY_118|LOYALTY_178)_URL)$/

function sourceFiles() {
  const within = SOURCES.filter((folder) => existsSync(path.join(ROOT, folder))).flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true }).map((name) => path.posix.join(folder, String(name))),
  )
  return [...within, ...FILES]
    .filter((name) => existsSync(path.join(ROOT, name)))
    .filter((name) => statSync(path.join(ROOT, name)).isFile())
    .toSorted()
}

function stampOf(env) {
  const hash = createHash('sha256')
  for (const name of sourceFiles())
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(ROOT, name)))
  for (const name of Object.keys(env)
    .filter((key) => SETTINGS.test(key))
    .toSorted())
    hash.update(`${name}=${env[name]}\0`)
  return hash.digest('hex')
}

/** Next writes its folder of types into the tsconfig: another folder than `.next` gets one of its own. */
export function ownTsconfig(env) {
  if (!env.NEXT_DIST_DIR) return env
  const name = `${env.NEXT_DIST_DIR}.tsconfig.json`
  writeFileSync(path.join(ROOT, name), '{ "extends": "./tsconfig.json" }')
  return { ...env, NEXT_TSCONFIG: name }
}

const COMPRESSED = /\.(js|css|svg|json|txt)$/

/** Once, as small as they get: the door serves them as they lie. */
async function compressFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile() && COMPRESSED.test(entry.name))) {
    const file = path.join(parentPath, name)
    const bytes = readFileSync(file)
    const [small, smallest] = await Promise.all([toGzip(bytes, { level: 9 }), toBrotli(bytes)])
    writeFileSync(`${file}.gz`, small)
    writeFileSync(`${file}.br`, smallest)
  }
}

/** @param {Record<string, string>} env the settings; the platform has to be up @returns whether anything was built */
export async function buildIfNeeded(env) {
  const folder = path.join(ROOT, env.NEXT_DIST_DIR ?? '.next')
  const stampFile = path.join(folder, 'kulturhus-stamp')
  const stamp = stampOf(env)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  const next = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next')
  const attached = ['--import', path.join(ROOT, 'server', 'end-with-parent.mjs')]
  const built = await run(process.execPath, [...attached, next, 'build', '--webpack'], {
    env: { ...ownTsconfig(env), NODE_ENV: 'production' },
    printed: 'nothing',
  })
  if (built.code !== 0) throw new Failure(`The build failed:\n${built.output.trim().split('\n').slice(-30).join('\n')}`)
  await Promise.all(['static', 'worker'].map((part) => compressFiles(path.join(folder, part))))
  writeFileSync(stampFile, stamp)
  return true
}
