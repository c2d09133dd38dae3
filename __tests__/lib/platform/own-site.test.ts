import type { Change } from '@/contract/change'
import { announce } from '@/lib/platform/own-site'
import { LARGEST_BODY, readNudge } from '@/lib/platform/webhook'
import { applySettings, SITE_ID } from './stub-platform'

let told: { size: number; changes: readonly Change[] }[] = []

/** As the site's own endpoint. */
async function take(_: unknown, { headers, body = '' }: { headers?: HeadersInit; body?: unknown } = {}) {
  const size = Buffer.byteLength(String(body))
  const nudge = readNudge(new Headers(headers), String(body))
  if (size > LARGEST_BODY || 'refusal' in nudge) return new Response(null, { status: 413 })
  told.push({ size, changes: nudge.changes })
  return new Response(null, { status: 202 })
}

beforeAll(() => applySettings('http://127.0.0.1:9'))
beforeEach(() => {
  told = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(take)
})
afterEach(() => jest.restoreAllMocks())

const many = (count: number, slug: string) =>
  Array.from({ length: count }, (_, position): Change => ({ model: 'article', id: `a${position}`, slug }))

describe('announcements', () => {
  it('of few changes are one', async () => {
    await announce(many(500, 'kort'))
    expect(told).toHaveLength(1)
  })

  it('of more than the endpoint takes at once are several, by number and by bytes', async () => {
    for (const changes of [many(501, 'kort'), many(500, 'å'.repeat(1_100)), many(3, 'x'.repeat(700_000))]) {
      told = []
      await announce(changes)
      expect(told.flatMap((one) => one.changes)).toEqual(changes)
      expect(told.length).toBeLessThanOrEqual(3)
    }
  })

  it('of a change that is larger by itself say that everything may have changed', async () => {
    const [before, after] = many(2, 'kort')
    if (!before || !after) throw new Error('two were asked for')
    await announce([before, { model: 'page', id: 'p', slug: 'x'.repeat(LARGEST_BODY) }, after])
    expect(told.flatMap((one) => one.changes)).toEqual([before, { model: 'site', id: SITE_ID }, after])
  })
})
