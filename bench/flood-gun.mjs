/** A process of its own that fires log-ins: `node flood-gun.mjs PLATFORM one|many SECONDS`; prints a JSON line of the answers. */
import autocannon from 'autocannon'

const [url, from, seconds] = process.argv.slice(2)
const RATE = 500
const ADDRESSES = 65_536

const number = () => Math.floor(Math.random() * ADDRESSES)

/** From `many`, every try comes from another address and for another account: no counter ever fills. */
function setUp(request) {
  const one = number()
  const address = from === 'many' ? `10.7.${one >> 8}.${one & 255}` : '10.7.0.1'
  return {
    ...request,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ Email: `flom${number()}@post.example`, Password: 'et passord som ikke er' }),
  }
}

const result = await autocannon({
  url,
  connections: 50,
  duration: Number(seconds),
  overallRate: RATE,
  timeout: 20,
  requests: [{ method: 'POST', path: '/loyalty/118/LoginDx', setupRequest: setUp }],
})
const { statusCodeStats, errors, latency, requests } = result
const counts = Object.fromEntries(Object.entries(statusCodeStats).map(([status, { count }]) => [status, count]))
console.log(JSON.stringify({ counts, errors, sent: requests.sent, p95: latency.p97_5 }))
