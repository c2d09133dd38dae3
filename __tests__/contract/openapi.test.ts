import type * as v from 'valibot'
import { type Answer, call, type Json, manage, put, read, readSites, remove } from '@/__tests__/platform/client'
import { makeArticle, makeEvent, makeItem, makePage, makeProduction, makeSite } from '@/__tests__/platform/documents'
import {
  CLIENT,
  makeDataDir,
  NOW,
  ORIGIN,
  removeDataDir,
  SITE,
  startTestPlatform,
  type TestPlatform,
} from '@/__tests__/platform/test-platform'
import { articlePage } from '@/contract/article'
import { feed, slugPage } from '@/contract/change'
import { contentItemPage } from '@/contract/content-item'
import { basicEvents, eventPage } from '@/contract/event'
import { accessToken, problem } from '@/contract/problem'
import { productionPage } from '@/contract/production'
import { read as readDocument } from '@/contract/read'
import { readSite } from '@/contract/site'
import { faultsOf, operations } from './openapi-document'

let platform: TestPlatform
const dataDir = makeDataDir()
const url = () => platform.url

const film = makeProduction(1, {
  originalTitle: 'The Film',
  ageLimit: null,
  premiere: NOW,
  year: 1925,
  director: ['En'],
  cast: ['To', 'Tre'],
  status: 'postponed',
  location: { name: 'Kinosalen', address: 'Storgata 1' },
})

const fullEvent = makeEvent(1, film, NOW, {
  previousStart: NOW - 1,
  language: 'nb',
  subtitles: null,
  access: ['captions'],
  tags: ['babykino'],
  onSaleAt: NOW,
})

beforeAll(async () => {
  platform = await startTestPlatform({ DATA_DIR: dataDir, DATABASE_URL: 'memory:' })
  const newsletter = { action: 'https://brev.example/subscribe' }
  const picture = { url: 'https://images.example/a.jpg', alt: 'A', width: 10, height: 10 }
  await put(url(), 'site', makeSite(SITE, { newsletter, analytics: { googleAnalytics: 'G-1' } }))
  await put(url(), 'page', makePage(1, { matchPath: '/:production' }))
  await put(url(), 'production', film)
  await put(url(), 'event', fullEvent)
  await put(url(), 'article', makeArticle(1, { image: picture, author: 'Redaksjonen' }))
  await put(url(), 'block-data', makeItem(1, { image: picture }))
})

afterAll(async () => {
  await platform.end()
  removeDataDir(dataDir)
})

const askToken = (secret: string) => {
  const form = { grant_type: 'client_credentials', client_id: CLIENT.id, client_secret: secret }
  return call(`${url()}/identity/connect/token`, { method: 'POST', body: new URLSearchParams(form) })
}
const subscribe = (email: string, origin = ORIGIN) => {
  const body = new URLSearchParams({ EMAIL: email, MARKETING_EMAIL: 'Y' })
  return call(`${url()}/newsletter/subscribe`, { method: 'POST', headers: { origin }, body })
}
const picture = (path: string) => call(`${url()}/images/${path}`)
const runtime = (ids: string) => call(`${url()}/runtime/sites/118/basic_events?ids=${ids}`)
const document = '/management/site/{siteId}/{collection}/{id}'

interface Case {
  operation: string
  ask: () => Promise<Answer>
  status: number
  schema?: v.GenericSchema
}

const cases: Case[] = [
  { operation: 'get /v1/sites', ask: () => readSites(url()), status: 200 },
  { operation: 'get /v1/sites', ask: () => call(`${url()}/v1/sites`), status: 401, schema: problem },
  {
    operation: 'get /v1/sites/{siteId}/productions',
    ask: () => read(url(), '/productions'),
    status: 200,
    schema: productionPage,
  },
  {
    operation: 'get /v1/sites/{siteId}/productions',
    ask: () => read(url(), '/productions?take=0'),
    status: 400,
    schema: problem,
  },
  { operation: 'get /v1/sites/{siteId}/events', ask: () => read(url(), '/events'), status: 200, schema: eventPage },
  {
    operation: 'get /v1/sites/{siteId}/events',
    ask: () => read(url(), '/events?filter=x'),
    status: 400,
    schema: problem,
  },
  { operation: 'get /v1/sites/{siteId}/slugs', ask: () => read(url(), '/slugs'), status: 200, schema: slugPage },
  {
    operation: 'get /v1/sites/{siteId}/changes',
    ask: () => read(url(), '/changes?since=0'),
    status: 200,
    schema: feed,
  },
  {
    operation: 'get /v1/sites/{siteId}/changes',
    ask: () => read(url(), '/changes?since=999'),
    status: 200,
    schema: feed,
  },
  {
    operation: 'get /runtime/sites/{site}/basic_events',
    ask: () => runtime('e0001'),
    status: 200,
    schema: basicEvents,
  },
  { operation: 'get /runtime/sites/{site}/basic_events', ask: () => runtime(''), status: 400, schema: problem },
  { operation: 'post /identity/connect/token', ask: () => askToken(CLIENT.secret), status: 200, schema: accessToken },
  { operation: 'post /identity/connect/token', ask: () => askToken('feil'), status: 401, schema: problem },
  {
    operation: 'get /management/site/{siteId}/block-data',
    ask: () => manage(url(), '/block-data?stable=1'),
    status: 200,
    schema: contentItemPage,
  },
  {
    operation: 'get /management/site/{siteId}/article',
    ask: () => manage(url(), '/article?stable=1'),
    status: 200,
    schema: articlePage,
  },
  { operation: `put ${document}`, ask: () => put(url(), 'article', makeArticle(2)), status: 201 },
  { operation: `put ${document}`, ask: () => put(url(), 'article', makeArticle(1)), status: 200 },
  {
    operation: `put ${document}`,
    ask: () => put(url(), 'article', makeArticle(1, { title: '' })),
    status: 422,
    schema: problem,
  },
  { operation: `put ${document}`, ask: () => put(url(), 'finnes-ikke', makeArticle(1)), status: 404, schema: problem },
  { operation: `delete ${document}`, ask: () => remove(url(), 'article', 'a0002'), status: 204 },
  { operation: `delete ${document}`, ask: () => remove(url(), 'article', 'finnes-ikke'), status: 404, schema: problem },
  { operation: 'get /images/{path}', ask: () => picture('finnes-ikke.jpg'), status: 404, schema: problem },
  { operation: 'post /newsletter/subscribe', ask: () => subscribe('kari@eksempel.example'), status: 200 },
  { operation: 'post /newsletter/subscribe', ask: () => subscribe('kari'), status: 422 },
  {
    operation: 'post /newsletter/subscribe',
    ask: () => subscribe('ola@eksempel.example', 'https://ond.example'),
    status: 403,
  },
  ...['confirm', 'unsubscribe'].flatMap((page) => {
    const ask = (init: RequestInit) =>
      call(`${url()}/newsletter/${page}?code=a`, { headers: { origin: url() }, ...init })
    const status = page === 'confirm' ? 410 : 404
    return [
      { operation: `get /newsletter/${page}`, ask: () => ask({}), status },
      { operation: `post /newsletter/${page}`, ask: () => ask({ method: 'POST' }), status },
    ]
  }),
]

/** Held against the document in openapi-loyalty.test.ts. */
const isLoyalty = (operation: string) => /\/(loyalty|checkout)\//.test(operation)

describe('docs/platform-api.yaml', () => {
  it('has a case below for every operation', () => {
    const asked = new Set(cases.map(({ operation }) => operation))
    expect([...asked].sort()).toEqual(
      operations()
        .filter((operation) => !isLoyalty(operation))
        .sort(),
    )
  })

  it.each(cases)('$operation answers $status as described', async ({ operation, ask, status, schema }) => {
    const answer = await ask()
    expect([answer.status, faultsOf(operation, status, answer.body)]).toEqual([status, []])
    if (schema) expect(readDocument(schema, answer.body)).toMatchObject({ faults: [], value: expect.anything() })
  })

  it('is read by the schema of the site without a fault', async () => {
    const [site] = (await readSites(url())).body as Json[]
    expect(readSite(site).faults).toEqual([])
  })

  it('finds a fault where there is one', () => {
    const answer = { items: [{ ...film, ageLimit: 7 }], total: 1 }
    expect(faultsOf('get /v1/sites/{siteId}/productions', 200, answer)).not.toEqual([])
    expect(faultsOf('get /v1/sites/{siteId}/productions', 200, { items: [film], total: 1 })).toEqual([])
    expect(faultsOf('get /v1/sites', 500, {})).not.toEqual(['get /v1/sites has no answer 500'])
    expect(faultsOf('get /v1/sites', 201, {})).toEqual(['get /v1/sites has no answer 201'])
  })
})
