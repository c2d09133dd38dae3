/**
 * What an editor does to the freshness of pages, on PGlite and on PostgreSQL: an article that is saved twice at once and read
 * meanwhile, 200 times; then five writes a second for a minute. Fails where an answer is neither the page nor 404 before it
 * is there, or where anything is logged.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Article } from '@/contract/article'
import { openServers, put, remove, SITE } from '@/harness/measured-site'
import { makeDatabase, startPostgres } from '@/harness/postgres'

const TWICE = 200
const SECONDS = 60
const PER_SECOND = 5
const SETTLING = 15_000
/** By it each moment is another one, the same in every run. */
const STEP = 37

const toArticle = (number: number, title: string): Article => ({
  id: `skrevet-${number}`,
  slug: `skrevet-${number}`,
  title,
  content: '<p>Helt ny.</p>',
  category: 'culture',
  node_locale: 'nb',
  createdAt: 1,
  updatedAt: 1,
})

async function saveTwice(): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  for (let number = 0; number < TWICE; number += 1) {
    await put('article', toArticle(number, 'Første utkast'))
    const second = put('article', toArticle(number, `Ferdig ${number}`))
    await pause((number * STEP) % 1000)
    const { status } = await fetch(`${SITE}/article/skrevet-${number}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    await second
  }
  for (let number = 0; number < TWICE; number += 1) await remove('article', `skrevet-${number}`)
  return statuses
}

async function write(): Promise<void> {
  for (let number = 0; number < SECONDS * PER_SECOND; number += 1) {
    const next = pause(1000 / PER_SECOND)
    await put('article', toArticle(number % PER_SECOND, `Utgave ${number}`))
    await next
  }
}

async function bench(database: string, settings: Record<string, string>): Promise<void> {
  const servers = await openServers(settings)
  try {
    await pause(SETTLING)
    const before = servers.output().length
    const statuses = await saveTwice()
    await write()
    const logged = servers.output().slice(before).trim()
    const isGood = [...statuses.keys()].every((status) => status === 200 || status === 404) && logged === ''
    if (!isGood) process.exitCode = 1
    const told = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ')
    console.log(`${database}: ${told}; ${SECONDS * PER_SECOND} writes; logged: ${logged || 'nothing'}`)
  } finally {
    await servers.stop()
  }
}

await bench('PGlite', {})
const postgres = await startPostgres()
try {
  await bench('PostgreSQL', { DATABASE_URL: await makeDatabase(postgres.url) })
} finally {
  postgres.stop()
}
