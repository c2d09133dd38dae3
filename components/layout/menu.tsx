/** The header's menu: links, and disclosures for the second level that need no script. */
import { Icon } from '@/components/ui/icon'
import styles from './menu.module.css'
import { MenuLink } from './menu-link'
import type { MenuEntry } from './menu-tree'

/** The heading's own page is the first of its entries, unless one of them is that page. */
function withOwnPage({ item, children }: MenuEntry) {
  const isNamed = item.path === undefined || children.some(({ path }) => path === item.path)
  return isNamed ? children : [{ ...item, id: `${item.id}:page` }, ...children]
}

function Submenu({ entry, path }: { entry: MenuEntry; path: string | undefined }) {
  return (
    <details name="hovedmeny" className={styles.details}>
      <summary className={styles.entry}>
        {entry.item.label}
        <Icon sign="chevron" />
      </summary>
      <ul className={styles.children}>
        {withOwnPage(entry).map((child) => (
          <li key={child.id}>
            <MenuLink item={child} path={path} className={styles.child} />
          </li>
        ))}
      </ul>
    </details>
  )
}

export function Menu({ entries, path }: { entries: readonly MenuEntry[]; path: string | undefined }) {
  return (
    <nav aria-label="Hovedmeny" className={styles.menu}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.item.id}>
            {entry.children.length > 0 ? (
              <Submenu entry={entry} path={path} />
            ) : (
              <MenuLink item={entry.item} path={path} className={styles.entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
