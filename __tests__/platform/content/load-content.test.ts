import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keepContent, loadContent } from '@/platform/content/load-content'
import { type DocumentServer, startDocumentServer } from './document-server'
import { FILES, makeSmallHouse, type SmallHouse } from './small-house'

const NOON = Date.parse('2026-11-20T12:00:00+01:00')
const DAY = 86_400_000

let platform: DocumentServer
let house: SmallHouse
beforeEach(async () => {
  platform = await startDocumentServer('huset')
  house = await makeSmallHouse()
})
afterEach(async () => {
  await platform.stop()
  await rm(house.directory, { recursive: true })
})

const lines: string[] = []
const load = (at = NOON) => {
  lines.length = 0
  const options = { ...platform.credentials, directory: house.directory, now: () => at }
  return loadContent({ ...options, log: (line) => lines.push(line) })
}
const change = (name: string, from: string, to: string) => house.write(name, (FILES[name] ?? '').replace(from, to))

describe('loading the content', () => {
  it('writes what is referred to before what refers to it', async () => {
    const { written, deleted } = await load()
    const collections = platform.takeWrites().map((write) => write.replace(/^PUT |\/.*$/g, ''))
    expect(written).toBe(collections.length)
    expect(deleted).toBe(0)
    expect([...new Set(collections)]).toEqual(['site', 'production', 'block-data', 'article', 'event', 'page'])
    expect(lines.join('\n')).toContain('content: 3 of 3 page written')
  })

  it('writes pages in the order of the registry, patterns last', async () => {
    await load()
    const pages = platform.takeWrites().filter((write) => write.startsWith('PUT page/'))
    expect(pages).toEqual(['PUT page/om', 'PUT page/priser', 'PUT page/alle'])
  })

  it('makes the documents that the files describe', async () => {
    await load()
    const base = platform.credentials.baseUrl
    expect(platform.of('site').get('huset')).toMatchObject({
      title: 'Huset',
      newsletter: { action: `${base}/newsletter/subscribe` },
      theme: { footer: [{ items: [{ value: 'Storgata 1' }] }], menu: [{ id: 'header-om', parent: null, path: '/om' }] },
    })
    expect(platform.of('block-data').get('om-content-1')).toMatchObject({
      type: 'content',
      body: '<p>Vi holder til i Storgata 1.</p>',
    })
    expect(platform.of('block-data').get('om-cover-1')).toMatchObject({
      image: { url: `${base}/images/bilde.png`, alt: 'En elv', width: 40, height: 30 },
    })
    expect(platform.of('page').get('om')).toMatchObject({
      path: '/om',
      template: {
        rows: [
          { index: 0, container: false },
          { index: 1, container: true },
        ],
      },
      blocks: [
        { component: 'cover', place: { row: 0, column: 0, order: 0 } },
        { component: 'title', place: { row: 1, column: 0, order: 0 } },
        { component: 'content', place: { row: 1, column: 0, order: 1 } },
        { component: 'quickLinks', place: { row: 1, column: 0, order: 2 }, data: ['section-link-priser'] },
      ],
    })
    expect(platform.of('event').get('elven-20261120-1800')).toMatchObject({
      production: { id: 'movie-elven', parentSlug: 'elven-DXM1', title: 'Elven', object: 'movie' },
      start: NOON + 6 * 3_600_000,
      end: NOON + 6 * 3_600_000 + 100 * 60_000,
      status: 'onSale',
      price: { from: 10_000, currency: 'NOK' },
      ticketUrl: `${base}/checkout/elven-20261120-1800`,
      capacity: 40,
      maxPerAccount: 6,
    })
  })

  it('writes nothing a second time', async () => {
    await load()
    platform.takeWrites()
    expect(await load()).toEqual({ written: 0, deleted: 0 })
    expect(platform.takeWrites()).toEqual([])
    expect(lines).toEqual([])
  })

  it('does not care in which order the platform keeps the fields', async () => {
    await load()
    platform.takeWrites()
    const productions = platform.of('production')
    for (const [id, document] of productions) {
      const turned = Object.fromEntries(Object.entries(document).toReversed())
      productions.set(id, { ...turned, id })
    }
    expect(await load()).toEqual({ written: 0, deleted: 0 })
  })

  it('writes one document for a changed text', async () => {
    await load()
    platform.takeWrites()
    await change('articles/nytt.md', 'Det er nytt.', 'Det er enda nyere.')
    expect(await load()).toEqual({ written: 1, deleted: 0 })
    expect(platform.takeWrites()).toEqual(['PUT article/article-nytt'])
  })

  it('deletes what the content no longer has, referring documents first', async () => {
    await load()
    platform.takeWrites()
    await rm(join(house.directory, 'pages/priser.md'))
    await rm(join(house.directory, 'articles/nytt.md'))
    await change('sections.yaml', ', /priser', '')
    const { deleted } = await load()
    const deletions = platform.takeWrites().filter((write) => write.startsWith('DELETE'))
    expect(deletions).toHaveLength(deleted)
    expect(deletions[0]).toBe('DELETE page/priser')
    expect(deletions[1]).toBe('DELETE article/article-nytt')
    expect(deletions.slice(2).every((write) => write.startsWith('DELETE block-data/'))).toBe(true)
  })

  it('undoes what was changed elsewhere, also on an archived production', async () => {
    await load()
    platform.takeWrites()
    const held = platform.of('production').get('culture-sang')
    platform.of('production').set('culture-sang', { ...held, id: 'culture-sang', title: 'Noe annet' })
    await load()
    expect(platform.takeWrites()).toEqual(['PUT production/culture-sang'])
  })

  it('extends the programme as days pass, and renames nothing', async () => {
    await load()
    platform.takeWrites()
    await load(NOON + DAY)
    const events = platform.takeWrites().filter((write) => write.includes('elven'))
    expect(events).toEqual(['PUT event/elven-20261123-1800', 'DELETE event/elven-20261119-1800'])
  })

  it('stops at a refusal, and says of which document and why', async () => {
    platform.refuse('article/article-nytt', 422)
    await expect(load()).rejects.toThrow(/PUT .*article\/article-nytt: 422 Refused; title no/)
  })

  it('stops where nobody answers', async () => {
    const options = { ...platform.credentials, baseUrl: 'http://127.0.0.1:4299', directory: house.directory }
    await expect(loadContent({ ...options, now: () => NOON, log: () => {} })).rejects.toThrow(
      'GET http://127.0.0.1:4299/v1/sites: no answer',
    )
  })
})

describe('a fault in the content', () => {
  it.each([
    ['articles/nytt.md', 'category: general', 'category: [1]', 'articles/nytt.md, line 3, category: '],
    ['articles/nytt.md', '2026-11-01 09:00', '1. november', 'articles/nytt.md, line 4, created: '],
    ['articles/nytt.md', 'category: general', 'category: [general', 'articles/nytt.md, line 4: '],
    ['films/elven.md', 'ageLimit: 6', 'ageLimit: 7', 'films/elven.md, line 11, ageLimit: '],
    ['films/elven.md', 'genres:', 'sjanger: x\ngenres:', 'films/elven.md, line 10, sjanger: no such field'],
    ['films/elven.md', 'title: Elven\n', '', 'films/elven.md, line 2, title: is missing'],
    ['films/elven.md', 'cover: bilde.png', 'cover: borte.png', 'films/elven.md, line 7: no picture pictures/borte.png'],
    ['films/elven.md', '---\ntitle', '---\n- x\ntitle', 'films/elven.md, line 3: '],
    ['pages/om.md', '{{adresse}}', '{{gate}}', 'pages/om.md, line 6: no such fact: {{gate}}'],
    ['pages/om.md', 'section: huset', 'section: hagen', 'pages/om.md, line 4, section: no hagen in sections.yaml'],
    ['sections.yaml', '/priser', '/pris', 'sections.yaml, line 1, huset: no page at /pris'],
    ['schedule.yaml', '[elven]', '[elva]', 'schedule.yaml, line 11, slots kveld: no film elva'],
    ['culture/sang.md', 'venue: Huset', 'venue: Hytta', 'culture/sang.md, line 5, venue: no Hytta in venues.yaml'],
    ['menu.yaml', '/om', 'javascript:alert(1)', 'menu.yaml, line 1, header[0].path: '],
    [
      'pages/alle.yaml',
      'movieInfo',
      'movieinfo',
      'pages/alle.yaml, line 4, blocks[0].component: there is no block kind "movieinfo"; the nearest is "movieInfo"',
    ],
    ['pages/om.md', 'title: Om huset', 'title: "  "', 'page om, title: '],
  ])('in %s (%s: %s) is named, and nothing is written', async (name, from, to, message) => {
    await change(name, from, to)
    await expect(load()).rejects.toThrow(message)
    expect(platform.takeWrites()).toEqual([])
  })

  it('in several files is told at once', async () => {
    await change('articles/nytt.md', 'title: Nytt', 'tittel: Nytt')
    await change('pages/om.md', '{{adresse}}', '{{gate}}')
    await expect(load()).rejects.toThrow(
      /3 fault[\s\S]*articles\/nytt\.md[\s\S]*pages\/om\.md|pages\/om\.md[\s\S]*articles/,
    )
  })

  it('is a missing file, too', async () => {
    await rm(join(house.directory, 'menu.yaml'))
    await expect(load()).rejects.toThrow('menu.yaml: is missing')
  })
})

describe('keeping the content of a running platform', () => {
  const keep = (at = NOON) =>
    keepContent({ ...platform.credentials, directory: house.directory, now: () => at, log: () => {} })

  it('fills an empty platform, and one whose first load was cut off', async () => {
    await keep()
    const all = platform.of('page').size
    platform.of('page').delete('alle')
    await keep()
    expect(platform.of('page').size).toBe(all)
  })

  it("adds the events that time has brought, and leaves the operators' own work alone", async () => {
    await keep()
    platform.of('article').set('egen', { id: 'egen' })
    platform.of('page').set('om', { id: 'om', title: 'Endret' })
    const before = platform.of('event').size
    platform.takeWrites()
    await keep(NOON + 3 * DAY)
    const writes = platform.takeWrites()
    expect(writes.length).toBeGreaterThan(0)
    expect(writes.filter((write) => !write.startsWith('PUT event/'))).toEqual([])
    expect(platform.of('event').size).toBeGreaterThan(before)
    expect(platform.of('page').get('om')).toMatchObject({ title: 'Endret' })
    expect(platform.of('article').has('egen')).toBe(true)
  })
})
