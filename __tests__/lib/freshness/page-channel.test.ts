import { EventEmitter } from 'node:events'
import { createHandOver, type RenderedPage, receivePages } from '@/lib/freshness/page-channel'

/** Two ends of a channel, where what is sent arrives later. */
function openChannel() {
  const [door, renderer] = [new EventEmitter(), new EventEmitter()]
  const sendTo = (end: EventEmitter) => (message: object) => setImmediate(() => end.emit('message', message)) && true
  return {
    door: Object.assign(door, { send: sendTo(renderer) }) as unknown as Parameters<typeof receivePages>[0],
    renderer: Object.assign(renderer, { send: sendTo(door) }) as unknown as Parameters<typeof createHandOver>[0],
  }
}

const rendered = (address: string): RenderedPage => ({
  address,
  tags: ['site'],
  page: { body: Buffer.from(address), contentType: 'text/html', flight: undefined, segments: new Map() },
})

it('a page is handed over once it is stored, whatever else is under way', async () => {
  const { door, renderer } = openChannel()
  const stored: RenderedPage[] = []
  receivePages(door, (page) => stored.push(page))
  const handOver = createHandOver(renderer)
  await Promise.all(
    ['/a', '/b', '/c'].map(async (address) => {
      await handOver(rendered(address))
      expect(stored).toContainEqual(rendered(address))
    }),
  )
  expect(stored).toHaveLength(3)
})
