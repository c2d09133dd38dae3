/**
 * LoginDx and ForgotPasswordDx asked with emails that have an account and with such as have none, 500 of each, in an
 * order drawn anew for every pair: fails where their means differ by more than chance gives once in a thousand times.
 */
import { Agent, request } from 'node:http'
import { openPlatform } from '@/harness/embedded-platform'
import { mean, median, percentile, variance } from './statistics'

const PEOPLE = 100
/** As many as the limits allow an account. */
const TRIES = 5
const BEYOND_CHANCE = 3.3

const settings = { SITE_ORIGINS: 'http://127.0.0.1:3222', TRUSTED_PROXIES: '127.0.0.1' }
const platform = await openPlatform(4222, settings)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let visitors = 0

interface Answered {
  status: number | undefined
  milliseconds: number
}

/** Each call from an address of its own. */
function post(name: string, body: unknown): Promise<Answered> {
  visitors += 1
  const text = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
  }
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const sent = request(`${platform.url}/loyalty/118/${name}`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve({ status: answer.statusCode, milliseconds: performance.now() - begun }))
    })
    sent.once('error', reject)
    sent.end(text)
  })
}

const say = (value: number) => `${value.toFixed(2)} ms`.padStart(11)

function describe(name: string, times: number[]) {
  const spread = Math.sqrt(variance(times))
  console.log(
    `${name.padEnd(26)} n ${times.length}  mean${say(mean(times))}  median${say(median(times))}  spread${say(spread)}  p95${say(percentile(times, 0.95))}`,
  )
}

async function compare(name: string, expected: number, toCall: (email: string) => [string, object]) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    for (let person = 0; person < PEOPLE; person += 1) {
      const kinds = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of kinds) {
        const { status, milliseconds } = await post(...toCall(`${kind}${person}@post.example`))
        if (status !== expected) throw new Error(`${name} answered ${status} to an email that is ${kind}`)
        times[kind].push(milliseconds)
      }
    }
  }
  for (const [kind, values] of Object.entries(times)) describe(`${name} ${kind}`, values)
  const difference = mean(times.known) - mean(times.unknown)
  const noise = Math.sqrt((variance(times.known) + variance(times.unknown)) / times.known.length)
  const isNoise = Math.abs(difference) <= BEYOND_CHANCE * noise
  console.log(
    `${name}: means differ by ${difference.toFixed(3)} ms, medians by ${(median(times.known) - median(times.unknown)).toFixed(3)} ms; ` +
      `standard error ${noise.toFixed(3)} ms: ${isNoise ? 'no difference beyond noise' : 'THEY CAN BE TOLD APART'}\n`,
  )
  if (!isNoise) process.exitCode = 1
}

try {
  for (let person = 0; person < PEOPLE; person += 1) {
    const account = { email: `known${person}@post.example`, userName: 'Kari', password: 'ei lang setning' }
    await post('CreateUserDx', account)
  }
  await compare('LoginDx', 401, (Email) => ['LoginDx', { Email, Password: 'et annet passord' }])
  await compare('ForgotPasswordDx', 200, (Email) => ['ForgotPasswordDx', { Email }])
} finally {
  agent.destroy()
  await platform.stop()
}
