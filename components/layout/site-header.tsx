/** The top of every page: whose site it is, the way to search, the menu. */
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { SafeLink } from '@/components/ui/safe-link'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { Site } from '@/contract/site'
import { AccountLink } from './account-link.client'
import { LanguageSwitch } from './language-switch'
import { Menu } from './menu'
import { MenuBehaviour } from './menu-behaviour.client'
import { toMenuTree } from './menu-tree'
import styles from './site-header.module.css'
import type { ShellContext } from './site-shell'

const MENU = 'hovedmeny'

function Brand({ site, imagesUrl }: { site: Site; imagesUrl: string }) {
  const { logo } = site.theme
  return (
    <SafeLink href="/" className={styles.brand}>
      {logo ? (
        <Picture
          image={{ ...logo, alt: logo.alt || site.title }}
          sizes="15rem"
          widest={240}
          imagesUrl={imagesUrl}
          eager
          className={styles.logo}
        />
      ) : (
        site.title
      )}
    </SafeLink>
  )
}

function SearchForm() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser that is served knows the search element
    <form role="search" action="/search" method="get" className={styles.searchForm}>
      <label htmlFor="sok-i-toppen">
        <VisuallyHidden>Søk på nettstedet</VisuallyHidden>
      </label>
      <input
        id="sok-i-toppen"
        name="q"
        type="search"
        placeholder="Søk"
        autoComplete="off"
        className={styles.searchInput}
      />
      <button type="submit" className={styles.searchButton}>
        <Icon sign="search" />
        <VisuallyHidden>Søk</VisuallyHidden>
      </button>
    </form>
  )
}

export function SiteHeader({ site, context }: { site: Site; context: ShellContext }) {
  const entries = toMenuTree(site.theme.menu, {
    place: 'header',
    locale: context.locale,
    fallback: site.locale.default,
  })
  return (
    <header className={styles.header} data-no-print>
      <div className={styles.bar}>
        <Brand site={site} imagesUrl={context.imagesUrl} />
        <SearchForm />
        <SafeLink href="/search" className={styles.searchLink}>
          <Icon sign="search" />
          <VisuallyHidden>Søk</VisuallyHidden>
        </SafeLink>
        {context.hasAccount && <AccountLink />}
        <button type="button" popoverTarget={MENU} className={styles.open}>
          <Icon sign="menu" />
          Meny
        </button>
        <div id={MENU} popover="auto" className={styles.panel}>
          <button type="button" popoverTarget={MENU} popoverTargetAction="hide" className={styles.close}>
            <Icon sign="close" />
            Lukk
          </button>
          <Menu entries={entries} path={context.path} />
          <LanguageSwitch locale={site.locale} />
        </div>
      </div>
      <MenuBehaviour menuId={MENU} />
    </header>
  )
}
