import { blockKind } from '@/contract/page'
import { OWN_ROUTES } from '@/lib/pages/own-routes'
import { BASE_URL, type House, readHouse } from './house-content'

const NOW = Date.parse('2026-11-20T12:00:00+01:00')

let house: House
beforeAll(async () => {
  house = await readHouse(NOW)
})

describe('the house’s content', () => {
  it('reads without a fault', () => {
    expect(house.faults).toEqual([])
  })

  it('has a title of its own, a description and a path of its own on every page (S2.2)', () => {
    const titles = house.pages.map(({ title }) => title)
    const paths = house.pages.map(({ path }) => path)
    expect(new Set(titles).size).toBe(titles.length)
    expect(new Set(paths).size).toBe(paths.length)
    for (const { path, meta } of house.pages) {
      expect([path, meta.nb?.description?.expression]).toEqual([path, expect.stringMatching(/\S/)])
      expect(meta.nb?.title?.expression).not.toContain(house.site.title)
    }
  })

  it('leads nowhere that is not there', () => {
    const known = new Set([
      ...house.pages.map(({ path }) => path),
      ...house.productions.map((production) => `/${production.pageReference ?? production.parentSlug}`),
      ...house.articles.map(({ slug }) => `/article/${slug}`),
      ...OWN_ROUTES.map((route) => `/${route}`),
    ])
    const html = JSON.stringify([house.items, house.productions, house.articles, house.site.theme])
    const inTexts = [...html.matchAll(/href=\\"(\/[^"\\]*)/g)].map((match) => decodeURI(match[1] ?? ''))
    const links = [
      ...inTexts,
      ...house.items.flatMap(({ link }) => link?.href ?? []),
      ...house.site.theme.menu.flatMap(({ path }) => path ?? []),
      ...house.site.theme.footer.flatMap(({ items }) => items.flatMap(({ href }) => href ?? [])),
      ...house.site.redirects.flatMap(({ to }) => to ?? []),
    ].filter((link) => link.startsWith('/'))
    expect(links.length).toBeGreaterThan(200)
    expect(links.filter((link) => !known.has(link))).toEqual([])
    const elsewhere = [...html.matchAll(/https:\/\/([^/"\\]+)/g)].map((match) => match[1])
    expect(elsewhere.filter((host) => !host?.endsWith('.example'))).toEqual([])
  })

  it('has ids that can be joined with commas in an address', () => {
    const ids = Object.values(house.documents).flatMap((documents) => documents.map(({ id }) => id))
    expect(ids.filter((id) => !/^[\p{L}\p{N}-]{1,200}$/u.test(id))).toEqual([])
  })

  it('leaves no placeholder and no word of the machinery in what is read', () => {
    const all = JSON.stringify(house.documents)
    expect(/\{\{|undefined|NaN|\[object/.exec(all)).toBeNull()
  })

  it('gives every picture its address, size and alternative text', () => {
    const pictures = [...house.items, ...house.articles].flatMap(({ image }) => image ?? [])
    expect(pictures.length).toBeGreaterThan(100)
    for (const { url, alt, width, height } of pictures) {
      expect(url).toMatch(`${BASE_URL}/images/`)
      expect(alt).toMatch(/\S{3}/)
      expect(width).toBeGreaterThan(200)
      expect(height).toBeGreaterThan(200)
    }
    for (const { title, assets } of house.productions) {
      const [first] = assets
      expect([title, first?.type, first?.focalPointQuery]).toEqual([
        title,
        'first_image',
        expect.stringMatching(/^fp-x=[\d.]+&fp-y=[\d.]+&crop=focalpoint&fit=crop$/),
      ])
    }
  })

  it('gives every film what a visitor asks of it, and an address that ends in its DXM number (S2.56)', () => {
    const films = house.productions.filter(({ object }) => object === 'movie')
    expect(films.filter(({ objectClass }) => objectClass === 'movie_coming')).toHaveLength(4)
    expect(films.filter(({ archived }) => archived)).toHaveLength(1)
    expect(films.filter(({ ageLimit }) => ageLimit === null)).toHaveLength(1)
    for (const film of films) {
      expect(film.parentSlug).toMatch(/-DXM\d+$/)
      expect(film.duration).toBeGreaterThan(0)
      expect(film.genres).not.toHaveLength(0)
      expect(film.contents[0]?.summary).toMatch(/\S/)
      expect(film.contents[0]?.body).toMatch(/^<p>/)
      expect(film.ediNumber).toMatch(/\S/)
      expect(film.assets.map(({ type }) => type)).toEqual(['first_image', 'poster'])
      if (film.ageLimit) expect(film.ageReason).toMatch(/\S/)
    }
    expect(new Set(films.map(({ ediNumber }) => ediNumber)).size).toBe(films.length)
  })

  it('gives every concert and play an address that ends in an id (S2.57)', () => {
    const culture = house.productions.filter(({ object }) => object === 'culture')
    expect(culture.length).toBeGreaterThan(10)
    for (const { pageReference, parentSlug } of culture) {
      expect([pageReference, parentSlug]).toEqual([
        expect.stringMatching(/^[a-z-]+-\d+$/),
        expect.stringMatching(/-KUL\d+$/),
      ])
    }
  })
})

describe('the site', () => {
  it('names kinds of blocks that there are, and hides behind no publication (S1.11, S9.13)', () => {
    expect(blockKind.options).toEqual(expect.arrayContaining(house.site.components.map(({ name }) => name)))
    expect(house.site).toMatchObject({ published: false, stage: 'production', partners: [118] })
    expect(house.site.locale).toMatchObject({ enabled: ['nb'], default: 'nb' })
    expect(house.site.newsletter?.action).toBe(`${BASE_URL}/newsletter/subscribe`)
  })

  it('has the menus of the specification, and below Program five programmes (S2.64)', () => {
    const { menu, footer } = house.site.theme
    const top = menu.filter(({ place, parent }) => place === 'header' && parent === null)
    const program = menu.filter(({ parent }) => parent === 'header-program')
    expect(program.map(({ label, path }) => [label, path])).toEqual([
      ['Kinoprogram', '/program'],
      ['Kulturprogram', '/kulturprogram'],
      ['Andre arrangement', '/andre-arrangement'],
      ['Velg film', '/vare-filmer'],
      ['Babykino', '/babykino-program'],
    ])
    expect(top).toHaveLength(11)
    expect(menu.filter(({ openInNewWindow }) => openInNewWindow)).toHaveLength(3)
    expect(menu.filter(({ place }) => place === 'footer')).toHaveLength(5)
    expect(footer).toHaveLength(5)
  })

  it('describes one article in English, and six news of general interest (S1.14)', () => {
    const english = house.articles.filter(({ node_locale: locale }) => locale === 'en')
    expect(english.map(({ slug }) => slug)).toEqual(['information-in-english'])
    expect(house.articles.filter(({ category }) => category === 'general').length).toBeGreaterThanOrEqual(6)
    expect(house.articles.some(({ category }) => category === 'culture')).toBe(true)
  })
})
