/** One column of the footer, from the site's data: titles, texts, untrusted HTML and links. */
import { SafeLink } from '@/components/ui/safe-link'
import type { FooterColumn as Column, FooterItem } from '@/contract/site'
import { toElements } from '@/lib/html/to-elements'
import styles from './site-footer.module.css'

function Item({ item }: { item: FooterItem }) {
  switch (item.type) {
    case 'title':
      return <h3 className={styles.itemTitle}>{item.value}</h3>
    case 'html':
      return <div className={styles.html}>{toElements(item.value, { headingLevel: 3 })}</div>
    case 'link':
      return (
        <p>
          <SafeLink href={item.href} openInNewWindow={item.openInNewWindow} className={styles.link}>
            {item.value}
          </SafeLink>
        </p>
      )
    default:
      return <p className={styles.text}>{item.value}</p>
  }
}

export function FooterColumn({ column }: { column: Column }) {
  return (
    <section className={styles.column}>
      <h2 className={styles.columnTitle}>{column.title}</h2>
      {column.items.map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items have no ids, and are rendered once
        <Item key={position} item={item} />
      ))}
    </section>
  )
}
