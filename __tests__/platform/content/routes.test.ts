/** The data-driven routes in the house's content against the specification: their blocks, their sources, their places. */
import type { Page } from '@/contract/page'
import { type House, readHouse } from './house-content'

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
const sources = (path: string) =>
  pageAt(path).sources.map(({ model, collection, filter }) => {
    const conditions = filter.map(({ property, operator, value }) => `${property} ${operator} ${value}`)
    return `${collection ? 'every' : 'one'} ${model}: ${conditions.join(', ')}`
  })

describe('the data-driven routes', () => {
  it.each([
    ['S2.17', '/:culture', ['cover', 'movieInfo', 'newsSubscribe', 'ticketList']],
    ['S2.22', '/:production', ['cover', 'movieInfo', 'newsSubscribe', 'ticketList']],
    ['S2.27', '/article/:article', ['article', 'cover']],
    ['S2.28', '/search', ['searchField', 'searchResults']],
    ['S2.30', '/program', ['cultureSchedule', 'newsSubscribe', 'program']],
    ['S2.32', '/babykino-program', ['program']],
    ['S2.33', '/den-store-kinodagen', ['program']],
    ['S2.34', '/kommende', ['program']],
    ['S2.35', '/vare-filmer', ['events']],
    ['S2.36', '/kulturprogram', ['cultureProgram', 'newsSubscribe']],
    ['S2.37', '/andre-arrangement', ['cultureProgram', 'newsSubscribe']],
    ['S2.38', '/nyheter', ['cardList']],
    ['S2.39', '/gavekort', ['cardList', 'content', 'cover', 'title']],
    ['S2.40', '/nyhetsbrev', ['content', 'cover', 'newsSubscribe', 'title']],
    ['S2.41', '/nyhetsvarsel', ['content', 'cover', 'newsSubscribe', 'title']],
    ['S2.42', '/404.html', ['content', 'cover']],
  ])('%s: %s shows the blocks of the specification', (_, path, blocks) => {
    expect(shown(path).toSorted()).toEqual(blocks)
  })

  it('/ has its blocks, and hides its second slideshow and its poster (S2.15, S2.16)', () => {
    expect(shown('/').toSorted()).toEqual(
      ['cardList', 'coverFlow', 'cultureProgram', 'newsSubscribe', 'quickLinks', 'schedule', 'slideshow'].toSorted(),
    )
    const hidden = pageAt('/').blocks.filter(({ hide }) => hide)
    expect(hidden.map(({ component }) => component)).toEqual(['slideshow', 'poster'])
  })

  it('/kulturskolen-kontakt hides a content, a title and a card list (S2.55)', () => {
    expect(shown('/kulturskolen-kontakt')).toEqual(['content'])
    const hidden = pageAt('/kulturskolen-kontakt').blocks.filter(({ hide }) => hide)
    expect(hidden.map(({ component }) => component)).toEqual(['content', 'title', 'manualCardList'])
  })

  it('/multifag stands in columns of 8/4 and 9/3 (S2.52)', () => {
    const columns = pageAt('/multifag').template.rows[1]?.columns.map(({ span }) => span)
    expect(columns).toEqual([
      { xs: 12, md: 8, lg: 9 },
      { xs: 12, md: 4, lg: 3 },
    ])
  })

  it.each([
    [
      'S2.18',
      '/:culture',
      ['one production: pageReference eq @culture', 'every event: production.pageReference eq @culture'],
    ],
    [
      'S2.20, S2.21',
      '/:production',
      [
        'one production: object eq movie, parentSlug eq @production',
        'every event: production.parentSlug eq @production',
      ],
    ],
    ['S2.27', '/article/:article', ['one article: slug eq @article']],
    [
      'S2.31',
      '/program',
      [
        'every production: object eq movie',
        'every event: production.object eq movie',
        'every production: object eq culture',
        'every event: production.object eq culture',
      ],
    ],
    [
      'S2.32',
      '/babykino-program',
      ['every production: object eq movie, objectClass eq movie', 'every event: tags eq babykino'],
    ],
    [
      'S2.33',
      '/den-store-kinodagen',
      ['every production: object eq movie, objectClass eq movie', 'every event: tags eq den-store-kinodagen'],
    ],
    ['S2.34', '/kommende', ['every production: object eq movie, objectClass eq movie_coming']],
    ['S2.35', '/vare-filmer', ['every production: object eq movie']],
    ['S2.36', '/kulturprogram', ['every production: object eq culture', 'every event: production.object eq culture']],
    ['S2.38', '/nyheter', ['every article: category eq general']],
    ['S2.39', '/gavekort', ['every article: category eq gavekort']],
  ])('%s: %s reads what the specification says', (_, path, read) => {
    expect(sources(path)).toEqual(read)
  })

  it('/:production is a standard page, described by its film (S2.19, S2.23, S2.24, S2.25, S2.26)', () => {
    const { pageType, meta } = pageAt('/:production')
    expect(pageType).toBe('standard')
    expect(meta.nb).toEqual({
      title: { expression: 'title', source: 'film' },
      description: { expression: 'contents[0].body', source: 'film' },
      image: { expression: 'assets[type=first_image]', source: 'film' },
      keywords: { expression: 'features', source: 'film' },
    })
  })

  it('/ features films and a concert in its slides (S1.3)', () => {
    const slides = pageAt('/').blocks.find(({ component }) => component === 'slideshow')?.data ?? []
    const links = slides.map((id) => house.items.find((item) => item.id === id)?.link?.href)
    const featured = house.productions.map((production) => `/${production.pageReference ?? production.parentSlug}`)
    expect(links.length).toBeGreaterThan(2)
    expect(featured).toEqual(expect.arrayContaining(links))
  })

  it('tries the patterns last, culture before film', () => {
    expect(house.pages.flatMap(({ matchPath }) => matchPath ?? [])).toEqual([
      '/:culture',
      '/:production',
      '/article/:article',
    ])
    expect(house.pages.slice(-3).every(({ matchPath }) => matchPath !== undefined)).toBe(true)
  })

  it('covers stand at full width, all else is contained (S2.60, S2.61)', () => {
    for (const { path, blocks, template } of house.pages) {
      for (const { component, place } of blocks) {
        expect([path, component, template.rows[place.row]?.container]).toEqual([path, component, component !== 'cover'])
      }
    }
  })
})

describe('the venues of /andre-arrangement (S2.37, S9.14, S9.15)', () => {
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
