/** What the page about cookies says is stored, against what the code stores. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['app', 'components', 'contract', 'lib', 'platform', 'server', 'store', 'worker']
const SOURCES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
)
const all = SOURCES.join('\n')
const article = readFileSync('content/articles/info-om-cookies.md', 'utf8')
const rows = [...article.matchAll(/^\| `([^`]+)` \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, name = '', , where = '', howLong = '']) => ({ name, where, howLong }),
)

/** @param key a text, or the name of a constant */
function readKey(key: string): string {
  const text = /^'([^']+)'$/.exec(key)?.[1]
  return text ?? new RegExp(`const ${key} = '([^']+)'`).exec(all)?.[1] ?? `unknown: ${key}`
}

const keysOf = (store: string) => [
  ...new Set(
    [...all.matchAll(new RegExp(`\\b${store}\\s*\\.setItem\\(\\s*([^,]+),`, 'g'))].map(([, key = '']) => readKey(key)),
  ),
]

/** The platform's sessions, by their names before the partner; the site's is 118 (content/site.yaml). */
const cookies = () => {
  const names = /const NAMES = \{ cookie: '([^']+)', checkout: '([^']+)' \}/.exec(all)?.slice(1) ?? []
  return names.map((name) => `${name}118`)
}

/** Caches, by their names before the build's. */
const CACHES = ["KEPT_PAGES = 'pages-'", "FILES = 'files-'", "CACHE = 'pictures'"]

const namedAs = (where: string) => rows.filter((row) => row.where === where).map(({ name }) => name)

it('lists what is in the browser’s stores, each in its own', () => {
  expect(keysOf('localStorage')).toHaveLength(5)
  expect(namedAs('Lageret').toSorted()).toEqual(keysOf('localStorage').toSorted())
  expect(namedAs('Lageret for denne fanen').toSorted()).toEqual(keysOf('sessionStorage').toSorted())
})

it('lists the cookies, and how long the session’s lives', () => {
  expect(all.match(/\.setCookie\(/g)).toHaveLength(1)
  expect(namedAs('Informasjonskapsel')).toEqual(cookies())
  expect(readFileSync('platform/accounts/session-signer.ts', 'utf8')).toContain('EIGHT_HOURS = 8 * 60 * 60')
  expect(rows.find(({ name }) => name === 'loyalty-118')?.howLong).toMatch(/^Åtte timer/)
})

it('lists what the service worker keeps', () => {
  for (const one of CACHES) expect(all).toContain(`const ${one}`)
  expect(namedAs('Lageret for sider')).toEqual(['pages-…', 'files-…', 'pictures'])
})

it('lists nothing else, and no other kind of store is used', () => {
  const stores = [keysOf('localStorage'), keysOf('sessionStorage'), cookies(), CACHES]
  expect(rows).toHaveLength(stores.flat().length)
  expect(all).not.toMatch(/\bindexedDB\b|cookieStore\.set/)
  const written = [...all.matchAll(/document\.cookie = (.*)/g)].map(([, value = '']) => value)
  expect(written.filter((value) => !value.includes('max-age=0'))).toEqual([])
})
