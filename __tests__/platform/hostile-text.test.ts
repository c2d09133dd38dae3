import pg from 'pg'
import { checkoutAt } from './checkout-client'
import { type Answer, basic, call, type Json, manage, put } from './client'
import { makeArticle, makeEvent, makeItem, makePage, makeProduction, makeSite } from './documents'
import { PASSWORD, PROXIED, postForm } from './loyalty-client'
import { describeOnBoth } from './on-both'
import { CLIENT, NOW, ORIGIN, SITE, USER } from './test-platform'

/** Argon2id takes its time on a busy machine. */
/** In JSON, and in a form or an address. */
const TEXTS: [string, string, string][] = [
  ['a NUL', '\u0000', '%00'],
  ['half a pair', '\ud800', '%ED%A0%80'],
]

const BODIES: Record<string, Json> = {
  LoginDx: { Email: 'kari@post.example', Password: PASSWORD },
  CreateUserDx: { email: 'kari@post.example', userName: 'Kari', password: PASSWORD },
  ForgotPasswordDx: { Email: 'kari@post.example' },
  AddToWatchlistDx: { id: '1' },
}

const FORMS: Record<string, Json> = {
  'checkout/profile/auth': { event: 'e0001', Email: 'kari@post.example', Password: PASSWORD },
  'checkout/profile/logout': { event: 'e0001' },
  'checkout/e0001': { key: 'a.b', seats: '1' },
  'checkout/e0001/confirm': { key: 'a.b' },
  'checkout/e0001/cancel': { key: 'a.b' },
  'loyalty/118/new-password': { code: 'a', password: PASSWORD },
  'newsletter/subscribe': { EMAIL: 'kari@post.example', NAME: 'Kari', MARKETING_EMAIL: 'Y', b_hp: '' },
  'newsletter/confirm': { code: 'a' },
  'newsletter/unsubscribe': { 'List-Unsubscribe': 'One-Click' },
  'identity/connect/token': { grant_type: 'client_credentials', client_id: CLIENT.id, client_secret: CLIENT.secret },
}

const site = encodeURIComponent(SITE)
const ADDRESSES = [
  `v1/sites/${site}/productions?ids=p`,
  `v1/sites/${site}/productions?filter=title:eq:a`,
  `v1/sites/${site}/productions?filter=title:regex:a`,
  `v1/sites/${site}/events?from=1`,
  `v1/sites/${site}/changes?since=1`,
  'v1/sites?host=a',
  'v1/sites/a',
  'runtime/sites/118/basic_events?ids=e0001',
  'runtime/sites/118',
  'loyalty/118/GetMovieByEdiDx?ediNumber=NOR1',
  'loyalty/118/GetReviewsByEdiDx?ediNumber=NOR1',
  'loyalty/118/new-password?code=a',
  'loyalty/118',
  'checkout/e0001',
  'checkout/e0001/tickets/1',
  'newsletter/confirm?code=a',
  'newsletter/unsubscribe?code=a',
  'images/a',
]

const film = makeProduction(1, { ediNumber: 'NOR1', location: { name: 'Salen' }, pageReference: 'film-1' })
const DOCUMENTS: [string, Json][] = [
  ['site', makeSite(SITE)],
  ['page', makePage(1)],
  ['production', film],
  ['event', makeEvent(1, film, NOW + 1, { capacity: 1000, tags: ['babykino'] })],
  ['article', makeArticle(1, { image: { url: 'https://images.example/a.jpg', alt: 'A' }, author: 'Kari' })],
  ['block-data', makeItem(1)],
]

/** The value with the text at the end of each of its texts, one at a time. */
function spoil(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [value + text]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    spoil(child, text).map((spoilt) =>
      Object.assign(Array.isArray(value) ? [...value] : { ...value }, { [key]: spoilt }),
    ),
  )
}

describeOnBoth(
  'text that cannot be stored is no failure',
  (subject) => {
    const url = () => subject().platform.url
    const { loyalty, makeBuyer, pageOf, buy } = checkoutAt(url)
    let failures: unknown[] = []
    let cookie = ''
    let bearer: Record<string, string> = {}

    beforeAll(async () => {
      for (const [collection, doc] of DOCUMENTS) await put(url(), collection, doc)
      const buyer = await makeBuyer()
      cookie = buyer.cookie
      bearer = await loyalty().bearer(buyer.token)
    })
    beforeEach(() => {
      failures = []
    })

    let bought = 0
    /** As one who may: an account buys ten at most. */
    async function buyOne(): Promise<Answer> {
      if (bought % 10 === 0) cookie = (await makeBuyer()).cookie
      bought += 1
      return buy('e0001', cookie, 1)
    }

    async function note(asked: unknown, answer: Promise<Answer>): Promise<void> {
      const { status } = await answer
      if (status >= 500) failures.push([asked, status])
    }

    it.each(TEXTS)('in JSON: %s', async (_, text) => {
      for (const [name, body] of Object.entries(BODIES)) {
        for (const spoilt of spoil(body, text)) await note([name, spoilt], loyalty().post(name, spoilt, bearer))
      }
      expect(failures).toEqual([])
    })

    it.each(TEXTS)('in a form: %s', async (_, _text, encoded) => {
      for (const [path, form] of Object.entries(FORMS)) {
        for (const spoilt of spoil(form, 'SPOILT')) {
          const body = String(new URLSearchParams(spoilt as Record<string, string>)).replace('SPOILT', encoded)
          const origin = path.startsWith('newsletter') ? ORIGIN : url()
          await note([path, body], postForm(`${url()}/${path}`, body, { cookie, origin }))
        }
      }
      expect(failures).toEqual([])
    })

    it.each(TEXTS)('in an address: %s', async (_, _text, encoded) => {
      const headers = { cookie, authorization: basic(USER.name, USER.password) }
      for (const address of ADDRESSES) await note(address, call(`${url()}/${address}${encoded}`, { headers }))
      await note('DELETE', manage(url(), `/production/a${encoded}`, { method: 'DELETE' }))
      expect(failures).toEqual([])
    })

    it.each(TEXTS)('in a document, nor in what is made of it: %s', async (_, text) => {
      const headers = { 'content-type': 'application/json' }
      for (const [collection, doc] of DOCUMENTS) {
        for (const spoilt of spoil(doc, text)) {
          const init = { method: 'PUT', headers, body: JSON.stringify(spoilt) }
          await note(spoilt, manage(url(), `/${collection}/${encodeURIComponent(String(doc.id))}`, init))
          await note(spoilt, loyalty().get('GetMovieByEdiDx?ediNumber=NOR1'))
          await note(spoilt, call(pageOf('e0001'), { headers: { cookie } }))
          await note(spoilt, buyOne())
        }
        await put(url(), collection, doc)
      }
      expect(failures).toEqual([])
    })

    it('in a film that was stored when it was still taken: it has no link', async () => {
      const { databaseUrl } = subject()
      if (databaseUrl === undefined) return
      const client = new pg.Client(databaseUrl)
      await client.connect()
      await client.query("update documents set doc = replace(doc::text, 'film-1-DXM1', 'film\\ud800')::json")
      await client.end()
      const answer = await loyalty().get('GetMovieByEdiDx?ediNumber=NOR1')
      expect([answer.status, answer.body]).toEqual([200, expect.not.objectContaining({ link: expect.anything() })])
    })
  },
  () => PROXIED,
)
