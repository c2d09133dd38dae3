import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { DiskCache } from '@/platform/images/cache'
import { images } from '@/platform/images/images'

const COUNT = 80
const MEGABYTE = 1024 * 1024

let base: string
let server: FastifyInstance
let port: number

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'image-flood-'))
  const directory = path.join(base, 'pictures')
  await mkdir(directory)
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = await sharp({ create: { width: 640, height: 640, channels: 3, noise, background: '#000' } })
    .jpeg()
    .toBuffer()
  for (const name of ['flooded.jpg', 'other.jpg', 'heavy.jpg']) await writeFile(path.join(directory, name), picture)
  await truncate(path.join(directory, 'heavy.jpg'), 25 * MEGABYTE)
  await writeFile(path.join(directory, 'broken.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))
  server = Fastify({ trustProxy: '127.0.0.1' })
  await server.register(images, { prefix: '/images', directory, cacheDirectory: path.join(base, 'cache') })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const address = server.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterEach(async () => {
  jest.restoreAllMocks()
  server.server.closeAllConnections()
  await server.close()
  await rm(base, { recursive: true, force: true })
})

const cut = (picture: string, nth: number) =>
  `/images/${picture}?w=1280&h=640&auto=compress&fit=crop&crop=focalpoint&fp-x=0.1234567890123456&fp-y=${nth / 100}`

/** How many pictures have been made. */
const made = async () => (await readdir(path.join(base, 'cache'))).filter((name) => !name.endsWith('.part')).length

function get(address: string, from: string, agent: Agent | false = false) {
  return new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
    const headers = { 'x-forwarded-for': from }
    request({ host: '127.0.0.1', port, path: address, headers, agent }, (answer) => {
      answer.resume().on('end', () => {
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
      })
    })
      .on('error', reject)
      .end()
  })
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}

/** Asks for many addresses at once, reads no answer, and can leave. */
function flood(addresses: string[], connections: number) {
  const sockets = Array.from({ length: connections }, (_, nth) => {
    const socket = connect(port, '127.0.0.1')
    for (const address of addresses.filter((_address, place) => place % connections === nth)) {
      socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n`)
    }
    return socket
  })
  const left = () => new Promise<number>((resolve) => server.server.getConnections((_error, count) => resolve(count)))
  return async () => {
    for (const socket of sockets) socket.destroy()
    await until(async () => (await left()) === 0)
  }
}

const cuts = (picture: string) => Array.from({ length: COUNT }, (_, nth) => cut(picture, nth))

describe('a flood of new pictures', () => {
  it.each([
    ['connections of their own', COUNT],
    ['one connection', 1],
  ])('ends with its askers, who came by %s', async (_how, connections) => {
    const leave = flood(cuts('flooded.jpg'), connections)
    await until(async () => (await made()) > 0)
    await leave()
    const before = await made()
    expect(await get(cut('other.jpg', 0), '192.0.2.1')).toMatchObject({ status: 200 })
    expect(await get(cut('other.jpg', 1), '192.0.2.1')).toMatchObject({ status: 200 })
    // What was being made at the end, and the two.
    expect(await made()).toBeLessThanOrEqual(before + availableParallelism() + 2)
    expect(before).toBeLessThan(COUNT / 2)
  })

  it.each([
    ['another picture, to the same address', 'other.jpg', '192.0.2.1'],
    ['another picture, to another address', 'other.jpg', '192.0.2.2'],
    ['the same picture, to another address', 'flooded.jpg', '192.0.2.2'],
  ])('lets through %s', async (_what, picture, from) => {
    const leave = flood(cuts('flooded.jpg'), COUNT)
    await until(async () => (await made()) > 0)
    expect(await get(cut(picture, 99), from)).toMatchObject({ status: 200 })
    expect(await made()).toBeLessThan(COUNT / 2)
    await leave()
  })

  it('holds the bytes of no original whose turn is yet to come', async () => {
    const leave = flood(cuts('heavy.jpg'), COUNT)
    await until(async () => (await made()) > 0)
    expect(process.memoryUsage().arrayBuffers).toBeLessThan((availableParallelism() + 10) * 25 * MEGABYTE)
    await leave()
  })

  it('leaves no file open when those go who read no answer', async () => {
    const cache = jest.spyOn(DiskCache.prototype, 'get')
    await get(cut('other.jpg', 0), '192.0.2.1')
    const leave = flood(Array<string>(COUNT).fill(cut('other.jpg', 0)), 1)
    await until(async () => cache.mock.calls.length > 5)
    await leave()
    const results = await Promise.all(cache.mock.results.map(({ value }) => value))
    await new Promise((resolve) => setImmediate(resolve))
    expect(results.filter((kept) => kept && !kept.body.destroyed).length).toBe(0)
  })
})

describe('how many new pictures one address gets', () => {
  it('is bounded in time; kept ones, and other addresses, are not', async () => {
    expect(await get(cut('other.jpg', 0), '192.0.2.1')).toMatchObject({ status: 200 })
    const agent = new Agent({ keepAlive: true })
    const statuses = new Set<number>()
    for (let nth = 0; nth < 599; nth++) {
      statuses.add((await get(cut('broken.jpg', nth % 100), '192.0.2.1', agent)).status)
    }
    agent.destroy()
    expect([...statuses]).toEqual([422])
    expect(await get(cut('other.jpg', 1), '192.0.2.1')).toEqual({
      status: 429,
      retryAfter: expect.stringMatching(/^\d+$/),
    })
    expect(await get(cut('other.jpg', 0), '192.0.2.1')).toMatchObject({ status: 200 })
    expect(await get(cut('other.jpg', 1), '192.0.2.2')).toMatchObject({ status: 200 })
  })
})
