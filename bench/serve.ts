/**
 * Stored pages as the door answers them, beside `next start` with a plain page of the same text and nginx with the same
 * bytes as a file, in one run (wrk, gzip, 32 connections): fails below the promised ratios, above the promised latency, or
 * where an answer is lost. `npm run bench:serve -- memory` asks a million times instead, and fails where memory grows.
 */

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openServers, pathsByKind, SITE } from '@/harness/measured-site'
import { findProcesses, measureMemory } from './memory'

const SECONDS = 10
const PROMISED = { overNext: 10, ofNginx: 0.2, p99: 10 }
const MILLION = 1_000_000
/** MB. */
const MOST_GROWTH = 30
const NEXT_PORT = 3225
const NGINX_PORT = 3226
const SETTLING = 20_000

function findProgram(name: string): string {
  const found = [`/usr/bin/${name}`, `/usr/sbin/${name}`, `/usr/local/bin/${name}`].find(existsSync)
  if (found) return found
  throw new Error(`This bench needs ${name}. Install it (Debian: apt-get install ${name}).`)
}

interface Served {
  perSecond: number
  /** Milliseconds. */
  p99: number
  answers: number
  lost: boolean
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

function load(url: string, seconds: number): Served {
  const args = ['-t', '2', '-c', '32', '-d', `${seconds}s`, '--latency', '-H', 'accept-encoding: gzip', url]
  const told = execFileSync(findProgram('wrk'), args, { encoding: 'utf8' })
  const [, value = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(told) ?? []
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(told)?.[1]),
    p99: Number(value) * (UNITS[unit] ?? Number.NaN),
    answers: Number(/(\d+) requests in/.exec(told)?.[1]),
    lost: /Non-2xx|Socket errors/.test(told),
  }
}

async function reach(url: string): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error(`${url} does not answer`)
}

/** A plain page of the framework with the text of a page of the site. */
async function startNext(text: string): Promise<ChildProcess> {
  const cwd = path.resolve('bench/empty-page')
  const next = path.resolve('node_modules/next/dist/bin/next')
  const env = { ...process.env, PAGE_TEXT: text }
  const built = spawnSync(process.execPath, [next, 'build', '--webpack'], { cwd, encoding: 'utf8', env })
  if (built.status !== 0) throw new Error(built.stdout + built.stderr)
  const child = spawn(process.execPath, [next, 'start', '-p', String(NEXT_PORT)], { cwd, stdio: 'ignore', env })
  await reach(`http://127.0.0.1:${NEXT_PORT}/`)
  return child
}

/** Files that are encoded already, as fast as nginx goes. */
async function startNginx(folder: string): Promise<ChildProcess> {
  const conf = path.join(folder, 'nginx.conf')
  writeFileSync(
    conf,
    `daemon off; pid ${folder}/pid; error_log /dev/null; worker_processes auto;
     events {}
     http {
       access_log off; default_type text/html;
       client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
       uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
       open_file_cache max=10; sendfile on; tcp_nopush on; keepalive_requests 10000000;
       server { listen 127.0.0.1:${NGINX_PORT}; root ${folder}; add_header content-encoding gzip; }
     }`,
  )
  const child = spawn(findProgram('nginx'), ['-c', conf], { stdio: 'ignore' })
  await reach(`http://127.0.0.1:${NGINX_PORT}/text`).catch((error) => {
    child.kill()
    throw error
  })
  return child
}

/** The bytes as they go over the line. */
const readEncoded = (url: string) =>
  execFileSync('curl', ['-s', '-H', 'accept-encoding: gzip', url], { maxBuffer: 10_000_000 })

function toText(html: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  return main.replace(/<[^>]+>/g, '\n').replace(/\n\s*\n/g, '\n')
}

function judge(words: string, isGood: boolean): void {
  if (!isGood) process.exitCode = 1
  console.log(words + (isGood ? '' : ' TOO MUCH'))
}

function loadMemory(url: string, pids: readonly string[]): void {
  load(url, SECONDS)
  const before = measureMemory(pids)
  let answers = 0
  while (answers < MILLION) answers += load(url, SECONDS).answers
  const growth = measureMemory(pids) - before
  judge(`${answers} answers: ${before.toFixed(0)} MB, ${growth.toFixed(0)} more after`, growth <= MOST_GROWTH)
}

async function compare(pages: Record<string, string>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'serve-'))
  const text = toText(await (await fetch(SITE + pages.information)).text())
  writeFileSync(path.join(folder, 'text'), readEncoded(SITE + pages.information))
  writeFileSync(path.join(folder, 'programme'), readEncoded(SITE + pages.programme))
  const others = [await startNext(text), await startNginx(folder)]
  try {
    const next = load(`http://127.0.0.1:${NEXT_PORT}/`, SECONDS)
    console.log(`next start, a plain page: ${next.perSecond.toFixed(0)} a second, p99 ${next.p99.toFixed(1)} ms`)
    for (const [name, address] of [
      ['text', pages.information],
      ['programme', pages.programme],
    ] as const) {
      const nginx = load(`http://127.0.0.1:${NGINX_PORT}/${name}`, SECONDS)
      const door = load(SITE + address, SECONDS)
      const [overNext, ofNginx] = [door.perSecond / next.perSecond, door.perSecond / nginx.perSecond]
      console.log(`${address}: ${door.perSecond.toFixed(0)} a second; nginx ${nginx.perSecond.toFixed(0)}`)
      judge(`  ${overNext.toFixed(1)} of next start`, overNext >= PROMISED.overNext)
      judge(`  ${ofNginx.toFixed(2)} of nginx`, ofNginx >= PROMISED.ofNginx)
      judge(`  p99 ${door.p99.toFixed(1)} ms`, door.p99 < PROMISED.p99)
      judge(`  answers lost: ${door.lost ? 'some' : 'none'}`, !door.lost)
    }
  } finally {
    for (const child of others) child.kill()
    rmSync(folder, { recursive: true, force: true })
    rmSync('bench/empty-page/.next', { recursive: true, force: true })
  }
}

const servers = await openServers()
try {
  await pause(SETTLING)
  const pages = await pathsByKind()
  if (process.argv.includes('memory'))
    loadMemory(SITE + pages.information, findProcesses(servers.pid, 'server/main.ts'))
  else await compare(pages)
} finally {
  await servers.stop()
}
