/**
 * 500 log-ins a second for 20 s, first from one address, then each from another, while the site's public pages are read:
 * fails where their p95 is more than twice the idle one, where the flood gets no 429, or where the platform's memory grows
 * beyond its bound.
 */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openHouse, PLATFORM, pathsByKind, SITE } from './house.mjs'

const SECONDS = 20
const PAUSE = 25
const WORST_RATIO = 2
/** MB over what it was idle: the threads' own, and the counters'. */
const MOST_GROWTH = 150
/** A house that has just opened may still bring its pages up to date. */
const SETTLING_MS = 30_000
const GUN = path.join(import.meta.dirname, 'flood-gun.mjs')

const statusOf = (pid) => readFileSync(`/proc/${pid}/status`, 'utf8')
const isPlatform = (pid, parent) =>
  statusOf(pid).includes(`PPid:\t${parent}\n`) &&
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('platform/main.ts')

function findPlatform(parent) {
  return readdirSync('/proc').find((name) => {
    try {
      return /^\d+$/.test(name) && isPlatform(name, parent)
    } catch {
      return false
    }
  })
}

const megabytes = (pid) => Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1]) / 1024
const p95 = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Reads pages one after another until told to stop. @returns how long each took, and the most memory meanwhile */
async function readPages(addresses, pid, isOver) {
  const times = []
  let memory = 0
  for (let turn = 0; !isOver(); turn += 1) {
    const begun = performance.now()
    const answer = await fetch(addresses[turn % addresses.length])
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
    times.push(performance.now() - begun)
    memory = Math.max(memory, megabytes(pid))
    await pause(PAUSE)
  }
  return { times, memory }
}

/** @returns what the flood was answered, once it is over */
async function fire(from) {
  const child = spawn(process.execPath, [GUN, PLATFORM, from, String(SECONDS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  await new Promise((resolve) => child.once('close', resolve))
  return JSON.parse(output)
}

async function readWhile(addresses, pid, work) {
  let isOver = false
  const done = work().finally(() => {
    isOver = true
  })
  const read = await readPages(addresses, pid, () => isOver)
  return { ...read, result: await done }
}

function judge(name, isGood) {
  if (!isGood) process.exitCode = 1
  return `${name}${isGood ? '' : ' TOO MUCH'}`
}

const house = await openHouse({ TRUSTED_PROXIES: '127.0.0.1' })
await pause(SETTLING_MS)
try {
  const pid = findPlatform(house.pid)
  const addresses = Object.values(await pathsByKind()).map((one) => SITE + one)
  await readWhile(addresses, pid, () => pause(5000))
  for (const from of ['one', 'many']) {
    const idle = await readWhile(addresses, pid, () => pause(SECONDS * 1000))
    const flood = await readWhile(addresses, pid, () => fire(from))
    const ratio = p95(flood.times) / p95(idle.times)
    const growth = flood.memory - idle.memory
    console.log(
      `flood from ${from} address(es), ${flood.result.sent} log-ins in ${SECONDS} s: ${JSON.stringify(flood.result)}`,
    )
    console.log(
      `  pages: p95 idle ${p95(idle.times).toFixed(1)} ms (${idle.times.length}), in the flood ${p95(flood.times).toFixed(1)} ms ` +
        `(${flood.times.length}): ${judge(`ratio ${ratio.toFixed(2)}`, ratio <= WORST_RATIO)}`,
    )
    console.log(
      `  memory of the platform: idle ${idle.memory.toFixed(0)} MB, at most ${flood.memory.toFixed(0)} MB: ` +
        judge(`${growth.toFixed(0)} MB more`, growth <= MOST_GROWTH),
    )
    const isRefused = from === 'many' || (flood.result.counts[429] ?? 0) > 0.9 * flood.result.sent
    console.log(
      `  ${judge('refused', isRefused)}: ${flood.result.counts[429] ?? 0} with 429, ${flood.result.counts[503] ?? 0} with 503`,
    )
  }
} finally {
  await house.stop()
}
