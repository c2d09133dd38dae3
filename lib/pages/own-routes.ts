/** Paths that the site itself answers, whatever the registry says: its own routes, and files of the build and of public/. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { buildDir } from '@/lib/env'
import { INTERNAL, type Segments } from './path'

/** The routes of app/ that are not the registry's, as their folders are named; a test holds this list against them. */
export const OWN_ROUTES: readonly string[] = [
  'api/search',
  'frakoblet',
  'galleri-utvikling',
  'kalender/[event]',
  'konto',
  'konto/billetter',
  'konto/glemt-passord',
  'konto/logg-inn',
  'konto/ny',
  'konto/se-liste',
  'manifest.webmanifest',
  'robots.txt',
  'rss.xml',
  'sitemap.xml',
]

const routes = OWN_ROUTES.map((route): Segments => route.split('/'))

/** A part in brackets stands for any one segment. */
const isOf = (segments: Segments) => (route: Segments) =>
  route.length === segments.length && route.every((part, at) => /^\[\w+\]$/.test(part) || part === segments[at])

/** Of the build: it holds the service worker, which browsers find at the root (S7.28). */
export const WORKER_FOLDER = 'worker'

/** The page that is generated for each visitor. */
export const SEARCH_PATH = '/search'

/** Before a page's own path: the picture that is drawn of its title. */
export const CARD_ROUTE: Segments = ['api', 'card']

/** @returns of which page the address is the drawn picture; undefined for all others */
export const toCardSegments = (segments: Segments): Segments | undefined =>
  CARD_ROUTE.every((segment, at) => segments[at] === segment) ? segments.slice(CARD_ROUTE.length) : undefined

function listFiles(folder: string, prefix: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return entries.map((entry) => `${prefix}${entry.split(path.sep).join('/')}`)
  } catch {
    return []
  }
}

let files: ReadonlySet<string> | undefined

/** What the folders held when the process began. */
function knownFiles(): ReadonlySet<string> {
  files ??= new Set([
    ...listFiles(path.join(process.cwd(), 'public'), ''),
    ...listFiles(path.join(buildDir(), 'static'), '_next/static/'),
    ...listFiles(path.join(buildDir(), WORKER_FOLDER), ''),
  ])
  return files
}

/** A file of the build or of public/. */
export function isFile(segments: Segments): boolean {
  return knownFiles().has(segments.join('/'))
}

/** A route of app/ that is not the registry's. */
export const isOwnRoute = (segments: Segments): boolean => routes.some(isOf(segments))

/** What is there answers in place of a page or a redirect of the registry. */
export const isHidden = (segments: Segments): boolean =>
  isOwnRoute(segments) || isFile(segments) || segments[0] === INTERNAL || toCardSegments(segments) !== undefined
