/** In the place of the process that renders: answers with its own number, stores a page, ends when it is told to. */
import { createServer } from 'node:http'

const KEY = 'key'
const page = { body: Buffer.from('å'), contentType: 'text/html', flight: undefined, segments: new Map() }

const server = createServer((request, response) => {
  if (request.headers['x-renderer-key'] !== KEY) return response.writeHead(403).end()
  if (request.url === '/end') return process.exit(3)
  if (request.url === '/end-unheard')
    return process.send({ parcel: { address: '/last', tags: [], page }, number: 8 }, () =>
      process.kill(process.pid, 'SIGKILL'),
    )
  process.once('message', ({ receipt }) => response.end(`${process.pid} ${receipt}`))
  process.send({ parcel: { address: request.url, tags: ['site'], page }, number: 7 })
})
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port, key: KEY }))
process.once('disconnect', () => process.exit(0))
