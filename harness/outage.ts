/** A site whose platform fails for a while, with changes in between, and visitors who read on. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Production } from '@/contract/production'
import { openPlatform } from './embedded-platform'
import { type Fault, openFaultyProxy } from './faulty-proxy'
import { makeOperator } from './operator'
import { startServers } from './servers'

interface Ports {
  site: number
  proxy: number
  platform: number
}

export interface Outage {
  /** Answers but 200, and what came instead of one. */
  wrong: string[]
  answers: number
  /** Milliseconds from the fault's end until every change is seen. */
  freshAfter: number
}

const LOOK_EVERY = 20
const CHANGE_EVERY = 1_000
const LONGEST = 30_000

/** @param distDir where the site is built; @param settings beside the ports and addresses */
export async function openOutages(ports: Ports, distDir: string, settings: Record<string, string> = {}) {
  const site = `http://127.0.0.1:${ports.site}`
  const platform = await openPlatform(ports.platform, { SITE_ORIGINS: site, ...settings })
  const proxy = await openFaultyProxy(platform.url, ports.proxy)
  const servers = await startServers({
    PORT: String(ports.site),
    SITE_URL: site,
    PLATFORM_URL: proxy.url,
    NEXT_DIST_DIR: distDir,
    ...settings,
  })
  const operator = makeOperator(platform.url)
  const { items } = await operator.read<{ items: Production[] }>('productions?filter=object:eq:movie')
  const films = items.filter(({ parentSlug }) => parentSlug !== undefined).slice(0, 3)
  const toPath = ({ parentSlug = '' }: Production) => `/${encodeURIComponent(parentSlug)}`
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  let round = 0

  async function change(): Promise<string[]> {
    round += 1
    const titles = films.map((_, at) => `Endret ${round} nummer ${at}`)
    await Promise.all(films.map((film, at) => operator.put('production', { ...film, title: titles[at] ?? film.title })))
    return titles
  }

  async function read(path: string): Promise<{ status: number | string; html: string }> {
    try {
      const answer = await fetch(site + path)
      return { status: answer.status, html: await answer.text() }
    } catch (error) {
      return { status: String(error), html: '' }
    }
  }

  /** Every page of the site map has been visited. */
  for (const path of paths) await read(path)

  return {
    async suffer(fault: Fault, milliseconds: number): Promise<Outage> {
      await proxy.fail(fault)
      const outage: Outage = { wrong: [], answers: 0, freshAfter: Number.POSITIVE_INFINITY }
      let titles = await change()
      const end = performance.now() + milliseconds
      let changeAt = performance.now() + CHANGE_EVERY
      for (let turn = 0; performance.now() < end; turn += 1) {
        const path = paths[turn % paths.length] ?? '/'
        const { status } = await read(path)
        outage.answers += 1
        if (status !== 200) outage.wrong.push(`${path} answered ${status}`)
        if (performance.now() > changeAt) {
          titles = await change()
          changeAt += CHANGE_EVERY
        }
        await pause(LOOK_EVERY)
      }
      await proxy.heal()
      const healed = performance.now()
      const isFresh = async () => {
        const pages = await Promise.all(films.map((film) => read(toPath(film))))
        return pages.every(({ html }, at) => html.includes(titles[at] ?? ''))
      }
      while (!(await isFresh())) {
        if (performance.now() - healed > LONGEST) return outage
        await pause(LOOK_EVERY)
      }
      return { ...outage, freshAfter: performance.now() - healed }
    },
    output: servers.output,
    async stop() {
      await servers.stop()
      await proxy.stop()
      await platform.stop()
    },
  }
}
