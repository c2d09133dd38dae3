import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const SETTINGS = {
  SITE_URL: 'https://huset.example',
  SITE_ID: 'huset',
  PLATFORM_URL: 'http://127.0.0.1:4000',
  PLATFORM_USER: 'u',
  PLATFORM_PASSWORD: 'p',
  MANAGEMENT_CLIENT_ID: 'c',
  MANAGEMENT_CLIENT_SECRET: 's',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
}
const folder = mkdtempSync('.next-files-')
const before = { ...process.env }
let server: Server

/** @param settings beside those that every site has. @returns what /sw.js is answered */
async function ask(settings: Record<string, string>): Promise<Response> {
  Object.assign(process.env, SETTINGS, { NEXT_DIST_DIR: folder, ...settings })
  jest.resetModules()
  const { createFiles } = await import('@/server/files')
  server = createServer(createFiles())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sw.js`)
}

beforeAll(() => {
  mkdirSync(path.join(folder, 'worker'))
  writeFileSync(path.join(folder, 'worker', 'sw.js'), '/* of the build */')
})
afterEach(() => {
  server.close()
  process.env = { ...before }
})
afterAll(() => rmSync(folder, { recursive: true }))

it('S7.28: the worker is that of the build, at the root, and nobody keeps it', async () => {
  const answer = await ask({})
  expect(await answer.text()).toBe('/* of the build */')
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('one setting puts in its place what takes each visitor’s away, with all that it kept', async () => {
  const answer = await ask({ SERVICE_WORKER: 'off' })
  const script = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/javascript')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const heard: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => unknown> = {}
  const kept = new Set(['pages-1', 'files-1', 'pictures'])
  const unregister = jest.fn(async () => true)
  const skipWaiting = jest.fn()
  const worker = {
    addEventListener: (name: string, listener: (typeof heard)[string]) => Object.assign(heard, { [name]: listener }),
    registration: { unregister },
    skipWaiting,
  }
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) }
  new Function('self', 'caches', script)(worker, caches)
  heard.install?.({ waitUntil: () => undefined })
  const works: Promise<unknown>[] = []
  heard.activate?.({ waitUntil: (work) => works.push(work) })
  await Promise.all(works)
  expect([skipWaiting.mock.calls.length, kept.size, unregister.mock.calls.length]).toEqual([1, 0, 1])
})
