/** `npm run revalidate -- production:ID`: an operator tells the running site that something changed, as the platform would. */
import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { readSettings } from './settings.mjs'
import { Failure, fail } from './steps.mjs'

const USAGE = `Say what changed, one or more of: production:ID article:ID event:ID page:ID item:ID site
  npm run revalidate -- production:nosferatu page:program`
const MODELS: Record<string, string> = {
  production: 'production',
  article: 'article',
  event: 'event',
  page: 'page',
  item: 'block-data',
}
const DEADLINE_MS = 15_000

function toChange(word: string, siteId: string) {
  if (word === 'site') return { model: 'site', id: siteId }
  const [kind = '', ...rest] = word.split(':')
  const model = Object.hasOwn(MODELS, kind) ? MODELS[kind] : undefined
  const id = rest.join(':')
  if (model && id) return { model, id }
  throw new Failure(`"${word}" names nothing.\n${USAGE}`)
}

function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

async function post(url: string, secret: string, body: string) {
  const id = `operator_${randomUUID()}`
  const at = new Date()
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
  try {
    return await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(DEADLINE_MS) })
  } catch (error) {
    throw new Failure(`The site does not answer at ${url} (${toReason(error)}). Is it running?`)
  }
}

async function main() {
  const words = process.argv.slice(2)
  if (words.length === 0) throw new Failure(USAGE)
  const { siteUrl, env } = readSettings()
  const { SITE_ID: siteId = '', WEBHOOK_SECRET: secret = '' } = env
  const changes = words.map((word) => toChange(word, siteId))
  const url = new URL('/api/revalidate', siteUrl).href
  const answer = await post(url, secret, JSON.stringify({ siteId, changes }))
  const told = await answer.json().catch(() => ({}))
  if (answer.status !== 202) throw new Failure(`The site refused with ${answer.status}: ${told.title ?? 'no reason'}`)
  console.log(`Revalidated: ${told.revalidated.join(', ')}`)
}

main().catch(fail)
