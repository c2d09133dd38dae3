/** The life of the service worker, as a page follows it (spec, parts 2, 4 and 8). */
import { WORKER_PATH, type WorkerMessage } from '@/lib/offline'

interface Page {
  isBusy: () => boolean
  reload: () => void
  /** The first worker is there: pages are kept from now on. */
  onAvailable: () => void
  /** A new build is there, and the page is not loaded anew, since somebody is busy with it. */
  onHeld: () => void
}

export interface LifeCycle {
  /** Goes over to the new build, where there is one and nobody is busy any more. */
  settle: () => void
  /** Goes over to it all the same. */
  insist: () => void
}

const post = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message)

export function followWorker(container: ServiceWorkerContainer, page: Page): LifeCycle {
  const followed = new WeakSet<ServiceWorker>()
  let hasWorker = container.controller !== null
  let waiting: ServiceWorker | undefined
  /** Another tab let the new one take over. */
  let isReplaced = false
  let isInsisted = false
  let isReloading = false

  function settle(): void {
    if (isReloading || !(waiting || isReplaced)) return
    if (page.isBusy() && !isInsisted) page.onHeld()
    else if (isReplaced) {
      isReloading = true
      page.reload()
    } else if (waiting) post(waiting, 'take-over')
  }

  function onInstalled(worker: ServiceWorker): void {
    if (container.controller === null) page.onAvailable()
    else {
      waiting = worker
      settle()
    }
  }

  function follow(worker: ServiceWorker | null): void {
    if (worker === null || followed.has(worker)) return
    followed.add(worker)
    let hasBegun = false
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') onInstalled(worker)
      if (worker.state === 'activated') hasBegun = true
      // One that has begun is replaced by the next, as it should be.
      if (worker.state === 'redundant' && !hasBegun) console.warn('The installing service worker became redundant.')
    })
  }

  container.addEventListener('controllerchange', () => {
    isReplaced = hasWorker
    hasWorker = true
    settle()
  })
  container.register(WORKER_PATH, { updateViaCache: 'none' }).then(
    (registration) => {
      registration.addEventListener('updatefound', () => follow(registration.installing))
      // The browser looks for one by itself as soon as a page is loaded.
      follow(registration.installing)
      if (registration.waiting) onInstalled(registration.waiting)
    },
    (error: unknown) => console.error('Service worker registration failed:', error),
  )
  return {
    settle,
    insist() {
      isInsisted = true
      settle()
    },
  }
}

/**
 * A worker that leads to a path that is unknown is of no use (S2.14): it is unregistered and the page loaded anew, once, since
 * nothing registers it again on such a page.
 */
export async function unregisterAll(container: ServiceWorkerContainer, reload: () => void): Promise<void> {
  if (container.controller === null) return
  const registrations = await container.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  reload()
}
