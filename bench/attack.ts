/**
 * Floods of each kind for 20 s, first from one address, then each try from another, while the site's stored pages are read:
 * fails where their p95 is more than twice that of the same flood against another server, which costs the machine the same,
 * where a page is lost, where memory grows beyond its bound, or where another visitor is not answered as ever 5 s later.
 * `npm run bench:attack -- pictures posts` fires some kinds alone.
 */

import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Production } from '@/contract/production'
import { known, openServers, PLATFORM, pathsByKind, readAll, SITE } from '@/harness/measured-site'
import { findProcesses, measureMemory } from './memory'
import { percentile } from './statistics'

const SECONDS = 20
const PAUSE = 25
const WORST_RATIO = 2
const NAMES = ['platform', 'site'] as const
type Name = (typeof NAMES)[number]
/** MB over what it was before the first flood. */
const MOST_GROWTH = { platform: 400, site: 300 }
const RECOVERY_MS = 5_000
const SINK_PORT = 3223
/** Another server, in a process of its own, that answers everything with nothing. */
const SINK = `require('node:http').createServer((q, a) => q.resume() && a.writeHead(204).end()).listen(${SINK_PORT})`
/** Servers that have just started may still bring their pages up to date. */
const SETTLING_MS = 20_000
const KINDS = ['pictures', 'posts', 'choices', 'searches', 'slow-bodies', 'sign-ups', 'log-ins']
const SINK_URL = `http://127.0.0.1:${SINK_PORT}`
const agent = new Agent({ keepAlive: true })
const GUN = path.join(import.meta.dirname, 'attack-gun.ts')

const p95 = (times: number[]) => percentile(times, 0.95)

/** As a browser that reads pages would, without the work of unpacking them. @returns once all has come */
function look(address: string) {
  return new Promise<void>((resolve, reject) => {
    const asked = request(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`${address} answered ${answer.statusCode}`))
      })
    })
    asked.once('error', reject).end()
  })
}

/** Reads pages one after another while work goes on. @returns how long each took, and the most memory meanwhile */
async function readWhile<T>(addresses: string[], pids: Record<Name, string[]>, work: () => Promise<T>) {
  let isOver = false
  const done = work().finally(() => {
    isOver = true
  })
  const times: number[] = []
  const memory = { platform: 0, site: 0 }
  for (let turn = 0; !isOver; turn += 1) {
    const begun = performance.now()
    await look(known(addresses[turn % addresses.length]))
    times.push(performance.now() - begun)
    for (const name of NAMES) memory[name] = Math.max(memory[name], measureMemory(pids[name]))
    await pause(PAUSE)
  }
  return { times, memory, result: await done }
}

/** @param site and platform that are attacked */
async function fire(
  kind: string,
  from: string,
  picture: string,
  seconds: number,
  site = SITE,
  platform = PLATFORM,
): Promise<unknown> {
  const env = { ...process.env, ATTACK_PICTURE: picture }
  const child = spawn(process.execPath, ['--import', 'tsx', GUN, kind, from, String(seconds), site, platform], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  await new Promise((resolve) => child.once('close', resolve))
  return JSON.parse(output)
}

/** What another visitor then asks for, and has to get. */
async function isRight(kind: string, picture: string, turn: number) {
  const headers = { 'x-forwarded-for': `10.8.${turn >> 8}.${turn & 255}` }
  const urls: Record<string, string> = {
    pictures: `${PLATFORM}${picture}?w=640&h=360&fit=crop&crop=focalpoint&fp-x=0.${turn % 100}&fp-y=0.7`,
    choices: `${SITE}/program?dag=2026-12-24`,
    searches: `${SITE}/search?q=troll`,
  }
  const answer = await fetch(urls[kind] ?? `${SITE}/program`, { headers }).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.status === 200
}

async function recover(kind: string, picture: string) {
  const begun = performance.now()
  for (let turn = 0; performance.now() - begun < RECOVERY_MS; turn += 1) {
    if (await isRight(kind, picture, Math.floor(Math.random() * 65_536) + turn)) return performance.now() - begun
    await pause(250)
  }
  return Number.POSITIVE_INFINITY
}

function judge(words: string, isGood: boolean) {
  if (!isGood) process.exitCode = 1
  return `${words}${isGood ? '' : ' TOO MUCH'}`
}

const wanted = process.argv.slice(2)
const sink = spawn(process.execPath, ['-e', SINK], { stdio: 'ignore' })
const servers = await openServers({ TRUSTED_PROXIES: '127.0.0.1' })
try {
  await pause(SETTLING_MS)
  const pids = {
    platform: findProcesses(servers.pid, 'platform/main.ts'),
    site: findProcesses(servers.pid, 'server/main.ts'),
  }
  const { search: _, ...stored } = await pathsByKind()
  const addresses = Object.values(stored).map((one) => SITE + one)
  const [film] = await readAll<Production>('productions?filter=object:eq:movie')
  const picture = new URL(known(film?.assets[0]).url).pathname
  await readWhile(addresses, pids, () => pause(5000))
  const before = await readWhile(addresses, pids, () => pause(1000))
  for (const kind of wanted.length > 0 ? wanted : KINDS) {
    for (const from of ['one', 'many']) {
      const elsewhere = () => fire(kind, from, picture, SECONDS, SINK_URL, SINK_URL)
      const idle = await readWhile(addresses, pids, elsewhere)
      const flood = await readWhile(addresses, pids, () => fire(kind, from, picture, SECONDS))
      const after = await recover(kind, picture)
      const ratio = p95(flood.times) / p95(idle.times)
      console.log(`${kind} from ${from}: ${JSON.stringify(flood.result)}`)
      console.log(
        `  stored pages: p95 attacked elsewhere ${p95(idle.times).toFixed(1)} ms, here ${p95(flood.times).toFixed(1)} ms: ` +
          judge(`ratio ${ratio.toFixed(2)}`, ratio <= WORST_RATIO),
      )
      for (const name of NAMES) {
        const most = MOST_GROWTH[name]
        const growth = flood.memory[name] - before.memory[name]
        console.log(
          `  ${name}: ${flood.memory[name].toFixed(0)} MB, ${judge(`${growth.toFixed(0)} more than before`, growth <= most)}`,
        )
      }
      console.log(`  ${judge(`right again after ${(after / 1000).toFixed(1)} s`, after < RECOVERY_MS)}`)
      await pause(3000)
    }
  }
} finally {
  sink.kill()
  await servers.stop()
}
