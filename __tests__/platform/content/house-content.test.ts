import { blockKind, type Page } from '@/contract/page'
import { OWN_ROUTES } from '@/lib/pages/own-routes'
import { BASE_URL, type House, readHouse } from './house-content'

const NOW = Date.parse('2026-11-20T12:00:00+01:00')

let house: House
beforeAll(async () => {
  house = await readHouse(NOW)
})

const pageAt = (path: string): Page => {
  const found = house.pages.find((page) => (page.matchPath ?? page.path) === path)
  if (!found) throw new Error(`no page at ${path}`)
  return found
}
const shown = (path: string) =>
  pageAt(path)
    .blocks.filter(({ hide }) => !hide)
    .map(({ component }) => component)
const filters = (path: string) =>
  pageAt(path).sources.map(({ model, collection, filter }) => ({
    model,
    collection,
    filter: filter.map(({ property, operator, value }) => `${property} ${operator} ${value}`),
  }))

describe('the house’s content', () => {
  it('reads without a fault', () => {
    expect(house.faults).toEqual([])
  })

  it('has a title of its own, a description and a path of its own on every page', () => {
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

  it('gives every film what a visitor asks of it', () => {
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
})

describe('the data-driven routes', () => {
  it.each([
    ['/:culture', ['cover', 'movieInfo', 'newsSubscribe', 'ticketList']],
    ['/:production', ['cover', 'movieInfo', 'newsSubscribe', 'ticketList']],
    ['/article/:article', ['article', 'cover']],
    ['/search', ['searchField', 'searchResults']],
    ['/program', ['cultureSchedule', 'newsSubscribe', 'program']],
    ['/babykino-program', ['program']],
    ['/den-store-kinodagen', ['program']],
    ['/kommende', ['program']],
    ['/vare-filmer', ['events']],
    ['/kulturprogram', ['cultureProgram', 'newsSubscribe']],
    ['/andre-arrangement', ['cultureProgram', 'newsSubscribe']],
    ['/nyheter', ['cardList']],
    ['/404.html', ['content', 'cover']],
  ])('%s shows the blocks of the specification', (path, blocks) => {
    expect(shown(path).toSorted()).toEqual(blocks)
  })

  it('/ hides its second slideshow and its poster', () => {
    expect(shown('/').toSorted()).toEqual(
      ['cardList', 'coverFlow', 'cultureProgram', 'newsSubscribe', 'quickLinks', 'schedule', 'slideshow'].toSorted(),
    )
    const hidden = pageAt('/').blocks.filter(({ hide }) => hide)
    expect(hidden.map(({ component }) => component)).toEqual(['slideshow', 'poster'])
  })

  it('/kulturskolen-kontakt hides a content, a title and a card list', () => {
    expect(shown('/kulturskolen-kontakt')).toEqual(['content'])
    const hidden = pageAt('/kulturskolen-kontakt').blocks.filter(({ hide }) => hide)
    expect(hidden.map(({ component }) => component)).toEqual(['content', 'title', 'manualCardList'])
  })

  it('/multifag stands in columns of 8/4 and 9/3', () => {
    const columns = pageAt('/multifag').template.rows[1]?.columns.map(({ span }) => span)
    expect(columns).toEqual([
      { xs: 12, md: 8, lg: 9 },
      { xs: 12, md: 4, lg: 3 },
    ])
  })

  it('filters as the specification says', () => {
    expect(pageAt('/:production').pageType).toBe('standard')
    expect(filters('/:production')).toEqual([
      { model: 'production', collection: false, filter: ['object eq movie', 'parentSlug eq @production'] },
      { model: 'event', collection: true, filter: ['production.parentSlug eq @production'] },
    ])
    expect(filters('/:culture')[0]).toEqual({
      model: 'production',
      collection: false,
      filter: ['pageReference eq @culture'],
    })
    expect(filters('/kommende')[0]?.filter).toEqual(['object eq movie', 'objectClass eq movie_coming'])
    expect(filters('/babykino-program')[0]?.filter).toEqual(['object eq movie', 'objectClass eq movie'])
    expect(filters('/nyheter')).toEqual([{ model: 'article', collection: true, filter: ['category eq general'] }])
  })

  it('tries the patterns last, culture before film', () => {
    expect(house.pages.flatMap(({ matchPath }) => matchPath ?? [])).toEqual([
      '/:culture',
      '/:production',
      '/article/:article',
    ])
    expect(house.pages.slice(-3).every(({ matchPath }) => matchPath !== undefined)).toBe(true)
  })

  it('covers stand at full width, all else is contained', () => {
    for (const { path, blocks, template } of house.pages) {
      for (const { component, place } of blocks) {
        expect([path, component, template.rows[place.row]?.container]).toEqual([path, component, component !== 'cover'])
      }
    }
  })
})

describe('the venues of /andre-arrangement', () => {
  const venues = [
    'Bakksætra',
    'Berghallen Kretshus',
    'Gravfeltet på Vang',
    'Oppdal kirke',
    'Djupdalen utendørs',
    'Bjerkeløkkja',
    'Høgvangparken',
    'Lysløypa sentrum',
    'Oppdal Idrettshall',
    'Oppdalkirke midtskip, nordskip og sørskip',
    'Skifer Hotel',
    'Topprest. Hovden',
    'Villmarksleiren',
  ]
  const matches = (name: string) => {
    const source = pageAt('/andre-arrangement').sources[0]
    const value = source?.filter.find(({ operator }) => operator === 'regex')?.value ?? '$^'
    return new RegExp(value, 'iu').test(name)
  }

  it.each([
    ...venues,
    'Oppdalkirke midtskip, nordskip and sørskip',
    'Oppdalkirke midtskip',
    'Oppdalkirke nordskip',
    'Oppdalkirke sørskip',
    'BAKKSÆTRA',
  ])('%s passes', (name) => {
    expect(matches(name)).toBe(true)
  })

  it.each([
    'Oppdal kirkegård',
    'Oppdal kulturhus',
    'Gamle Bakksætra',
    'Oppdalkirke',
    'Toppresten Hovden',
    'Oppdalkirke midtskip, nordskip',
    '',
  ])('%s does not', (name) => {
    expect(matches(name)).toBe(false)
  })

  it('have a production each, and so has one place that must not pass', () => {
    const places = house.productions.map(({ location }) => location?.name)
    for (const venue of venues) expect(places).toContain(venue)
    expect(places).toContain('Oppdal kirkegård')
  })
})

describe('the site', () => {
  it('names kinds of blocks that there are, and hides behind no publication', () => {
    expect(blockKind.options).toEqual(expect.arrayContaining(house.site.components.map(({ name }) => name)))
    expect(house.site).toMatchObject({ published: false, stage: 'production', partners: [118] })
    expect(house.site.locale).toMatchObject({ enabled: ['nb'], default: 'nb' })
    expect(house.site.newsletter?.action).toBe(`${BASE_URL}/newsletter/subscribe`)
  })

  it('has the menus of the specification', () => {
    const { menu, footer } = house.site.theme
    const top = menu.filter(({ place, parent }) => place === 'header' && parent === null)
    const program = menu.filter(({ parent }) => parent === 'header-program')
    expect(program.map(({ path }) => path)).toEqual([
      '/program',
      '/kulturprogram',
      '/andre-arrangement',
      '/vare-filmer',
      '/babykino-program',
    ])
    expect(top).toHaveLength(11)
    expect(menu.filter(({ openInNewWindow }) => openInNewWindow)).toHaveLength(3)
    expect(menu.filter(({ place }) => place === 'footer')).toHaveLength(5)
    expect(footer).toHaveLength(5)
  })

  it('describes one article in English, and six news of general interest', () => {
    const english = house.articles.filter(({ node_locale: locale }) => locale === 'en')
    expect(english.map(({ slug }) => slug)).toEqual(['information-in-english'])
    expect(house.articles.filter(({ category }) => category === 'general').length).toBeGreaterThanOrEqual(6)
    expect(house.articles.some(({ category }) => category === 'culture')).toBe(true)
  })
})
