/** Every static page of the specification, the menus, and a walk over the whole house by its links; all by HTTP. */

import { HIDDEN, STATIC_PAGES } from '@/__tests__/static-pages'
import type { Site } from '@/contract/site'
import { readPage, type SeenPage } from '@/harness/html'
import { read, SITE } from '@/harness/journey-site'

const seen = new Map<string, Promise<SeenPage>>()
/** Each page is asked for once. */
function look(path: string): Promise<SeenPage> {
  const known = seen.get(path) ?? readPage(SITE + path)
  seen.set(path, known)
  return known
}

let site: Site
beforeAll(async () => {
  site = (await read<Site[]>())[0] as Site
})

describe('static pages', () => {
  // S1.7, S1.10, S2.43, S2.44, S2.45, S2.46, S2.47, S2.48, S2.49, S2.50, S2.51, S2.53, S2.54, S2.58
  it.each(STATIC_PAGES)('%s has its title, one h1 and its blocks', async (path, blocks) => {
    const page = await look(path)
    expect(page.status).toBe(200)
    expect(page.title.startsWith(`${site.title} | `)).toBe(true)
    expect(page.headings).toHaveLength(1)
    expect(page.headings[0]).toMatch(/\S{2}/)
    expect(page.lang).toBe('nb')
    expect(page.blocks).toEqual(expect.arrayContaining([...blocks]))
    expect(page.blocks.filter((kind) => HIDDEN[path]?.includes(kind))).toEqual([])
    expect(page.text).not.toMatch(/\{\{|undefined|\bNaN\b|\[object/)
    expect(page.text.length).toBeGreaterThan(200)
  })

  it('have titles of their own', async () => {
    const titles = await Promise.all(STATIC_PAGES.map(async ([path]) => (await look(path)).title))
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  it('/kulturskolen-kontakt shows one block: the three others are hidden (S2.55)', async () => {
    expect((await look('/kulturskolen-kontakt')).blocks).toEqual(['content'])
  })

  it('/test-overtittel-kulturskole-fag shows overtitles on its cards (S2.59)', async () => {
    const { text } = await look('/test-overtittel-kulturskole-fag')
    for (const overtitle of ['Musikk', 'Scene', 'Bevegelse', 'Bilde', 'Skjerm']) expect(text).toContain(overtitle)
  })

  it('one article is in English, and says so (S1.14)', async () => {
    const html = await (await fetch(`${SITE}/article/information-in-english`)).text()
    expect(html).toMatch(/<article[^>]*lang="en"/)
    expect(html).toMatch(/<html[^>]*lang="nb"/)
  })

  it('are neither hidden nor kept from search engines, though the site is not published (S6.2, S9.13)', async () => {
    expect(site).toMatchObject({ published: false, stage: 'production' })
    for (const [path] of [['/'], ...STATIC_PAGES]) {
      expect([path, (await look(path)).robots]).toEqual([path, ''])
      const { headers } = await fetch(SITE + path, { method: 'HEAD' })
      expect([path, headers.get('x-robots-tag')]).toEqual([path, null])
    }
  })
})

describe('menus', () => {
  it('lead where the specification says, external ones into a new window (S1.15, S2.66, S2.69, S2.71)', async () => {
    const { links } = await look('/priser')
    for (const { path, openInNewWindow } of site.theme.menu) {
      const found = links.filter(({ href }) => href === path)
      expect([path, found.length > 0]).toEqual([path, true])
      if (openInNewWindow) expect(found.some(({ opensNewWindow }) => opensNewWindow)).toBe(true)
    }
    const outward = site.theme.menu.filter(({ path }) => path?.startsWith('https://'))
    expect(outward.map(({ id }) => id)).toEqual(['header-bibliotek', 'header-museum', 'header-gavekort'])
  })

  it('the footer leads to the accessibility statement on every page', async () => {
    for (const path of ['/', '/program', '/gitar', '/article/info-om-cookies']) {
      expect((await look(path)).links.map(({ href }) => href)).toContain('/tilgjengelighet')
    }
  })
})

/** Pages that are reached by address only, and so are not looked for: a test page. */
const ADDRESS_ONLY = ['/test-overtittel-kulturskole-fag', '/404.html']
const MOST_CLICKS = 4

const toOwnPath = (href: string) => {
  if (!href.startsWith('/') && !href.startsWith(SITE)) return undefined
  const { pathname } = new URL(href, SITE)
  return decodeURI(pathname)
}

/** @returns how many clicks from the front page each path is; what answered with an error; every picture */
async function walk() {
  const clicks = new Map([['/', 0]])
  const dead: string[] = []
  const pictures = new Map<string, string>()
  let level = ['/']
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: string[] = []
    for (const path of level) {
      const page = await look(path)
      if (page.status >= 400) dead.push(`${path} answers ${page.status}`)
      for (const picture of page.pictures) pictures.set(picture, path)
      for (const { href, isNoWay } of page.links) {
        const to = toOwnPath(href)
        if (to === undefined || isNoWay || clicks.has(to)) continue
        clicks.set(to, depth + 1)
        next.push(to)
      }
    }
    level = next
  }
  return { clicks, dead, pictures }
}

/** One size of each picture: the address without what the image service is asked to make of it. */
const toOriginal = (address: string) => new URL(address, SITE).href.replace(/\?.*$/, '')

describe('a walk from the front page', () => {
  let found: Awaited<ReturnType<typeof walk>>
  beforeAll(async () => {
    found = await walk()
  }, 300_000)

  it('meets no dead link', () => expect(found.dead).toEqual([]))

  it('finds every page within four clicks', () => {
    const wanted = site.pages.filter(({ matchPath }) => matchPath === undefined).map(({ path }) => path)
    const missed = [...wanted, ...STATIC_PAGES.map(([path]) => path)].filter(
      (path) => (found.clicks.get(path) ?? Number.POSITIVE_INFINITY) > MOST_CLICKS && !ADDRESS_ONLY.includes(path),
    )
    expect(missed).toEqual([])
    expect(Math.max(...found.clicks.values())).toBeLessThanOrEqual(MOST_CLICKS)
  })

  it('meets no dead picture', async () => {
    const originals = new Map([...found.pictures].map(([address, path]) => [toOriginal(address), { address, path }]))
    expect(originals.size).toBeGreaterThan(100)
    const dead: string[] = []
    for (const { address, path } of originals.values()) {
      const answer = await fetch(new URL(address, SITE))
      const type = answer.headers.get('content-type') ?? ''
      if (!answer.ok || !type.startsWith('image/')) dead.push(`${address} on ${path}: ${answer.status} ${type}`)
      await answer.arrayBuffer()
    }
    expect(dead).toEqual([])
  }, 300_000)
})
