/** The foot of every page: newsletter, columns, menu. Deep spruce under a ridge of mountains, in either scheme. */
import type { Site } from '@/contract/site'
import { toTagId } from '@/lib/analytics/tag-id'
import { Consent } from './consent.client'
import { FoldedNewsletter } from './folded-newsletter.client'
import { FooterColumn } from './footer-column'
import { MenuLink } from './menu-link'
import { toMenuTree } from './menu-tree'
import { NewsletterForm } from './newsletter-form'
import { Ridge } from './ridge'
import styles from './site-footer.module.css'
import type { ShellContext } from './site-shell'

function columnsOf(site: Site, locale: string) {
  const columns = site.theme.footer.toSorted((a, b) => a.order - b.order)
  const own = columns.filter((column) => column.locale === locale)
  return own.length > 0 ? own : columns.filter((column) => column.locale === site.locale.default)
}

function Newsletter({ action }: { action: string }) {
  return (
    <details className={styles.newsletter} open data-no-print>
      <summary>
        <h2 className={styles.lead}>Få programmet rett i innboksen</h2>
      </summary>
      <NewsletterForm action={action} label="Nyhetsbrev, nederst på siden" />
      <FoldedNewsletter />
    </details>
  )
}

export function SiteFooter({ site, context }: { site: Site; context: ShellContext }) {
  const { locale, path, newsletterAction } = context
  const entries = toMenuTree(site.theme.menu, { place: 'footer', locale, fallback: site.locale.default })
  const columns = columnsOf(site, locale)
  const tagId = toTagId(site.analytics?.googleAnalytics)
  return (
    <footer className={styles.footer}>
      <Ridge />
      <div className={styles.inner} data-color-scheme="dark">
        <div className={styles.width}>
          {newsletterAction !== undefined && <Newsletter action={newsletterAction} />}
          {columns.length > 0 && (
            <div className={styles.columns}>
              {columns.map((column, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no ids, and titles may repeat
                <FooterColumn key={position} column={column} />
              ))}
            </div>
          )}
          <div className={styles.end}>
            <p className={styles.name}>{site.title}</p>
            {entries.length > 0 && (
              <nav aria-label="Bunnmeny" data-no-print>
                <ul className={styles.links}>
                  {entries.map(({ item }) => (
                    <li key={item.id}>
                      <MenuLink item={item} path={path} className={styles.endLink} />
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            {tagId && <Consent tagId={tagId} brand={site.title} className={styles.consent} />}
          </div>
        </div>
      </div>
    </footer>
  )
}
