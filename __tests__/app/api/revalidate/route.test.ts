import { Webhook } from 'standardwebhooks'
import {
  type Answerer,
  applySettings,
  makePage,
  makeSite,
  SITE_ID,
  type StubPlatform,
  startStubPlatform,
} from '@/__tests__/lib/platform/stub-platform'
import type { Change } from '@/contract/change'
import { OWN_HEADER } from '@/lib/platform/own-site'
import { processState } from '@/lib/platform/process-state'
import { refreshSite } from '@/lib/platform/sites'
import { signNudge } from '@/lib/platform/webhook'

const revalidateTag = jest.fn()
const after = jest.fn()
jest.mock('next/cache', () => ({ revalidateTag: (...given: unknown[]) => revalidateTag(...given) }))
jest.mock('next/server', () => ({ after: (...given: unknown[]) => after(...given) }))

import { POST } from '@/app/api/revalidate/route'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const OTHER_SECRET = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const MINUTE = 60_000

let platform: StubPlatform
let count = 0
const toNewId = () => {
  count += 1
  return `n${count}`
}

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
  return POST(
    new Request('http://localhost/api/revalidate', {
      method: 'POST',
      body: text,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at / 1000)),
        'webhook-signature': signed,
        ...headers,
      },
    }),
  )
}

function announceOwn(changes: readonly Change[]) {
  const { headers, body } = signNudge(changes)
  const own = { ...headers, [OWN_HEADER]: processState().ownKey }
  return POST(new Request('http://localhost/api/revalidate', { method: 'POST', headers: own, body }))
}

const film = { siteId: SITE_ID, changes: [{ model: 'production', id: 'p', slug: 's' }] }
const TAGS = ['production:p', 'productions', 'slug:s']

beforeAll(async () => {
  platform = await startStubPlatform()
  applySettings(platform.url)
})
afterAll(() => platform.stop())
beforeEach(() => {
  revalidateTag.mockClear()
  after.mockClear()
  platform.calls.length = 0
  platform.faults.clear()
  platform.site = makeSite()
})

describe('rule 17: the webhook', () => {
  it('revalidates what it names, keeping the last good page, and says so', async () => {
    const answer = await send(film)
    expect(answer.status).toBe(202)
    expect(await answer.json()).toEqual({ revalidated: TAGS })
    expect(revalidateTag.mock.calls).toEqual(TAGS.map((tag) => [tag, 'max']))
    expect(after).toHaveBeenCalledTimes(1)
  })

  it('a duplicate is accepted and does nothing', async () => {
    await send(film, { id: 'samme' })
    revalidateTag.mockClear()
    const answer = await send(film, { id: 'samme' })
    expect([answer.status, await answer.json()]).toEqual([202, { revalidated: [] }])
    expect(revalidateTag).not.toHaveBeenCalled()
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
    expect(revalidateTag).not.toHaveBeenCalled()
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
  it.each(malformed)('400 for a body that %s', async (_, body) => {
    const answer = await send(body)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
  })

  it('reads no more than a megabyte', async () => {
    expect((await send(JSON.stringify({ ...film, more: 'x'.repeat(1024 * 1024) }))).status).toBe(413)
  })
})

describe('rule 16: what is read anew first', () => {
  it('the site on page and site, the slugs on documents with a path', async () => {
    await send({ siteId: SITE_ID, changes: [{ model: 'block-data', id: 'i' }] })
    expect(platform.calls).toEqual([])
    await send({ siteId: SITE_ID, changes: [{ model: 'page', id: 'a', slug: '/a' }] })
    expect(platform.calls).toEqual(['/v1/sites'])
    await send(film)
    expect(platform.calls[1]).toContain('/slugs')
  })

  it('other patterns may answer any path: everything is announced', async () => {
    await send({ siteId: SITE_ID, changes: [{ model: 'site', id: SITE_ID }] })
    const page = { id: 'm', title: 'M', path: '/m', matchPath: '/:m', layout: 'default', pageType: 'ordinary' }
    platform.site = makeSite({ pages: [{ ...page, sources: [], blocks: [], template: { rows: [] }, meta: {} }] })
    const answer = await send({ siteId: SITE_ID, changes: [{ model: 'page', id: 'm', slug: '/m' }] })
    expect(await answer.json()).toEqual({ revalidated: ['page:m', 'path:%2Fm', 'site'] })
  })

  it('what it names is announced also while the platform is down', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    platform.faults.set('/slugs', (_, response) => response.writeHead(503).end())
    expect((await send(film)).status).toBe(202)
    expect(revalidateTag).toHaveBeenCalledTimes(TAGS.length)
    warn.mockRestore()
  })
})

describe('an announcement of the follower', () => {
  const down: Answerer = (_, response) => response.writeHead(503).end()
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => jest.restoreAllMocks())

  it.each([
    ['/sites', { model: 'page', id: 'a', slug: '/a' } as const],
    ['/slugs', { model: 'article', id: 'a', slug: 'a' } as const],
  ])('is not taken while %s does not answer: what is generated of the old counts as fresh', async (path, change) => {
    platform.faults.set(path, down)
    expect((await announceOwn([change])).status).toBe(503)
    expect(revalidateTag).not.toHaveBeenCalled()
    expect(after).not.toHaveBeenCalled()
    platform.faults.clear()
    expect((await announceOwn([change])).status).toBe(202)
    expect(revalidateTag).toHaveBeenCalled()
  })

  it('says at its second try what the site had told already at the first', async () => {
    await announceOwn([{ model: 'site', id: SITE_ID }])
    platform.faults.set('/slugs', down)
    platform.site = makeSite({ pages: [makePage('n', '/n', { matchPath: '/:n' })] })
    const changes: Change[] = [
      { model: 'page', id: 'n', slug: '/n' },
      { model: 'article', id: 'a' },
    ]
    expect((await announceOwn(changes)).status).toBe(503)
    await refreshSite()
    platform.faults.clear()
    const { revalidated } = await (await announceOwn(changes)).json()
    expect(revalidated).toContain('site')
  })
})

describe('nudges', () => {
  it('wake the follower, unless they are its own', async () => {
    const wake = jest.fn()
    processState().wake = wake
    expect((await announceOwn([{ model: 'page', id: 'a' }])).status).toBe(202)
    expect(wake).not.toHaveBeenCalled()
    await send(film)
    expect(wake).toHaveBeenCalledTimes(1)
  })
})
