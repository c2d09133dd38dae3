import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { contentChanged } from '@/contract/change'
import { put, readChanges } from './client'
import { makeItem, makeProduction } from './documents'
import { describeOnBoth } from './on-both'
import { type Message, type Receiver, startReceiver } from './receiver'
import { NOW, SECRET, SITE } from './test-platform'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())
beforeEach(() => {
  receiver.messages.length = 0
  receiver.answer(202)
})

const read = ({ body }: Message) => v.parse(contentChanged, JSON.parse(body))
const idsOf = (messages: Message[]) => messages.flatMap((message) => read(message).changes.map(({ id }) => id))

/** As the Standard Webhooks specification has it, without its library. */
function sign({ headers, body }: Message): string {
  const key = Buffer.from(SECRET.replace('whsec_', ''), 'base64')
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}

describeOnBoth(
  'rule 17: the webhook',
  (subject) => {
    const url = () => subject().platform.url

    it('names each change, signed', async () => {
      await put(url(), 'production', makeProduction(1))
      const [message] = await receiver.received(1)
      if (!message) throw new Error('nothing was received')
      expect(read(message)).toEqual({
        siteId: SITE,
        changes: [{ model: 'production', id: 'p0001', slug: 'film-1-DXM1' }],
      })
      expect(message.headers['webhook-signature']).toBe(sign(message))
      expect(message.headers['webhook-timestamp']).toBe(String(NOW / 1000))
      expect(message.headers['content-type']).toBe('application/json')
    })

    it('is sent again until it is accepted, under the same id, each attempt signed with its own time', async () => {
      receiver.answer(500)
      await put(url(), 'block-data', makeItem(1))
      await receiver.received(1)
      receiver.answer(202)
      await subject().platform.setNow(NOW + 60_000)
      const [first, second] = await receiver.received(2)
      await subject().platform.setNow(NOW)
      if (!first || !second) throw new Error('nothing was received')
      expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
      expect(second.body).toBe(first.body)
      expect(second.headers['webhook-timestamp']).toBe(String(NOW / 1000 + 60))
      expect(second.headers['webhook-signature']).toBe(sign(second))
    })

    it('holds up no write while the site does not answer, and then tells all in few messages', async () => {
      receiver.answer(undefined)
      await put(url(), 'block-data', makeItem(2))
      await receiver.received(1)
      const ids = Array.from({ length: 40 }, (_, at) => makeItem(10 + at).id)
      for (let at = 0; at < 40; at++) expect((await put(url(), 'block-data', makeItem(10 + at))).status).toBe(201)
      await subject().platform.end('SIGTERM')
      receiver.answer(202)
      receiver.messages.length = 0
      await subject().restart()
      const messages = await receiver.received(2)
      expect(idsOf(messages).sort()).toEqual(['i0002', ...ids].sort())
      expect(messages).toHaveLength(2)
    })

    it('tells after a kill -9 what it could not tell before', async () => {
      receiver.answer(500)
      await put(url(), 'block-data', makeItem(3))
      await receiver.received(1)
      await put(url(), 'block-data', makeItem(4))
      await subject().platform.end('SIGKILL')
      receiver.answer(202)
      receiver.messages.length = 0
      await subject().restart()
      await receiver.received(1)
      while (!['i0003', 'i0004'].every((id) => idsOf(receiver.messages).includes(id))) {
        await receiver.received(receiver.messages.length + 1)
      }
    })

    it('tells nothing of what the platform began with, which the feed tells', async () => {
      await subject().platform.end('SIGTERM')
      await subject().restart()
      const since = (await readChanges(url(), 0)).last
      await put(url(), 'block-data', makeItem(9))
      const [message] = await receiver.received(1)
      expect(message && idsOf([message])).toEqual(['i0009'])
      const { items } = await readChanges(url(), since - 1)
      expect(items.map(({ id }) => id)).toEqual(['i9000', 'i0009'])
    })

    it('asks a site that is down seldom, and tells it all at once when it is back', async () => {
      receiver.answer(503)
      await put(url(), 'block-data', makeItem(100))
      await receiver.received(1)
      const ids = Array.from({ length: 30 }, (_, at) => makeItem(101 + at).id)
      for (let at = 0; at < 30; at++) await put(url(), 'block-data', makeItem(101 + at))
      receiver.messages.length = 0
      receiver.answer(202)
      const messages = await receiver.received(2)
      expect(idsOf(messages)).toEqual(['i0100', ...ids])
    })

    it('is not held up by a message that the site refuses', async () => {
      receiver.answer(400)
      await put(url(), 'block-data', makeItem(7))
      await receiver.received(1)
      receiver.answer(202)
      await put(url(), 'block-data', makeItem(8))
      const [, second, third] = await receiver.received(3)
      expect([second, third].map((message) => message && read(message).changes.map(({ id }) => id))).toEqual([
        ['i0008'],
        ['i0007'],
      ])
    })

    it('gives a message up after a day', async () => {
      receiver.answer(500)
      await put(url(), 'block-data', makeItem(5))
      const [first] = await receiver.received(1)
      await subject().platform.setNow(NOW + 25 * 3_600_000)
      await receiver.received(2)
      await subject().platform.setNow(NOW)
      receiver.answer(202)
      await put(url(), 'block-data', makeItem(6))
      const messages = await receiver.received(3)
      expect(messages.map(({ headers }) => headers['webhook-id'] === first?.headers['webhook-id'])).toEqual([
        true,
        true,
        false,
      ])
      expect(subject().platform.output()).toContain('given up after a day')
    })

    it('names what the feed names', async () => {
      const since = (await readChanges(url(), 0)).last
      const renamed = makeProduction(1, { parentSlug: 'ny-DXM1' })
      await put(url(), 'production', renamed)
      const [message] = await receiver.received(1)
      const { items } = await readChanges(url(), since)
      expect(message && read(message).changes).toEqual(items.map(({ seq: _, at: __, ...change }) => change))
    })
  },
  () => ({ WEBHOOK_URL: receiver.url, TEST_ITEM: JSON.stringify(makeItem(9000)) }),
)
