/** Counts pages and ticket links for a visitor who said yes. Fetched only then; knows the page by its attributes alone. */
import { closeTag, openTag, tell } from './google-tag'
import { readPageItem, readTicket, toListName } from './item-data'

export interface CountSettings {
  tagId: string
  /** The house's name. */
  brand: string
}

/** The link that was followed last, and the list that it stood in. */
let followed: { path: string; listName: string } | undefined
let listening: AbortController | undefined

function onLink(event: Event, brand: string): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  followed = { path: link.pathname, listName: toListName(link) }
  const item = readTicket(link, brand)
  if (item) tell({ event: 'BUY_TICKET', ...item })
}

/** One listener for all links. Before others: one of theirs may stop the event. */
function listen(brand: string): void {
  listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  document.addEventListener('click', (event) => onLink(event, brand), options)
  document.addEventListener('auxclick', (event) => event.button === 1 && onLink(event, brand), options)
}

/** To be called for each page that the visitor comes to. */
export function countPage({ tagId, brand }: CountSettings): void {
  openTag(tagId)
  if (!listening) listen(brand)
  const item = readPageItem(brand, followed?.path === location.pathname ? followed.listName : undefined)
  if (item) tell({ event: 'VIEW_ITEM', ...item })
}

/** Nothing more is told, and what was stored is removed. */
export function stopCounting({ tagId }: CountSettings): void {
  listening?.abort()
  listening = undefined
  closeTag(tagId)
}
