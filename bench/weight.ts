/** JavaScript of each route kind beside that of an empty page of the framework, in kB (gzip) as a browser fetches it. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { launch, whenTakenOver } from '@/harness/chromium'
import { known, openServers, pathsByKind, SITE } from '@/harness/measured-site'
import { FROZEN_NOW } from '@/harness/servers'
import { settleVisitor } from '@/harness/settle-visitor'

/** The menu and the consent of every page, and the 4 kB of what it does without a network. */
const TEXT_ALLOWANCE_KB = 9.5
/** For a page of the account in all, with those; on a film page for what comes on top. */
const ACCOUNT_ALLOWANCE_KB = 64
const TEXT_KINDS = ['information', 'article', 'news']
const ACCOUNT_KINDS = ['overview', 'log in', 'create', 'forgot', 'tickets', 'watch list']
const OPINIONS = 'Hva synes publikum?'
const kilobytes = (bytes: number) => bytes / 1000

/**
 * The scripts that the page of an empty app names, without those for old browsers. It is built where it stands: the
 * names of modules follow from where the packages are, and the weight from them, by up to 1 kB.
 */
function weighEmptyPage() {
  const folder = path.resolve('bench/empty-page')
  const next = path.resolve('node_modules/next/dist/bin/next')
  const built = spawnSync(process.execPath, [next, 'build', '--webpack'], { cwd: folder, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(built.stdout + built.stderr)
  const html = readFileSync(path.join(folder, '.next/server/app/index.html'), 'utf8')
  const names = [...html.matchAll(/<script(?![^>]*noModule)[^>]*src="\/_next\/([^"]+)"/g)].map(([, name = '']) => name)
  const bytes = [...new Set(names)].map((name) => gzipSync(readFileSync(path.join(folder, '.next', name))).length)
  rmSync(path.join(folder, '.next'), { recursive: true })
  return bytes.reduce((sum, one) => sum + one, 0)
}

interface MeasuredPage {
  address: string
  storage?: BrowserContextOptions['storageState']
  heading?: string
}

/**
 * What the page names, and what the browser fetched in all, islands included.
 * @param page who looks, and how far down
 */
async function weigh(browser: Browser, { address, storage, heading }: MeasuredPage) {
  const context = await browser.newContext({ ...(storage && { storageState: storage }) })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date(FROZEN_NOW))
  const sizes = new Map<string, Promise<number>>()
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    )
  })
  const answer = await page.goto(SITE + address, { waitUntil: 'load' })
  const html = (await answer?.text()) ?? ''
  await whenTakenOver(page)
  if (heading) await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded()
  await page.waitForTimeout(3_000)
  let atFirst = 0
  let inAll = 0
  for (const [url, size] of sizes) {
    const bytes = await size
    inAll += bytes
    if (html.includes(new URL(url).pathname.replace('/_next/', ''))) atFirst += bytes
  }
  await context.close()
  return { atFirst, inAll }
}

/** Pages by what they show; those of the account as somebody sees them who is logged in. */
async function toKinds(): Promise<[string, MeasuredPage][]> {
  const { path: film, storage } = await settleVisitor(Date.parse(FROZEN_NOW))
  const kinds = Object.entries(await pathsByKind()).map(([kind, address]): [string, MeasuredPage] => [
    kind,
    { address },
  ])
  return [
    ...kinds,
    ['film, logged in', { address: film, storage, heading: OPINIONS }],
    ['overview', { address: '/konto', storage }],
    ['log in', { address: '/konto/logg-inn' }],
    ['create', { address: '/konto/ny' }],
    ['forgot', { address: '/konto/glemt-passord' }],
    ['tickets', { address: '/konto/billetter', storage }],
    ['watch list', { address: '/konto/se-liste', storage }],
  ]
}

const empty = weighEmptyPage()
const servers = await openServers({ FROZEN_NOW })
const browser = await launch()
console.log(`empty page of the framework: ${kilobytes(empty).toFixed(1)} kB`)
const weights = new Map<string, { atFirst: number; inAll: number }>()
const added = (kind: string, before = empty) => kilobytes(known(weights.get(kind)).inAll - before)
for (const [kind, page] of await toKinds()) {
  const { atFirst, inAll } = await weigh(browser, page)
  weights.set(kind, { atFirst, inAll })
  const sizes = `${kilobytes(atFirst).toFixed(1)} kB at first, ${kilobytes(inAll).toFixed(1)} kB in all`
  console.log(`${kind.padEnd(18)} ${sizes}, +${added(kind).toFixed(1)} kB over the framework`)
}

function judge(what: string, kb: number, most: number) {
  if (kb > most) process.exitCode = 1
  console.log(`${what} adds ${kb.toFixed(2)} kB, ${most} at most${kb > most ? ': TOO MUCH' : ''}`)
}

for (const kind of TEXT_KINDS) judge(`${kind}, to the framework,`, added(kind), TEXT_ALLOWANCE_KB)
for (const kind of ACCOUNT_KINDS) judge(`${kind}, to the framework,`, added(kind), ACCOUNT_ALLOWANCE_KB)
const { atFirst: film } = known(weights.get('film'))
judge('the account on a film page, with live states,', added('film, logged in', film), ACCOUNT_ALLOWANCE_KB)
await browser.close()
await servers.stop()
