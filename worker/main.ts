/// <reference lib="webworker" />
/** The site's service worker: which requests it answers, and when it takes over. docs/decisions/0021 says why. */
import { setCacheNameDetails } from 'workbox-core'
import { enable } from 'workbox-navigation-preload'
import { precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { toBuildName } from '@/lib/build-name'
import { KEPT_PAGES, type WorkerMessage } from '@/lib/offline'
import { keepPages } from './pages'
import { answerPicture, isOpen } from './pictures'

declare const self: ServiceWorkerGlobalScope

const FILES = 'files-'
/** Tabs of the build before still load its code. */
const BUILDS_KEPT = 2

const urls = self.__WB_MANIFEST.map((entry) => (typeof entry === 'string' ? entry : entry.url))
const build = toBuildName(urls)
const pages = keepPages(build)

setCacheNameDetails({ prefix: '', precache: `${FILES}${build}`, suffix: '' })
// They are named after what is in them.
precacheAndRoute(urls.map((url) => ({ url, revision: null })))
enable()

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
)
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', pages.answer)
registerRoute(({ request, url }) => request.destination === 'image' && isOpen(url), answerPicture)

async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys()
  const files = names.filter((name) => name.startsWith(FILES))
  const old = names.filter((name) => name.startsWith(KEPT_PAGES) && name !== pages.cacheName)
  await Promise.all([...files.slice(0, -BUILDS_KEPT), ...old].map((name) => caches.delete(name)))
}

self.addEventListener('install', (event) => event.waitUntil(pages.prepare()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds().then(() => self.clients.claim())))
self.addEventListener('message', (event) => {
  const data: WorkerMessage = event.data
  if (data === 'take-over') event.waitUntil(self.skipWaiting())
  else event.waitUntil(pages.keep(data.visited))
})
