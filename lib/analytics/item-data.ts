/**
 * How a page says which items it shows: attributes of its elements, written by the server and read after consent, so
 * that no button needs code of its own. `data-item-*` on what holds the item, `data-ticket` on a link that buys.
 */
import type { Production } from '@/contract/production'
import type { Item } from './item-event'

/** Where no list of the site led to the item. */
const DIRECT = 'direct'

/** @returns attributes for the element that holds all that a page says of the production */
export const toItemData = ({ id, title, object }: Pick<Production, 'id' | 'title' | 'object'>) => ({
  'data-item-id': id,
  'data-item-name': title,
  'data-item-category': object,
})

/** The attribute of the element or of the nearest around it. */
const near = (element: Element, name: string) => element.closest(`[${name}]`)?.getAttribute(name) ?? undefined

const toNameAndCategory = (element: Element) => ({
  name: near(element, 'data-item-name') ?? '',
  category: near(element, 'data-item-category') ?? '',
})

/** The kind of block that the element is in. */
export const toListName = (element: Element): string => near(element, 'data-block') ?? DIRECT

/** @returns the item whose page is shown; undefined on any other page */
export function readPageItem(brand: string, listName = DIRECT): Item | undefined {
  const element = document.querySelector('[data-item-id]')
  const id = element?.getAttribute('data-item-id')
  return element && id ? { id, brand, listName, ...toNameAndCategory(element) } : undefined
}

/** @returns the item whose ticket the link buys; undefined for any other link */
export function readTicket(link: Element, brand: string): Item | undefined {
  const id = link.getAttribute('data-ticket')
  return id ? { id, brand, listName: toListName(link), ...toNameAndCategory(link) } : undefined
}
