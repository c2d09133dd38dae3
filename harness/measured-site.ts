/** The servers that benches measure and pictures are taken of, an operator of theirs, and one path of each kind. */
import type { Production } from '@/contract/production'
import { makeOperator } from './operator'
import { startServers } from './servers'

const PORT = 3221
const PLATFORM_PORT = 4221
export const SITE = `http://127.0.0.1:${PORT}`
export const PLATFORM = `http://127.0.0.1:${PLATFORM_PORT}`
export const BUILD = '.next-bench'

/** @param settings beside those of every bench */
export const openServers = (settings: Record<string, string> = {}) =>
  startServers({
    PORT: String(PORT),
    PLATFORM_PORT: String(PLATFORM_PORT),
    SITE_URL: SITE,
    NEXT_DIST_DIR: BUILD,
    ...settings,
  })

const operator = makeOperator(PLATFORM)
export const { put, remove } = operator

/** @param path below the site, with its query. @returns up to 500 documents */
export async function readAll<T>(path: string): Promise<T[]> {
  const { items } = await operator.read<{ items: T[] }>(`${path}${path.includes('?') ? '&' : '?'}take=500`)
  return items
}

/** @throws where there is none, which the content that is loaded rules out */
export function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The content lacks what is measured.')
  return value
}

/** @returns a path by the name of its kind */
export async function pathsByKind() {
  const [film] = await readAll<Production>('productions?filter=object:eq:movie')
  const cultures = await readAll<Production>('productions?filter=object:eq:culture')
  const culture = cultures.find((one) => one.pageReference)
  return {
    front: '/',
    programme: '/program',
    film: `/${encodeURIComponent(known(film).parentSlug)}`,
    culture: `/${encodeURIComponent(known(culture?.pageReference))}`,
    'culture programme': '/kulturprogram',
    information: '/om-kinoen',
    article: '/article/personvernerklaering',
    news: '/nyheter',
    search: '/search?q=film',
  }
}
