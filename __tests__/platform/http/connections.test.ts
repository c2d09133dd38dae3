import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openRaw, sayRaw } from '@/__tests__/platform/raw-connection'
import { CONNECTION_LIMITS, makeServer } from '@/platform/http/connections'

const HELLO = 'GET / HTTP/1.1\r\nHost: platform\r\n\r\n'

async function serve(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answer: RequestListener = (_request, response) => void response.end('hello')

const countOpen = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

it.each([
  [['127.0.0.1'], 3],
  [['192.0.2.1', '127.0.0.0/8'], 3],
  [['192.0.2.1', '2001:db8::/32'], 2],
  [[], 2],
])('with the proxies %j keeps %d of three connections where two are let in', async (proxies, open) => {
  const server = makeServer(answer, { ...CONNECTION_LIMITS, ofOneAddress: 2 }, proxies)
  const url = await serve(server)
  const held = [await sayRaw(url, HELLO), await sayRaw(url, HELLO), await sayRaw(url, HELLO)]
  expect(await countOpen(server)).toBe(open)
  for (const { socket } of held) socket.destroy()
  server.close()
})

it('lets an address in again where one of its connections has gone', async () => {
  const server = makeServer(answer, { ...CONNECTION_LIMITS, ofOneAddress: 1 }, [])
  const url = await serve(server)
  for (const turn of ['first', 'second', 'third']) {
    const arrived = once(server, 'connection')
    const { socket, closed } = await sayRaw(url, HELLO)
    const surplus = openRaw(url)
    expect([turn, await surplus.closed]).toEqual([turn, ''])
    const [there] = await arrived
    socket.destroy()
    expect([turn, await closed]).toEqual([turn, expect.stringMatching(/^HTTP\/1\.1 200 /)])
    await once(there, 'close')
  }
  server.close()
})

it('cuts an answer that nobody reads', async () => {
  const flood: RequestListener = (_request, response) => void response.end(Buffer.alloc(64 * 1024 * 1024))
  const server = makeServer(flood, { ...CONNECTION_LIMITS, stalled: 300 }, [])
  const { socket } = openRaw(await serve(server))
  socket.pause()
  socket.write(HELLO)
  const [held] = await once(server, 'connection')
  await once(held, 'close')
  socket.destroy()
  server.close()
})
