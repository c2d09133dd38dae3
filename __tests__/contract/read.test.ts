import { production, productionPage } from '@/contract/production'
import { listPlaces, read } from '@/contract/read'
import { readSite } from '@/contract/site'

const film = {
  id: 'p1',
  parentSlug: 'en-film-DXM1',
  title: 'En film',
  object: 'movie',
  objectClass: 'movie',
  features: ['2D'],
  contents: [{ summary: 'kort', body: '<p>lang</p>' }],
  assets: [{ type: 'poster', url: 'https://images.example/a.jpg' }],
}

describe('rule 18: the smallest element that holds a fault is dropped', () => {
  const cases: [string, object, object, string][] = [
    ['an optional field', { ageLimit: 7 }, {}, 'ageLimit'],
    ['an optional object that lacks its required field', { location: {} }, {}, 'location.name'],
    ['an element of a list', { features: ['a', 3, 'b'] }, { features: ['a', 'b'] }, 'features[1]'],
    [
      'a field within an element',
      { contents: [{ summary: 4, body: 'b' }] },
      { contents: [{ body: 'b' }] },
      'contents[0].summary',
    ],
    [
      'an asset without a safe address',
      { assets: [{ type: 'x', url: 'javascript:alert(1)' }] },
      { assets: [] },
      'assets[0].url',
    ],
  ]
  it.each(cases)('%s', (_, change, expected, place) => {
    const { value, faults } = read(production, { ...film, ...change })
    expect(value).toEqual({ ...film, ...expected })
    expect(faults.map((fault) => fault.place)).toEqual([place])
  })

  it('drops a document that lacks a required field, and names the field', () => {
    const { value, faults } = read(production, { ...film, title: undefined })
    expect(value).toBeUndefined()
    expect(faults[0]?.place).toBe('title')
  })

  it('drops several at once, each where it stood', () => {
    const list = [
      film,
      { ...film, title: 7 },
      { ...film, year: 'x' },
      { ...film, year: 1922 },
      { ...film, id: null },
      film,
    ]
    const { value, faults } = read(productionPage, { items: list, total: 6 })
    expect(value?.items).toEqual([film, film, { ...film, year: 1922 }, film])
    expect(faults.map(({ place }) => place)).toEqual(['items[1].title', 'items[2].year', 'items[4].id'])
  })

  it('drops every one of a hundred thousand, and what is sound stays', () => {
    const list = Array.from({ length: 100_000 }, (_, at) => ({ ...film, ...(at % 2 === 0 && { title: at }) }))
    const { value, faults } = read(productionPage, { items: list, total: list.length })
    expect(value?.items).toHaveLength(50_000)
    expect(faults).toHaveLength(50_000)
    expect(listPlaces(faults)).toMatch(/^items\[0\]\.title, (.*, ){8}items\[18\]\.title and 49990 more$/)
  })

  it('drops an element once, also where a fault stands within another', () => {
    const contents = [{ summary: 1, body: 2 }, 3, { summary: 'a', body: 'b' }]
    expect(read(production, { ...film, contents }).value?.contents).toEqual([{}, { summary: 'a', body: 'b' }])
  })

  it('leaves the input as it was', () => {
    const input = { ...film, features: ['a', 3] }
    read(production, input)
    expect(input.features).toEqual(['a', 3])
  })
})

describe('rule 7: places count before anything is dropped', () => {
  const site = (rows: unknown[]) => ({
    id: 's',
    title: 'S',
    partners: [1],
    published: false,
    stage: 'production',
    skeleton: '1',
    host: 'h',
    aliases: [],
    locale: { available: ['nb'], enabled: ['nb'], default: 'nb' },
    components: [],
    redirects: [],
    theme: { logo: { url: 'nonsense' }, favicon: 'nonsense', variant: 'v', menu: [], footer: [] },
    pages: [
      {
        id: 'p',
        title: 'P',
        path: '/',
        layout: 'default',
        pageType: 'ordinary',
        sources: [],
        blocks: [],
        meta: {},
        template: { rows },
      },
    ],
  })

  it('numbers rows by index, else position, and columns by position', () => {
    const { value } = readSite(
      site([
        { index: 2, container: true, columns: ['bad', { span: { md: 13, lg: 3 } }] },
        { container: 'bad', columns: [] },
        { index: 0, container: false, columns: [{}] },
      ]),
    )
    const rows = value?.pages[0]?.template.rows
    expect(rows?.map((row) => row.slot)).toEqual([2, 0])
    expect(rows?.[0]?.columns).toEqual([{ slot: 1, span: { lg: 3 } }])
  })

  it('reads past what is nested too deep for anybody to copy', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
    expect(readSite({ ...site([]), unknown: deep }).value?.title).toBe('S')
  })

  it('never drops the site for a bad logo or favicon (rule 18)', () => {
    const { value } = readSite(site([]))
    expect(value?.theme.logo).toBeUndefined()
    expect(value?.theme.favicon).toBeUndefined()
  })
})
