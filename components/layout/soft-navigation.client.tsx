'use client'
/**
 * Follows the site's own links without loading a page anew: one listener for all of them, whatever rendered them, so
 * that a link costs no script of its own. Renders nothing.
 */
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

type Router = Pick<ReturnType<typeof useRouter>, 'push' | 'prefetch'>

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** @returns path, query and hash of the link below the event's target; undefined where the browser is to follow it */
function toOwnAddress(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.hasAttribute('download')) return undefined
  // A link that names a type leads to a file, not to a page.
  if (link.type !== '') return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return isSamePage && link.hash !== '' ? undefined : link.pathname + link.search + link.hash
}

function listen(router: Router, signal: AbortSignal): void {
  const near = new Set<string>()
  const onClick = (event: MouseEvent) => {
    const address = toOwnAddress(event)
    if (address === undefined || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    router.push(address)
  }
  /** A page of a hundred links would otherwise fetch a hundred pages as it is scrolled. */
  const onNear = (event: Event) => {
    const address = toOwnAddress(event)
    if (address === undefined || near.has(address)) return
    near.add(address)
    router.prefetch(address)
  }
  document.addEventListener('click', onClick, { signal })
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(name, onNear, { signal, passive: true })
  }
}

export function SoftNavigation() {
  const router = useRouter()
  useEffect(() => {
    const ending = new AbortController()
    listen(router, ending.signal)
    // Before, the browser itself follows them: told to whoever has to know which.
    document.documentElement.dataset.links = 'soft'
    return () => ending.abort()
  }, [router])
  return null
}
