/** What an editor promises of the texts: facts kept once, enough of them, and no page that is another's copy. */
import { join } from 'node:path'
import { toText } from '@/lib/html/to-text'
import { readContentFiles } from '@/platform/content/content-files'
import { toDay, toTime, toWeekday } from '@/platform/content/oslo'
import { type House, readHouse } from './house-content'

const NOW = Date.parse('2026-11-20T12:00:00+01:00')

let house: House
let texts: { path: string; html: string; text: string }[]
let written: { name: string; source: string }[]
beforeAll(async () => {
  house = await readHouse(NOW)
  const items = new Map(house.items.map((item) => [item.id, item]))
  const ofPages = house.pages.map(({ path, blocks }) => ({
    path,
    html: blocks
      .filter(({ component }) => component === 'content')
      .flatMap(({ data }) => data.map((id) => items.get(id)?.body ?? ''))
      .join('\n'),
  }))
  const ofArticles = house.articles.map(({ slug, content }) => ({ path: `/article/${slug}`, html: content }))
  texts = [...ofPages, ...ofArticles]
    .filter(({ html }) => html !== '')
    .map((each) => ({ ...each, text: toText(each.html) }))
  const files = await readContentFiles(join(process.cwd(), 'content'), () => {})
  written = files.map(({ name, data, body }) => ({ name, source: `${JSON.stringify(data)}\n${body}` }))
})

describe('facts', () => {
  it('no price is written by hand in a page or an article', () => {
    const prices = written
      .filter(({ name }) => /^(pages|articles)\//.test(name))
      .flatMap(({ name, source }) =>
        [...source.matchAll(/\d[\d ]* ?(kr|kroner)\b/g)].map(([price]) => `${name}: ${price}`),
      )
    expect(prices).toEqual([])
  })

  it('no address of the house is written by hand', () => {
    const byHand = written.filter(
      ({ name, source }) => name !== 'facts.yaml' && source.includes('@kulturhuset.example'),
    )
    expect(byHand.map(({ name }) => name)).toEqual([])
  })

  it('the regular showings stand at the time that the texts say', () => {
    const times = (tag: string) =>
      new Set(
        house.events
          .filter(({ tags }) => tags?.includes(tag))
          .map(({ start }) => `${toWeekday(toDay(start))} kl. ${toTime(start).replace(':', '.')}`),
      )
    const textAt = (path: string) => texts.find((each) => each.path === path)?.text
    expect(times('babykino')).toEqual(new Set(['2 kl. 11.00']))
    expect(textAt('/babykino')).toContain('onsdag kl. 11.00')
    expect(times('formiddagskino')).toEqual(new Set(['3 kl. 11.30']))
    expect(textAt('/formiddagskino')).toContain('torsdag kl. 11.30')
  })

  it('the prices of the cinema are those of its showings', () => {
    const text = texts.find(({ path }) => path === '/priser')?.text ?? ''
    const pricesOf = (screen: string | undefined, from: string, until: string) => {
      const showings = house.events.filter(({ start, screen: own, price, tags }) => {
        const isHere = toTime(start) >= from && toTime(start) <= until && (screen ?? own) === own
        return isHere && own && price && tags?.length === 0
      })
      expect(showings.length).toBeGreaterThan(10)
      return [...new Set(showings.map(({ price }) => [price?.from, price?.to].filter(Boolean).join('–')))]
    }
    expect(pricesOf(undefined, '16:00', '16:30')).toEqual(['11000'])
    expect(text).toContain('Ettermiddag, forestillinger kl. 16.00 og 16.30, alle 110 kr')
    expect(pricesOf('Sal 2', '18:00', '23:00')).toEqual(['9500'])
    expect(text).toContain('Kveld i Sal 2, alle filmer 95 kr')
    expect(pricesOf('Sal 1', '20:00', '23:00')).toEqual(['14500'])
    expect(text).toContain('På sen kveld og nattkino i Sal 1 betaler alle 145 kr.')
    expect(pricesOf('Sal 1', '18:00', '18:00')).toEqual(['11000–14500'])
    expect(pricesOf(undefined, '12:00', '14:45')).toEqual(['11000–14500'])
  })

  it('the school year has as many weeks as its table', () => {
    const text = texts.find(({ path }) => path === '/kulturskoleruta')?.text ?? ''
    const [first = 0, autumn, winter, easter, last = 0, told] = [
      /Uke (\d+) Første/,
      /Uke (\d+) Høstferie/,
      /Uke (\d+) Vinterferie/,
      /Uke (\d+) Påskeferie/,
      /Uke (\d+) Siste undervisningsuke/,
      /til sammen (\d+) undervisningsuker/,
    ].map((pattern) => Number(pattern.exec(text)?.[1]))
    expect(text).toContain('Uke 51 Siste uke før jul')
    expect(told).toBe(51 - first + 1 + last - [autumn, winter, easter].length)
  })

  it('every text holds three facts at least: numbers, times, rows, items, ways on', () => {
    const factsIn = (html: string) => [...html.matchAll(/<tr>|<li>|<a |\d+([.,:]\d+)?/g)].length
    expect(texts.filter(({ html }) => factsIn(html) < 3).map(({ path }) => path)).toEqual([])
    expect(texts.length).toBeGreaterThan(80)
  })
})

/** How much of the words of four of the shorter text the other has, too. */
function likeness(a: string, b: string): number {
  const toRuns = (text: string) => {
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
    return new Set(words.map((_, at) => words.slice(at, at + 4).join(' ')))
  }
  const [one, other] = [toRuns(a), toRuns(b)]
  const shared = [...one].filter((run) => other.has(run)).length
  return shared / Math.max(1, Math.min(one.size, other.size))
}

it('no page is a near copy of another', () => {
  const alike = texts.flatMap((one, at) =>
    texts.slice(at + 1).flatMap((other) => {
      const share = likeness(one.text, other.text)
      return share > 0.45 ? [`${one.path} and ${other.path}: ${Math.round(share * 100)} %`] : []
    }),
  )
  expect(alike).toEqual([])
})

it('age limits are those of the law', () => {
  const text = texts.find(({ path }) => path === '/aldersgrenser')?.text ?? ''
  for (const row of [
    '6 år Fra 6 år Alle',
    '9 år Fra 9 år Fra 6 år',
    '12 år Fra 12 år Fra 9 år',
    '15 år Fra 15 år Fra 12 år',
    '18 år Fra 18 år Fra 18 år',
  ])
    expect(text).toContain(row)
})
