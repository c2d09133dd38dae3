/** Serves the built site: an HTTP server around Next that refuses malformed addresses and ends with its parent. */
import { createServer } from 'node:http'
import next from 'next'
import { finishPages } from './finish-pages.mjs'

const port = Number(process.env.PORT ?? 3000)
const dev = process.argv.includes('--dev')
const GRACE_MS = 5_000

function isWellFormed(address) {
  try {
    const { pathname } = new URL(address, 'http://site.invalid')
    const [path] = address.split('?')
    return address.startsWith('/') && !/%00|\\/.test(path) && decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

function refuse(response, status, words) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
  response.end(`${words}\n`)
}

const app = next({ dev, port, webpack: true })
const handle = app.getRequestHandler()
const server = createServer((request, response) => {
  if (!isWellFormed(request.url ?? '')) return refuse(response, 400, 'Adressen er ikke gyldig.')
  if (request.method === 'TRACE') return refuse(response, 405, 'Denne metoden brukes ikke her.')
  if (!dev) finishPages(response)
  return handle(request, response)
})
// Longer than the usual proxy's, so that it is never the site that closes a connection in use.
server.keepAliveTimeout = 65_000

function stop() {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), GRACE_MS).unref()
}
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, stop)

function fail(error) {
  const taken = error.code === 'EADDRINUSE'
  console.error(
    taken ? `Port ${port} is taken. Stop what uses it, or set PORT.` : `The site cannot start: ${error.message}`,
  )
  process.exit(1)
}

server.once('error', fail)
app.prepare().then(() => server.listen(port, () => process.send?.({ ready: true })), fail)
