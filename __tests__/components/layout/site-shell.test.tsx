/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { SiteShell } from '@/components/layout/site-shell'
import type { MenuItem, Site } from '@/contract/site'

let pathname = '/'
const router = { push: jest.fn(), prefetch: jest.fn() }
jest.mock('next/navigation', () => ({ usePathname: () => pathname, useRouter: () => router }))

const entry = (id: string, rest: Partial<MenuItem> = {}): MenuItem => ({
  id,
  label: id,
  path: `/${id}`,
  place: 'header',
  locale: 'nb',
  order: 0,
  ...rest,
})

const site: Site = {
  id: 's',
  title: 'Fjellbyen kulturhus',
  partners: [],
  published: false,
  stage: 'production',
  skeleton: '1',
  host: 'fjellbyen.example',
  aliases: [],
  locale: { available: ['nb', 'en', 'not a tag'], enabled: ['nb'], default: 'nb' },
  components: [],
  theme: {
    logo: undefined,
    variant: 'spruce',
    menu: [
      entry('Program', { path: '/alt' }),
      entry('Kino', { parent: 'Program' }),
      entry('Scene', { parent: 'Program' }),
      entry('Bibliotek', { path: 'https://bibliotek.example/' }),
      entry('Museum', { path: 'https://museum.example/', openInNewWindow: false }),
      entry('Stengt', { path: undefined }),
      entry('Personvern', { place: 'footer' }),
    ],
    footer: [
      { title: 'Andre', locale: 'nb', order: 2, items: [] },
      {
        title: 'Kontakt',
        locale: 'nb',
        order: 1,
        items: [
          { type: 'title', value: 'Adresse' },
          { type: 'text', value: '<b>Gata 1</b>' },
          { type: 'html', value: '<p onclick="x()">Åpent <a href="javascript:x">alltid</a></p><script>x</script>' },
          { type: 'link', value: 'Skriv til oss', href: '/kontakt' },
          { type: 'link', value: 'Utrygg', href: undefined },
        ],
      },
      { title: 'Contact', locale: 'en', order: 1, items: [] },
    ],
  },
  pages: [],
  redirects: [],
}

const context = { locale: 'nb', imagesUrl: 'https://bilder.example/images', newsletterAction: 'https://brev.example/' }

function show(parts: { site?: Partial<Site>; context?: Partial<typeof context> & { path?: string } } = {}) {
  return render(
    <SiteShell site={{ ...site, ...parts.site }} context={{ ...context, ...parts.context }}>
      <main id="innhold" tabIndex={-1}>
        <h1>Siden</h1>
      </main>
    </SiteShell>,
  )
}

const getMenu = () => within(screen.getByRole('navigation', { name: 'Hovedmeny', hidden: true }))
const getEntry = (name: string | RegExp) => getMenu().getByRole('link', { name, hidden: true })
const getSummary = () => getMenu().getByText('Program', { selector: 'summary' })
const getDisclosure = () => getSummary().closest('details')

beforeEach(() => {
  pathname = '/'
})

describe('every page', () => {
  it('lets the first Tab pass the header', async () => {
    show()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Hopp til innhold' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Hopp til innhold' })).toHaveAttribute('href', '#innhold')
  })

  it('has a header, its own main part and a footer, and nothing that axe minds (S2.1)', async () => {
    const { container } = show()
    expect(screen.getByRole('banner')).toContainElement(screen.getByRole('link', { name: 'Fjellbyen kulturhus' }))
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations).toEqual([])
  })

  it.each([
    ['winter', 'winter', 0],
    ['spruce', 'spruce', 0],
    ['sommer', 'spruce', 1],
  ])('has the colours of the variant %s: %s', (variant, shown, lines) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    show({ site: { theme: { ...site.theme, variant } } })
    expect(document.querySelector('[data-variant]')).toHaveAttribute('data-variant', shown)
    expect(warn).toHaveBeenCalledTimes(lines)
    if (lines > 0) expect(warn).toHaveBeenCalledWith(expect.stringContaining(`"${variant}"`))
    warn.mockRestore()
  })

  it('shows the logo in place of the name', () => {
    const logo = { url: 'https://bilder.example/images/logo.png', width: 600, height: 150 }
    show({ site: { theme: { ...site.theme, logo } } })
    expect(within(screen.getByRole('banner')).getByRole('img', { name: 'Fjellbyen kulturhus' })).toHaveAttribute(
      'height',
      '150',
    )
  })

  it('searches at /search (S2.29)', () => {
    show()
    const field = screen.getByRole('searchbox', { name: 'Søk på nettstedet' })
    expect(field).toHaveAttribute('name', 'q')
    expect(field.closest('form')).toHaveAttribute('action', '/search')
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Søk' })).toHaveAttribute('href', '/search')
  })

  it('has a language switch that is disabled (S1.13)', () => {
    show()
    const languages = screen.getByRole('combobox', { name: 'Språk', hidden: true })
    expect(languages).toBeDisabled()
    expect(languages).toHaveValue('nb')
    expect([...languages.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Norsk bokmål',
      'English',
      'not a tag',
    ])
  })
})

describe('the header menu', () => {
  it('opens without a script: a popover on narrow windows, disclosures for the second level', () => {
    show()
    const opener = screen.getByRole('button', { name: 'Meny' })
    expect(document.getElementById(opener.getAttribute('popovertarget') ?? '')).toHaveAttribute('popover', 'auto')
    expect(getDisclosure()?.open).toBe(false)
  })

  it('has below a heading its own page and its children', () => {
    show()
    const links = within(getDisclosure() ?? document.body).getAllByRole('link', { hidden: true })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/alt', '/Kino', '/Scene'])
  })

  it('opens other sites in a new window and says so, unless the entry says otherwise', () => {
    show()
    expect(getEntry('Bibliotek (åpnes i nytt vindu)')).toHaveAttribute('target', '_blank')
    expect(getEntry('Bibliotek (åpnes i nytt vindu)')).toHaveAttribute('rel', 'noopener')
    expect(getEntry('Museum')).not.toHaveAttribute('target')
  })

  it('shows an entry without a safe link as text (rule 20)', () => {
    show()
    expect(getMenu().getByText('Stengt')).toBeInTheDocument()
    expect(getMenu().queryByRole('link', { name: 'Stengt', hidden: true })).toBeNull()
  })

  it('closes at Escape and gives the focus back', async () => {
    show()
    await userEvent.click(getSummary())
    act(() => getEntry('Kino').focus())
    await userEvent.keyboard('{Escape}')
    expect(getDisclosure()?.open).toBe(false)
    expect(getSummary()).toHaveFocus()
  })

  it('closes when one points or goes elsewhere, and stays while one is in it', async () => {
    show()
    await userEvent.click(getSummary())
    act(() => getEntry('Kino').focus())
    expect(getDisclosure()?.open).toBe(true)
    await userEvent.click(screen.getByRole('heading', { name: 'Siden' }))
    expect(getDisclosure()?.open).toBe(false)
  })

  it('on a narrow window closes when the focus leaves it, and covers nothing that has the focus', () => {
    show()
    const hidePopover = jest.fn() // jsdom has no popovers
    const menu = getDisclosure()?.closest('[popover]')
    if (menu) Object.assign(menu, { hidePopover })
    act(() => getEntry('Kino').focus())
    expect(hidePopover).not.toHaveBeenCalled()
    act(() => screen.getByRole('main').focus())
    expect(hidePopover).toHaveBeenCalledTimes(1)
  })

  it('marks the page that is being read, before a script runs too', () => {
    const markup = renderToStaticMarkup(
      <SiteShell site={site} context={{ ...context, path: '/Kino' }}>
        <main />
      </SiteShell>,
    )
    expect(markup.match(/<a[^>]*aria-current="page"[^>]*>/g)).toEqual([expect.stringContaining('href="/Kino"')])
  })

  it('follows a visitor who goes on', () => {
    window.history.replaceState(null, '', '/Kino')
    pathname = '/Kino'
    const { rerender } = show()
    expect(getEntry('Kino')).toHaveAttribute('aria-current', 'page')
    window.history.replaceState(null, '', '/Scene')
    pathname = '/Scene'
    rerender(
      <SiteShell site={site} context={context}>
        <main id="innhold" />
      </SiteShell>,
    )
    expect(getEntry('Kino')).not.toHaveAttribute('aria-current')
    expect(getEntry('Scene')).toHaveAttribute('aria-current', 'page')
  })

  it("marks the section of a page that stands below an entry's", () => {
    window.history.replaceState(null, '', '/Kino/barn')
    pathname = '/Kino/barn'
    render(
      <SiteShell site={site} context={context}>
        {null}
      </SiteShell>,
    )
    expect(screen.getAllByRole('link', { current: true, hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Kino',
    ])
  })
})

describe('the footer', () => {
  it.each([
    ['news', true],
    ['newsSubscribe', false],
  ])('beside a block %s has its form open: %s', (kind, isOpen) => {
    const { container } = render(
      <SiteShell site={site} context={{ ...context, newsletterAction: 'https://post.example/' }}>
        <main>
          <div data-block={kind} />
        </main>
      </SiteShell>,
    )
    expect(container.querySelector('footer details')?.hasAttribute('open')).toBe(isOpen)
    expect(container.querySelectorAll('footer form')).toHaveLength(1)
  })

  const getFooter = () => within(screen.getByRole('contentinfo'))

  it('has the columns of the locale, in order, with titles, texts, safe HTML and links', () => {
    show()
    const titles = getFooter().getAllByRole('heading', { level: 2 })
    expect(titles.slice(-2).map(({ textContent }) => textContent)).toEqual(['Kontakt', 'Andre'])
    expect(getFooter().getByRole('heading', { level: 3, name: 'Adresse' })).toBeInTheDocument()
    expect(getFooter().getByText('<b>Gata 1</b>')).toBeInTheDocument()
    expect(getFooter().getByText(/Åpent/)).not.toHaveAttribute('onclick')
    expect(getFooter().queryByRole('link', { name: 'alltid' })).toBeNull()
    expect(getFooter().getByRole('link', { name: 'Skriv til oss' })).toHaveAttribute('href', '/kontakt')
    expect(getFooter().queryByRole('link', { name: 'Utrygg' })).toBeNull()
  })

  it('has the columns of another locale for a page of that, else of the default', () => {
    const { unmount } = show({ context: { locale: 'en' } })
    expect(getFooter().getByRole('heading', { name: 'Contact' })).toBeInTheDocument()
    unmount()
    show({ context: { locale: 'sv' } })
    expect(getFooter().getByRole('heading', { name: 'Kontakt' })).toBeInTheDocument()
  })

  it('has its menu', () => {
    show()
    const menu = within(screen.getByRole('navigation', { name: 'Bunnmeny' }))
    expect(menu.getByRole('link', { name: 'Personvern' })).toHaveAttribute('href', '/Personvern')
  })

  it('holds the newsletter form (S5.8), and none where the site has no newsletter', () => {
    const { unmount } = show()
    expect(getFooter().getByRole('form', { name: /^Nyhetsbrev/ })).toHaveAttribute('action', 'https://brev.example/')
    unmount()
    render(
      <SiteShell site={site} context={{ locale: 'nb', imagesUrl: context.imagesUrl }}>
        <main />
      </SiteShell>,
    )
    expect(screen.queryByRole('form', { name: /^Nyhetsbrev/ })).toBeNull()
  })

  it('lets a consent be changed where the site has analytics, and only there (S3.25)', () => {
    const withId = (googleAnalytics: string) => ({ site: { analytics: { googleAnalytics } } })
    const { unmount } = show(withId('G-1A2B3C4D5E'))
    expect(getFooter().getByRole('button', { name: 'Endre samtykke' })).toBeInTheDocument()
    unmount()
    for (const parts of [{}, withId(''), withId('G-1"><script>')]) {
      const shown = show(parts)
      expect(screen.queryByText('Endre samtykke')).toBeNull()
      shown.unmount()
    }
  })
})
