/** Lets long polls wait for the next write of a site. Knows neither the feed nor the database. */

interface Watch {
  /** Resolves at the next write, when the time is up, at shutdown, or when `end` is called. */
  written: Promise<void>
  end: () => void
}

export interface Watchers {
  /** Watches from this moment on; begin before reading the feed, or a write in between goes unseen. */
  watch: (site: string, milliseconds: number) => Watch
  wake: (site: string) => void
  close: () => void
}

export function makeWatchers(): Watchers {
  const waiting = new Map<string, Set<() => void>>()
  let closed = false

  const wake = (site: string) => {
    for (const end of [...(waiting.get(site) ?? [])]) end()
  }
  return {
    watch(site, milliseconds) {
      const ofSite = waiting.get(site) ?? new Set()
      waiting.set(site, ofSite)
      const { promise, resolve } = makeSignal()
      const end = () => {
        clearTimeout(timer)
        ofSite.delete(end)
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      ofSite.add(end)
      if (closed) end()
      return { written: promise, end }
    },
    wake,
    close() {
      closed = true
      for (const site of waiting.keys()) wake(site)
    },
  }
}

function makeSignal() {
  let resolve: () => void = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
