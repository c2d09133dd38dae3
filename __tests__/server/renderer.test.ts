import path from 'node:path'
import type { RenderedPage } from '@/lib/freshness/page-channel'
import { type Renderer, startRenderer } from '@/server/renderer'

const FILE = path.join(import.meta.dirname, 'render-process.mjs')
const error = jest.spyOn(console, 'error').mockImplementation(() => {})
const stored: RenderedPage[] = []
let renderer: Renderer

beforeAll(async () => {
  renderer = await startRenderer(FILE, (page) => stored.push(page))
})
afterAll(() => renderer.close())

const pidOf = async (url: string) => {
  const { status, body } = await renderer.render(url)
  expect(status).toBe(200)
  return Number(/^(\d+) 7$/.exec(body.toString())?.[1])
}

it('stores what another process renders, bytes as they are', async () => {
  expect(await pidOf('/a')).not.toBe(process.pid)
  expect(stored).toEqual([
    {
      address: '/a',
      tags: ['site'],
      page: { body: Buffer.from('å'), contentType: 'text/html', flight: undefined, segments: new Map() },
    },
  ])
})

it('starts another one when it ends by itself, and says so in one line', async () => {
  const before = await pidOf('/a')
  await expect(renderer.render('/end')).rejects.toThrow()
  // At once: who asks meanwhile waits for the next.
  while (error.mock.calls.length === 0) await new Promise(setImmediate)
  expect(await pidOf('/b')).not.toBe(before)
  expect(error.mock.calls).toEqual([['What renders pages has ended (code 3) and is started again.']])
})

it('outlives one that hands a page over with its last breath', async () => {
  const before = await pidOf('/a')
  await expect(renderer.render('/end-unheard')).rejects.toThrow()
  while (error.mock.calls.length < 2) await new Promise(setImmediate)
  expect(await pidOf('/b')).not.toBe(before)
})

it('a first one that does not start is told', async () => {
  await expect(startRenderer(path.join(import.meta.dirname, 'ends-at-once.mjs'), () => {})).rejects.toThrow(
    'what renders pages does not start',
  )
})
