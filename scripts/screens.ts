/** `npm run screens`: pictures of the pages that matter, small, in docs/screens; a film in every state a showing can have, and the account of somebody and of nobody. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Event } from '@/contract/event'
import type { Production } from '@/contract/production'
import { launch } from '@/harness/chromium'
import { makeEveryState } from '@/harness/film-states'
import { known, openServers, pathsByKind, put, readAll, SITE } from '@/harness/measured-site'
import { FROZEN_NOW } from '@/harness/servers'
import { settleVisitor } from '@/harness/settle-visitor'
import { fail, ROOT } from './steps.mjs'

const FOLDER = path.join(ROOT, 'docs', 'screens')
const SIZES: [number, number][] = [
  [390, 844],
  [1440, 900],
]
const SCHEMES = ['light', 'dark'] as const
const WIDEST = 960
/** Until pictures that came into sight are there. */
const PICTURES_MS = 1500

/** The site hears of a change within seconds. */
async function waitForPage(address: string) {
  while (!(await fetch(SITE + address)).ok) await new Promise((resolve) => setTimeout(resolve, 200))
  return address
}

/** @returns the path of a film with one showing in each state */
async function showEveryState() {
  const [film] = await readAll<Production>('productions?filter=object:eq:movie')
  const [event] = await readAll<Event>('events?filter=production.object:eq:movie')
  const all = makeEveryState(known(film), known(event), Date.parse(FROZEN_NOW))
  await put('production', all.film)
  for (const one of all.events) await put('event', one)
  return await waitForPage(`/${all.film.parentSlug}`)
}

const ACCOUNT = '/konto'
const OPINIONS = 'Hva synes publikum?'

interface Screen {
  address: string | (() => Promise<string>)
  storage?: BrowserContextOptions['storageState']
  heading?: string
  isWhole?: boolean
}

/** @returns what is on each picture: where it is, who looks, and the heading that it begins with, where not the page's top */
async function toScreens(): Promise<Record<string, Screen>> {
  const paths = await pathsByKind()
  const { path: film, storage } = await settleVisitor(Date.parse(FROZEN_NOW))
  return {
    forside: { address: paths.front },
    program: { address: paths.programme },
    film: { address: paths.film },
    kultur: { address: paths.culture },
    kulturprogram: { address: paths['culture programme'] },
    'konto-logg-inn': { address: `${ACCOUNT}/logg-inn` },
    'konto-ny': { address: `${ACCOUNT}/ny` },
    'konto-glemt-passord': { address: `${ACCOUNT}/glemt-passord` },
    konto: { address: ACCOUNT, storage },
    'konto-billetter': { address: `${ACCOUNT}/billetter`, storage },
    'konto-se-liste': { address: `${ACCOUNT}/se-liste`, storage },
    'film-utlogget': { address: film, heading: OPINIONS },
    'film-innlogget': { address: film, heading: OPINIONS, storage },
    // The last: its film would stand on the others.
    tilstander: { address: showEveryState, heading: OPINIONS, isWhole: true },
  }
}

/** What is fetched when it comes into sight has come by then. */
async function scrollTo(page: Page, heading: string) {
  const place = page.getByRole('heading', { name: heading })
  await place.scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: heading }).getByRole('article').first().waitFor()
  await place.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await page.waitForTimeout(PICTURES_MS)
}

async function shoot(
  browser: Browser,
  [name, screen]: [string, Screen & { address: string }],
  [width, height]: [number, number],
  colorScheme: 'light' | 'dark',
) {
  const { heading, storage, isWhole = false } = screen
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    ...(storage && { storageState: storage }),
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date(FROZEN_NOW))
  await page.goto(SITE + screen.address, { waitUntil: 'networkidle' })
  if (heading) await scrollTo(page, heading)
  const picture = await page.screenshot({ fullPage: isWhole })
  await context.close()
  const small = await sharp(picture)
    .resize({ width: WIDEST, withoutEnlargement: true })
    .jpeg({ quality: 62, mozjpeg: true })
  writeFileSync(path.join(FOLDER, `${name}-${width}-${colorScheme}.jpg`), await small.toBuffer())
}

async function main() {
  mkdirSync(FOLDER, { recursive: true })
  const servers = await openServers({ FROZEN_NOW })
  const screens = Object.entries(await toScreens())
  const browser = await launch()
  for (const [name, screen] of screens) {
    const address = typeof screen.address === 'string' ? screen.address : await screen.address()
    for (const size of SIZES)
      for (const scheme of SCHEMES) await shoot(browser, [name, { ...screen, address }], size, scheme)
  }
  await browser.close()
  await servers.stop()
}

main().catch(fail)
