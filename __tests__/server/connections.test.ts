import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { boundConnections } from '@/server/connections'

let server: Server
let sockets: Socket[]
let proxy = ''

beforeEach(async () => {
  sockets = []
  server = createServer({ connectionsCheckingInterval: 20 }, (request, response) => {
    request.resume().once('end', () => response.end('done'))
  })
  boundConnections(server, (address) => address === proxy, {
    requestMs: 150,
    stalledMs: 1_000,
    idleMs: 150,
    perAddress: 3,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})

/** @returns what the server said until it closed the connection */
async function talk(words: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  socket.write(words)
  let said = ''
  socket.on('data', (chunk) => (said += chunk)).on('error', () => {})
  await new Promise((resolve) => socket.once('close', resolve))
  return said
}

it.each([
  ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nslow'],
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
])('%s that never ends is ended', async (_, words) => expect(await talk(words)).toMatch(/^HTTP\/1.1 408/))

it('a connection that asks nothing more is closed', async () => {
  expect(await talk('GET / HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/done/)
})

const open = () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  sockets.push(socket)
  return new Promise<boolean>((resolve) => {
    socket.once('close', () => resolve(false))
    socket.once('data', () => resolve(true))
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  })
}

it('a proxy that is trusted holds those of many visitors', async () => {
  proxy = '127.0.0.1'
  expect(await Promise.all([open(), open(), open(), open(), open()])).toEqual([true, true, true, true, true])
  proxy = ''
})

it('one address holds so many connections, and gets others for those that it gives back', async () => {
  expect(await Promise.all([open(), open(), open()])).toEqual([true, true, true])
  expect(await open()).toBe(false)
  sockets[0]?.destroy()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await open()).toBe(true)
})
