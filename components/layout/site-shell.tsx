/** What every page has around its main part: the way past the header, the header, the footer. */
import type { ReactNode } from 'react'
import { OfflineSlot } from '@/components/offline/offline-slot.client'
import type { Site } from '@/contract/site'
import { toTagId } from '@/lib/analytics/tag-id'
import { CONSENT_SLOT } from './consent-slot'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import styles from './site-shell.module.css'
import { SoftNavigation } from './soft-navigation.client'
import { toVariant } from './variant'

export interface ShellContext {
  /** Of the page: whose menus and footer are shown; where it has none, those of the site's default. */
  locale: string
  /** The page's address, where it is known while the page is made. */
  path?: string | undefined
  /** Base of the image service. */
  imagesUrl: string
  /** Where the newsletter form posts; without it there is no form. */
  newsletterAction?: string | undefined
  /** Whether the site has an account area to link to. */
  hasAccount?: boolean
}

/** @param children the page, with its `<main id="innhold">` */
export function SiteShell({ site, context, children }: { site: Site; context: ShellContext; children: ReactNode }) {
  return (
    <div className={styles.shell} data-variant={toVariant(site.theme.variant)}>
      <a href="#innhold" className={styles.skip}>
        Hopp til innhold
      </a>
      {toTagId(site.analytics?.googleAnalytics) && <div id={CONSENT_SLOT} />}
      <SiteHeader site={site} context={context} />
      <div className={styles.page}>{children}</div>
      <OfflineSlot />
      <SiteFooter site={site} context={context} />
      <SoftNavigation />
    </div>
  )
}
