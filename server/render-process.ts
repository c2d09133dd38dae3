/** The process that renders: Next behind a key, for the door alone. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import next from 'next'
import { env } from '@/lib/env'
import { toErrorText } from '@/lib/error-text'
import { HOST, KEY_HEADER, type Opened } from './renderer'

async function open() {
  const app = next({ port: env().port, webpack: true })
  await app.prepare()
  const handle = app.getRequestHandler()
  const key = randomUUID()
  const server = createServer((incoming, response) => {
    if (incoming.headers[KEY_HEADER] === key) return handle(incoming, response)
    incoming.destroy()
  })
  server.listen(0, HOST, () => {
    const address = server.address()
    if (address && typeof address === 'object') process.send?.({ port: address.port, key } satisfies Opened)
  })
}

// The door ends first what it answers, and then this process by their channel.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
process.once('disconnect', () => process.exit(0))
if (!process.connected) process.exit(0)

open().catch((error: unknown) => {
  console.error(`Pages cannot be rendered: ${toErrorText(error)}`)
  process.exit(1)
})
