/** The house's content against the specification's table of pages, without a running house. */
import { HIDDEN, STATIC_PAGES } from '@/__tests__/static-pages'
import { type House, readHouse } from './house-content'

const NOW = Date.parse('2026-11-20T12:00:00+01:00')

let house: House
beforeAll(async () => {
  house = await readHouse(NOW)
})

const pageAt = (path: string) =>
  house.pages.find((page) => page.path === path) ??
  (path.startsWith('/article/') ? house.pages.find((page) => page.matchPath === '/article/:article') : undefined)

describe('every static page of the specification', () => {
  // S1.7, S2.43, S2.44, S2.45, S2.46, S2.47, S2.48, S2.49, S2.50, S2.51, S2.53, S2.54, S2.55, S2.58, S2.59
  it.each(STATIC_PAGES)('%s is in the registry and shows its blocks', (path, blocks) => {
    const page = pageAt(path)
    const shown = page?.blocks.filter(({ hide }) => !hide).map(({ component }) => component)
    expect(shown).toEqual(expect.arrayContaining([...blocks]))
    const hidden = page?.blocks.filter(({ hide }) => hide).map(({ component }) => component)
    expect(hidden).toEqual(expect.arrayContaining([...(HIDDEN[path] ?? [])]))
  })

  it('has a picture of its own on its cover, but for what is shown in two places', () => {
    const covers = STATIC_PAGES.flatMap(([path]) => {
      const page = house.pages.find((one) => one.path === path)
      const cover = page?.blocks.find(({ component }) => component === 'cover')
      const image = house.items.find(({ id }) => id === cover?.data[0])?.image
      return image ? [{ path, url: image.url }] : []
    })
    const twice = covers.filter(({ url }, at) => covers.findIndex((other) => other.url === url) !== at)
    // A hub and the page that says most of it.
    expect(twice.map(({ path }) => path)).toEqual(['/kulturskolen', '/om-kulturhuset', '/galleri'])
    expect(covers.length).toBeGreaterThan(70)
  })

  it('carries a stub in English (S1.12)', () => {
    const without = house.pages.filter(({ meta }) => !/\S/.test(meta.en?.title?.expression ?? ''))
    expect(without.map(({ path }) => path)).toEqual([])
  })
})

describe('what the site holds beside its pages', () => {
  it('opens the library, the museum and the checkout in a new window (S1.15, S2.66, S2.69, S2.71)', () => {
    const outward = house.site.theme.menu.filter(({ openInNewWindow }) => openInNewWindow)
    expect(outward.map(({ id, path }) => [id, path])).toEqual([
      ['header-bibliotek', expect.stringMatching(/^https:/)],
      ['header-museum', expect.stringMatching(/^https:/)],
      ['header-gavekort', expect.stringMatching(/^https:/)],
    ])
  })

  it('has the footer menu and the five columns in their order (S2.73, S2.74)', () => {
    const { menu, footer } = house.site.theme
    expect(menu.filter(({ place }) => place === 'footer').map(({ path }) => path)).toEqual([
      '/article/personvernerklaering',
      '/article/info-om-cookies',
      '/om-kulturhuset',
      '/om-kinoen',
      '/gavekort',
    ])
    expect(footer.map(({ title }) => title)).toEqual(['Kontakt', 'Adresse', 'Nyhetsbrev', 'Tilgjengelighet', 'Bilder'])
    expect(footer.flatMap(({ items }) => items.map(({ href }) => href))).toContain('/tilgjengelighet')
  })

  it('lists the header’s entries in the order of the specification (S2.64, S2.65, S2.67, S2.68, S2.70, S2.72)', () => {
    const top = house.site.theme.menu.filter(({ place, parent }) => place === 'header' && parent === null)
    const outward = expect.stringMatching(/^https:/)
    expect(top.map(({ label, path }) => [label, path])).toEqual([
      ['Program', '/program'],
      ['Bad', '/badeanlegget'],
      ['Bibliotek', outward],
      ['Kulturskolen', '/kulturskolen'],
      ['Ungdomsklubb', '/oppdal-ungdomsklubb'],
      ['Bygdemuseet', outward],
      ['Galleri', '/galleri'],
      ['Gavekort', outward],
      ['Om kulturhuset', '/om-kulturhuset'],
      ['Om kinoen', '/om-kinoen'],
      ['Nyhetsvarsel', '/nyhetsvarsel'],
    ])
  })
})
