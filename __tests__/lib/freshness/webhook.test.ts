import { Webhook } from 'standardwebhooks'
import { applySettings, SITE_ID } from '@/__tests__/lib/content-api/stub-platform'
import type { Change } from '@/contract/change'
import { createWebhook } from '@/lib/freshness/webhook'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const OTHER_SECRET = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const MINUTE = 60_000

let count = 0
const toNewId = () => {
  count += 1
  return `n${count}`
}
const nudge = jest.fn()
const announce = jest.fn(async (_: readonly Change[]): Promise<readonly string[]> => [])
/** Which changes the feed brought meanwhile, by id. */
let heard: string[] = []
const take = createWebhook(
  { nudge, listUnheard: (changes) => changes.filter(({ id }) => !heard.includes(id)) },
  announce,
)

interface Sending {
  id?: string
  at?: number
  secret?: string
  signature?: string
  headers?: Record<string, string>
}

function send(body: unknown, { id = toNewId(), at = Date.now(), secret = SECRET, signature, headers }: Sending = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const signed = signature ?? new Webhook(secret).sign(id, new Date(at), text)
  const own = { 'webhook-id': id, 'webhook-timestamp': String(Math.floor(at / 1000)), 'webhook-signature': signed }
  return take({ ...own, ...headers }, text)
}

const film = { siteId: SITE_ID, changes: [{ model: 'production', id: 'p', slug: 's' }] }
const TAGS = ['production:p', 'productions', 'slug:s']

beforeAll(() => applySettings('http://127.0.0.1:9'))
beforeEach(() => {
  jest.clearAllMocks()
  heard = []
})

describe('rule 17: the webhook', () => {
  it('announces what it names and reads the feed', async () => {
    announce.mockResolvedValueOnce([...TAGS, 'site'])
    expect(await send(film)).toEqual({ status: 202, body: { revalidated: [...TAGS, 'site'] } })
    expect(announce.mock.calls).toEqual([[film.changes]])
    expect(nudge).toHaveBeenCalledTimes(1)
  })

  it('one change is announced once: what the feed brings meanwhile is not announced again', async () => {
    heard = ['p']
    expect(await send(film)).toEqual({ status: 202, body: { revalidated: TAGS } })
    expect(announce).not.toHaveBeenCalled()
    const other = { model: 'page', id: 'q' }
    await send({ ...film, changes: [...film.changes, other] })
    expect(announce.mock.calls).toEqual([[[other]]])
  })

  it('a duplicate is accepted and does nothing', async () => {
    await send(film, { id: 'samme' })
    announce.mockClear()
    expect(await send(film, { id: 'samme' })).toEqual({ status: 202, body: { revalidated: [] } })
    expect(announce).not.toHaveBeenCalled()
  })

  it('while the platform does not answer it is refused, and taken when it comes again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    announce.mockRejectedValueOnce(new Error('nede'))
    expect((await send(film, { id: 'igjen' })).status).toBe(503)
    expect(await send(film, { id: 'igjen' })).toEqual({ status: 202, body: { revalidated: TAGS } })
    warn.mockRestore()
  })

  it('one valid signature of several suffices', async () => {
    const at = Date.now()
    const valid = new Webhook(SECRET).sign('flere', new Date(at), JSON.stringify(film))
    expect((await send(film, { id: 'flere', at, signature: `v1,AAAA v1a,x v1 ${valid}` })).status).toBe(202)
  })

  const refused: [string, Sending][] = [
    ['signed with another secret', { secret: OTHER_SECRET }],
    ['more than five minutes old', { at: Date.now() - 6 * MINUTE }],
    ['more than five minutes ahead', { at: Date.now() + 6 * MINUTE }],
    ['not signed', { signature: '' }],
    ['signed with nonsense', { signature: 'v1' }],
    ['without a time', { headers: { 'webhook-timestamp': '' } }],
  ]
  it.each(refused)('401 for one that is %s', async (_, sending) => {
    expect((await send(film, sending)).status).toBe(401)
    expect([announce.mock.calls, nudge.mock.calls]).toEqual([[], []])
  })

  it('takes one of four minutes ago', async () => {
    expect((await send(film, { at: Date.now() - 4 * MINUTE })).status).toBe(202)
  })

  const malformed: [string, unknown][] = [
    ['is of another site', { ...film, siteId: 'et-annet' }],
    ['is no JSON', '{'],
    ['is empty', ''],
    ['has no changes', { siteId: SITE_ID }],
    ['has a change without an id', { siteId: SITE_ID, changes: [{ model: 'page' }] }],
    [
      'has more than 500 changes',
      { siteId: SITE_ID, changes: Array.from({ length: 501 }, (_, i) => ({ model: 'page', id: `${i}` })) },
    ],
  ]
  it.each(malformed)('400 for a body that %s', async (_, body) => expect((await send(body)).status).toBe(400))
})
