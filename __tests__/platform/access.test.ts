import { SignJWT } from 'jose'
import { basic, call, getToken, type Json, manage, put, read } from './client'
import { makeEvent, makeProduction, makeSite } from './documents'
import { describeOnBoth } from './on-both'
import { CLIENT, NOW, ORIGIN, SITE, USER } from './test-platform'

const site = encodeURIComponent(SITE)
const PROBLEM = 'application/problem+json; charset=utf-8'

describeOnBoth('access', (subject) => {
  const url = () => subject().platform.url
  const askToken = (form: Record<string, string> | string, headers: Record<string, string> = {}) =>
    call(`${url()}/identity/connect/token`, { method: 'POST', body: new URLSearchParams(form), headers })
  const grant = { grant_type: 'client_credentials' }

  describe('rule 27: the token endpoint', () => {
    it('takes credentials in the body or as Basic, in UTF-8, split at the first colon', async () => {
      const token = { access_token: expect.any(String), token_type: 'Bearer', expires_in: 600 }
      const inBody = await askToken({ ...grant, client_id: CLIENT.id, client_secret: CLIENT.secret })
      expect([inBody.status, inBody.body, inBody.headers.get('cache-control')]).toEqual([200, token, 'no-store'])
      const inHeader = await askToken(grant, { authorization: basic(CLIENT.id, CLIENT.secret) })
      expect([inHeader.status, inHeader.body]).toEqual([200, token])
    })

    it.each<[string, Record<string, string> | string, Record<string, string>, number, string]>([
      ['a wrong secret', { ...grant, client_id: CLIENT.id, client_secret: 'feil' }, {}, 401, 'invalid_client'],
      ['another client', { ...grant, client_id: 'x', client_secret: CLIENT.secret }, {}, 401, 'invalid_client'],
      ['no client', grant, {}, 401, 'invalid_client'],
      ['a wrong header', grant, { authorization: basic(CLIENT.id, 'feil') }, 401, 'invalid_client'],
      ['a malformed header', grant, { authorization: 'Basic !' }, 401, 'invalid_client'],
      ['another grant', { grant_type: 'password' }, {}, 400, 'unsupported_grant_type'],
      ['no grant', {}, {}, 400, 'invalid_request'],
      ['a repeated field', 'grant_type=client_credentials&grant_type=x', {}, 400, 'invalid_request'],
      ['both ways', { ...grant, client_secret: 'x' }, { authorization: basic('a', 'b') }, 400, 'invalid_request'],
    ])('refuses %s with OAuth’s code', async (_, form, headers, status, error) => {
      const answer = await askToken(form, headers)
      expect([answer.status, answer.headers.get('content-type'), (answer.body as Json).error]).toEqual([
        status,
        PROBLEM,
        error,
      ])
    })

    it('refuses JSON', async () => {
      const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
      const answer = await call(`${url()}/identity/connect/token`, init)
      expect([answer.status, (answer.body as Json).error]).toEqual([415, 'invalid_request'])
    })
  })

  it('rule 25: a management token lasts for minutes, and another’s never', async () => {
    const token = await getToken(url())
    const ask = (authorization: string) =>
      call(`${url()}/management/site/${site}/article?stable=1`, { headers: { authorization } })
    expect((await ask(`Bearer ${token}`)).status).toBe(200)
    const forged = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(CLIENT.id)
      .setIssuer('platform')
      .setAudience('management')
      .setExpirationTime(NOW / 1000 + 60)
      .sign(new TextEncoder().encode(CLIENT.secret))
    const [header, payload] = token.split('.')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    for (const bad of [forged, none, `${header}.${payload}.`, 'x', '']) {
      expect((await ask(`Bearer ${bad}`)).status).toBe(401)
    }
    expect((await ask(basic(USER.name, USER.password))).status).toBe(401)
    await subject().platform.setNow(NOW + 601_000)
    const late = await ask(`Bearer ${token}`)
    expect([late.status, late.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"'])
    await subject().platform.setNow(NOW)
  })

  it.each([
    undefined,
    'Basic',
    'Basic !!!',
    basic('leser', 'feil'),
    basic('annen', 'pæssord:1'),
    `Bearer ${'x'.repeat(20)}`,
    `Basic ${Buffer.from('uten-kolon').toString('base64')}`,
  ])('asks for basic credentials, given %s', async (authorization) => {
    const answer = await call(`${url()}/v1/sites/${site}/productions`, {
      headers: authorization === undefined ? {} : { authorization },
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([401, PROBLEM])
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /)
  })

  it('rule 29: another site is unknown', async () => {
    const headers = { authorization: basic(USER.name, USER.password) }
    for (const path of ['productions', 'events', 'slugs', 'changes?since=0']) {
      expect((await call(`${url()}/v1/sites/annet/${path}`, { headers })).status).toBe(404)
    }
    const bearer = { authorization: `Bearer ${await getToken(url())}` }
    expect((await call(`${url()}/management/site/annet/article?stable=1`, { headers: bearer })).status).toBe(404)
  })

  it.each([
    'skip=-1',
    'skip=x',
    'skip=1.5',
    'skip=99999999999999999',
    'take=0',
    'take=501',
    'take=',
    'skip=1&skip=2',
    'ids=',
    'ids=a,,b',
    `ids=${'x'.repeat(201)}`,
    `ids=${Array.from({ length: 201 }, (_, at) => at).join(',')}`,
    'archived=2',
  ])('rule 29: refuses productions?%s', async (query) => {
    const answer = await read(url(), `/productions?${query}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, PROBLEM])
  })

  it.each(['from=x', 'to=1.5', 'from=8640000000000001', 'from=1&from=2'])('refuses events?%s', async (query) => {
    expect((await read(url(), `/events?${query}`)).status).toBe(400)
  })

  it('answers every mistake as problem details, and tells nothing of its inside', async () => {
    const cases: [string, RequestInit, number][] = [
      ['/', {}, 404],
      ['/finnes-ikke', {}, 404],
      ['/%zz', {}, 400],
      ['/v1/sites%00', {}, 400],
      ['/health', { method: 'POST' }, 405],
      [`/v1/sites/${site}/productions`, { method: 'DELETE' }, 405],
      ['/images/../package.json', {}, 404],
    ]
    for (const [path, init, status] of cases) {
      const answer = await call(`${url()}${path}`, init)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, status, PROBLEM])
      expect(answer.body).toMatchObject({ title: expect.any(String), status, detail: expect.any(String) })
      expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts|stack|undefined/)
      expect(answer.headers.get('x-powered-by')).toBeNull()
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect((await call(`${url()}/health`, { method: 'POST' })).headers.get('allow')).toContain('GET')
    expect((await call(`${url()}/health`)).body).toEqual({ ok: true })
  })

  describe('the runtime', () => {
    const ask = (partner: string, ids: string, headers: Record<string, string> = {}) =>
      call(`${url()}/runtime/sites/${partner}/basic_events?ids=${ids}`, { headers })

    beforeAll(async () => {
      await put(url(), 'site', makeSite(SITE, { partners: [178, 118] }))
      const film = makeProduction(1)
      await put(url(), 'event', makeEvent(1, film, NOW + 2))
      await put(url(), 'event', makeEvent(2, film, NOW + 1, { status: 'free', price: undefined }))
    })

    it('answers the states of the events asked for, and leaves out those that do not exist', async () => {
      const answer = await ask('178', 'e0001,finnes-ikke,e0002,e0001')
      expect([answer.status, answer.headers.get('cache-control'), answer.body]).toEqual([
        200,
        'no-store',
        [
          { id: 'e0002', status: 'free', start: NOW + 1 },
          { id: 'e0001', status: 'onSale', start: NOW + 2, price: { from: 13_500, currency: 'NOK' } },
        ],
      ])
      expect((await ask('118', 'e0001')).status).toBe(200)
    })

    it('comes compressed where there is much of it', async () => {
      const film = makeProduction(1)
      const ids = Array.from({ length: 30 }, (_, at) => 100 + at)
      for (const id of ids) await put(url(), 'event', makeEvent(id, film, NOW + id))
      const answer = await ask('178', ids.map((id) => `e0${id}`).join(','))
      expect(answer.body).toHaveLength(30)
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
    })

    it('rule 29: refuses a malformed list and an unknown partner', async () => {
      expect((await ask('119', 'e0001')).status).toBe(404)
      expect((await ask('178x', 'e0001')).status).toBe(404)
      for (const ids of ['', 'a,,b', Array(201).fill('a').join(',')]) expect((await ask('178', ids)).status).toBe(400)
      expect((await call(`${url()}/runtime/sites/178/basic_events`)).status).toBe(400)
    })

    it('rule 24: shares its answers with exact origins only, with credentials', async () => {
      const headersOf = async (origin: string, method = 'GET') => {
        const address = `${url()}/runtime/sites/178/basic_events?ids=e0001`
        const headers = { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'X-Token' }
        return (await call(address, { method, headers })).headers
      }
      const allowed = await headersOf(ORIGIN)
      expect(allowed.get('access-control-allow-origin')).toBe(ORIGIN)
      expect(allowed.get('access-control-allow-credentials')).toBe('true')
      expect(allowed.get('access-control-expose-headers')).toBe('Retry-After')
      expect(allowed.get('vary')).toContain('Origin')
      const preflight = await headersOf(ORIGIN, 'OPTIONS')
      expect(preflight.get('access-control-allow-headers')).toBe('Authorization, Content-Type, X-Token')
      for (const origin of [`${ORIGIN}:8443`, 'http://kulturhus.example', `${ORIGIN}.ond.example`, 'null']) {
        expect((await headersOf(origin)).get('access-control-allow-origin')).toBeNull()
      }
    })

    it('shares nothing of the other APIs', async () => {
      const answer = await call(`${url()}/v1/sites`, { headers: { origin: ORIGIN } })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect((await manage(url(), '/article?stable=1')).headers.get('access-control-allow-origin')).toBeNull()
    })
  })
})
