/** Menu entries -> a menu of two levels (rule 22). Pure. */
import type { MenuItem } from '@/contract/site'

export interface MenuEntry {
  item: MenuItem
  children: readonly MenuItem[]
}

/** Entries of the locale; where it has none, those of the site's default. */
function ofLocale(items: readonly MenuItem[], locale: string, fallback: string): readonly MenuItem[] {
  const own = items.filter((item) => item.locale === locale)
  return own.length > 0 ? own : items.filter((item) => item.locale === fallback)
}

/** The first of an id wins. */
const unique = (items: readonly MenuItem[]) =>
  items.filter(({ id }, position) => items.findIndex((other) => other.id === id) === position)

/**
 * Left out are entries whose parent is missing, of another place or locale, or itself a child, and cycles (rule 22).
 * @returns entries and children by `order`, ties by position
 */
export function toMenuTree(
  menu: readonly MenuItem[],
  { place, locale, fallback }: { place: MenuItem['place']; locale: string; fallback: string },
): readonly MenuEntry[] {
  const items = ofLocale(
    menu.filter((item) => item.place === place),
    locale,
    fallback,
  ).toSorted((a, b) => a.order - b.order)
  const tops = unique(items.filter(({ parent }) => parent === undefined || parent === null))
  return tops.map((item) => ({ item, children: unique(items.filter(({ parent }) => parent === item.id)) }))
}
