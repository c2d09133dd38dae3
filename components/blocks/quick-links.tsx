import { exampleItem, exampleProps } from '@/components/editorial/examples'
import { SafeLink } from '@/components/ui/safe-link'
import { itemOf } from '@/contract/content-item'
import { defineBlock } from './define-block'
import styles from './quick-links.module.css'

/** Large tiles to what people look for most. */
export const quickLinks = defineBlock({
  kind: 'quickLinks',
  item: itemOf('link'),
  example: {
    ...exampleProps,
    items: ['Åpningstider', 'Priser', 'Gavekort', 'Lei et rom'].map((title, index) =>
      exampleItem('link', String(index), {
        title,
        ...(index === 0 && { text: 'Hele huset, uke for uke' }),
        link: { href: '/galleri-utvikling' },
      }),
    ),
  },
  View: ({ items }) => {
    const links = items.filter(({ title, link }) => title || link?.label)
    if (links.length === 0) return null
    return (
      <nav aria-label="Snarveier">
        <ul className={styles.links}>
          {links.map(({ id, title, text, link }) => (
            <li key={id}>
              <SafeLink href={link?.href} openInNewWindow={link?.openInNewWindow} className={styles.tile}>
                <span className={styles.title}>{title ?? link?.label}</span>
                {text && <span className={styles.text}>{text}</span>}
              </SafeLink>
            </li>
          ))}
        </ul>
      </nav>
    )
  },
})
