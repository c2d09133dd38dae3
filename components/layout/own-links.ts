/** The links that lead to pages of the site itself: one listener for all of them, whatever rendered them. */
import { wantsLessData } from '@/lib/less-data'

export interface Visit {
  /** Path, query and hash. */
  address: string
  link: HTMLAnchorElement
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** @returns undefined where the browser is to follow the link below the event's target, or there is none */
function toVisit(event: Event): Visit | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.hasAttribute('download')) return undefined
  // A link that names a type leads to a file, not to a page.
  if (link.type !== '') return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  if (isSamePage && link.hash !== '') return undefined
  return { address: link.pathname + link.search + link.hash, link }
}

/**
 * @param follow called for a plain click, which the browser then leaves alone
 * @param prepare called once for each address that a visitor comes near: a page of a hundred links would otherwise
 *   fetch a hundred pages as it is scrolled
 */
export function listenForVisits(
  follow: (visit: Visit) => void,
  prepare: (address: string) => void,
  signal: AbortSignal,
): void {
  const near = new Set<string>()
  const onClick = (event: MouseEvent) => {
    const visit = toVisit(event)
    if (visit === undefined || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    follow(visit)
  }
  const onNear = (event: Event) => {
    const address = toVisit(event)?.address
    if (address === undefined || near.has(address) || wantsLessData()) return
    near.add(address)
    prepare(address)
  }
  document.addEventListener('click', onClick, { signal })
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(name, onNear, { signal, passive: true })
  }
}
