import pg from 'pg'
import { toDigest } from '@/platform/accounts/secrets'
import { call, type Json, put } from './client'
import { makeProduction, makeSite } from './documents'
import { type Loyalty, loyaltyAt, newAddress, PASSWORD, PROXIED } from './loyalty-client'
import { describeOnBoth } from './on-both'
import { NOW, ORIGIN, SITE } from './test-platform'

/** Argon2id takes its time on a busy machine. */
const MINUTE = 60_000
const REVIEWS = Array.from({ length: 25 }, (_, at) => ({
  sample: `film-${at}`,
  edi: 'NOR1',
  userName: at === 0 ? '<img src=x onerror=alert(1)>' : `Gjest ${at}`,
  rating: (at % 5) + 1,
  comment: `Omtale ${at}`,
  likes: at,
  addedAt: NOW - at * MINUTE,
  ...(at === 1 && { isLiked: true, image: 'https://bilder.example/gjest.jpg' }),
}))

describeOnBoth(
  'the loyalty back ends',
  (subject) => {
    const url = () => subject().platform.url
    let oppdal: Loyalty
    let other: Loyalty

    beforeAll(async () => {
      oppdal = loyaltyAt(url(), 118)
      other = loyaltyAt(url(), 178)
      await put(url(), 'site', makeSite(SITE))
      for (const number of [1, 2, 3])
        await put(url(), 'production', makeProduction(number, { ediNumber: `NOR${number}` }))
    })

    const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
      oppdal.post('LoginDx', { Email: email, Password: password }, headers)

    async function query(sql: string): Promise<Json[]> {
      const client = new pg.Client(subject().databaseUrl)
      await client.connect()
      const { rows } = await client.query(sql)
      await client.end()
      return rows
    }

    it('create an account and log in to it, whatever the case of the email', async () => {
      const made = await oppdal.post('CreateUserDx', {
        email: 'Kari@Post.example',
        userName: ' Kari\u0000 <b> ',
        password: PASSWORD,
      })
      expect([made.status, made.body]).toEqual([
        201,
        { Token: expect.any(String), UserName: 'Kari <b>', ContactEmail: 'kari@post.example' },
      ])
      const answer = await logIn('KARI@post.example', PASSWORD)
      expect([answer.status, answer.body]).toEqual([
        200,
        { marsToken: expect.any(String), UserName: 'Kari <b>', UserInfo: 'kari@post.example' },
      ])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    })

    it('take å typed as one sign for å typed as two', async () => {
      await oppdal.post('CreateUserDx', { email: 'aa@post.example', userName: 'Å', password: 'gåsegåsegå' })
      expect((await logIn('aa@post.example', 'gåsegåsegå'.normalize('NFD'))).status).toBe(200)
    })

    it('answer the same for a wrong password and for an email that nobody has', async () => {
      await oppdal.create('kjent@post.example')
      const [known, unknown] = [
        await logIn('kjent@post.example', 'feil passord'),
        await logIn('ukjent@post.example', 'feil passord'),
      ]
      const told = ({ status, headers, body }: typeof known) => {
        const { date: _, ...rest } = Object.fromEntries(headers)
        return { status, body, headers: rest }
      }
      expect(told(known)).toEqual(told(unknown))
      expect(known.status).toBe(401)
      expect(known.body).toMatchObject({
        detail: 'E-posten eller passordet stemmer ikke. Prøv igjen, eller be om et nytt passord.',
      })
    })

    it('keep the accounts of the two partners apart (S1.23)', async () => {
      const { token } = await oppdal.create('begge@post.example')
      expect((await other.post('LoginDx', { Email: 'begge@post.example', Password: PASSWORD })).status).toBe(401)
      expect((await other.post('SwitchTokensDx', undefined, { 'x-token': token })).status).toBe(401)
      expect((await other.create('begge@post.example')).token).not.toBe(token)
      const bearer = await oppdal.bearer(token)
      expect((await oppdal.get('GetTicketsDx', bearer)).status).toBe(200)
      expect((await other.get('GetTicketsDx', bearer)).status).toBe(401)
      expect((await loyaltyAt(url(), 119).post('LoginDx', { Email: 'a@b.example', Password: PASSWORD })).status).toBe(
        404,
      )
    })

    it('rule 26: name every field at fault as the request does', async () => {
      const answer = await oppdal.post('CreateUserDx', { email: 'kari', userName: ' ', password: 'kort' })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        422,
        'application/problem+json; charset=utf-8',
      ])
      expect((answer.body as { errors: Json[] }).errors.map(({ field }) => field)).toEqual([
        'email',
        'userName',
        'password',
      ])
      const login = await oppdal.post('LoginDx', { Email: 7 })
      expect((login.body as { errors: Json[] }).errors.map(({ field }) => field)).toEqual(['Email', 'Password'])
      for (const body of [null, [], 'x', 7]) expect((await oppdal.post('LoginDx', body)).status).toBe(422)
    })

    it.each([7, 8, 128, 129])('take a password of %d characters where it is within bounds', async (length) => {
      const body = { email: `lengde${length}@post.example`, userName: 'L', password: '😀'.repeat(length) }
      expect((await oppdal.post('CreateUserDx', body)).status).toBe(length === 8 || length === 128 ? 201 : 422)
    })

    it('rule 26: tell that an email is taken', async () => {
      await oppdal.create('tatt@post.example')
      const answer = await oppdal.post('CreateUserDx', {
        email: 'TATT@post.example',
        userName: 'T',
        password: PASSWORD,
      })
      expect([answer.status, answer.body]).toEqual([
        409,
        expect.objectContaining({ errors: [expect.objectContaining({ field: 'email' })] }),
      ])
    })

    it('make one account of eight that come at once', async () => {
      const body = { email: 'samtidig@post.example', userName: 'S', password: PASSWORD }
      const answers = await Promise.all(Array.from({ length: 8 }, () => oppdal.post('CreateUserDx', body)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    })

    it('give a session for the stored token: a bearer for minutes, and a cookie for the checkout alone', async () => {
      const { token } = await oppdal.create('okt@post.example')
      const answer = await oppdal.post('SwitchTokensDx', undefined, { 'x-token': token })
      expect([answer.status, answer.body]).toEqual([200, { Token: expect.any(String), ExpiresIn: 300 }])
      const cookie = answer.headers.get('set-cookie')
      expect(cookie).toMatch(/^loyalty-118=[^;]+; Max-Age=28800; Path=\/checkout; HttpOnly; SameSite=Lax$/)
      const bearer = { authorization: `Bearer ${(answer.body as Json).Token}` }
      expect((await oppdal.get('GetWatchlistDx', bearer)).status).toBe(200)
      expect((await oppdal.get('GetWatchlistDx', { cookie: cookie ?? '' })).status).toBe(401)
      expect((await oppdal.get('GetWatchlistDx', { authorization: `Bearer ${token}` })).status).toBe(401)
      const fromCookie = { authorization: `Bearer ${cookie?.split(/[=;]/)[1]}` }
      expect((await oppdal.get('GetWatchlistDx', fromCookie)).status).toBe(401)
      await subject().platform.setNow(NOW + 5 * MINUTE)
      expect((await oppdal.get('GetWatchlistDx', bearer)).status).toBe(401)
      expect((await oppdal.get('GetWatchlistDx', await oppdal.bearer(token))).status).toBe(200)
      await subject().platform.setNow(NOW)
    })

    it('end the stored token and its sessions at log-out, and answer the same for an unknown one', async () => {
      const { token } = await oppdal.create('ut@post.example')
      const bearer = await oppdal.bearer(token)
      const answer = await oppdal.post('LogoutDx', undefined, { 'x-token': token })
      expect([answer.status, answer.body]).toEqual([204, ''])
      expect(answer.headers.get('set-cookie')).toContain('loyalty-118=; ')
      expect((await oppdal.get('GetTicketsDx', bearer)).status).toBe(401)
      expect((await oppdal.post('SwitchTokensDx', undefined, { 'x-token': token })).status).toBe(401)
      expect((await oppdal.post('LogoutDx', undefined, { 'x-token': 'ukjent' })).status).toBe(204)
    })

    it('keep passwords and tokens as digests', async () => {
      const { token } = await oppdal.create('digest@post.example')
      expect(subject().platform.output()).not.toContain(token)
      expect(subject().platform.output()).not.toContain(PASSWORD)
      if (subject().databaseUrl === undefined) return
      const [row] = await query(
        "select t.hash, a.password from account_tokens t join accounts a on a.id = t.account where a.email = 'digest@post.example'",
      )
      expect(row).toEqual({
        hash: toDigest(token),
        password: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
      })
    })

    it('answer a film by its edi number, with its rating, and 404 for a number that no film has (S7.23)', async () => {
      const answer = await oppdal.get('GetMovieByEdiDx?ediNumber=NOR1')
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          Title: 'Film 1',
          MovieId: expect.any(Number),
          Edis: ['NOR1'],
          Rating: 3,
          RatingCount: 25,
          Poster: 'https://images.example/1.webp',
          link: '/film-1-DXM1',
        },
      ])
      expect((await other.get('GetMovieByEdiDx?ediNumber=NOR1')).body).toEqual(answer.body)
      expect((await oppdal.get('GetMovieByEdiDx?ediNumber=NOR9')).status).toBe(404)
      expect((await oppdal.get('GetMovieByEdiDx')).status).toBe(400)
      expect((await oppdal.get('GetMovieByEdiDx?ediNumber=')).status).toBe(400)
    })

    it('follow a film that changes its title, under the same number', async () => {
      const before = (await oppdal.get('GetMovieByEdiDx?ediNumber=NOR3')).body as Json
      await put(url(), 'production', makeProduction(3, { ediNumber: 'NOR3', title: 'Ny tittel' }))
      expect((await oppdal.get('GetMovieByEdiDx?ediNumber=NOR3')).body).toEqual({ ...before, Title: 'Ny tittel' })
    })

    it('answer reviews newest first, twenty at a time (S7.23, S9.7)', async () => {
      const first = (await oppdal.get('GetReviewsByEdiDx?ediNumber=NOR1')).body as Json[]
      const rest = (await oppdal.get('GetReviewsByEdiDx?ediNumber=NOR1&skip=20&take=20')).body as Json[]
      expect([...first, ...rest].map(({ Comment }) => Comment)).toEqual(REVIEWS.map(({ comment }) => comment))
      expect(first).toHaveLength(20)
      expect(first[0]).toMatchObject({ Rating: 1, LikesCount: 0, AddedAt: NOW, Image: null, IsLiked: false })
      expect(first[1]).toMatchObject({ Image: 'https://bilder.example/gjest.jpg', IsLiked: true })
      expect((await oppdal.get('GetReviewsByEdiDx?ediNumber=NOR2')).body).toEqual([])
      expect((await oppdal.get('GetReviewsByEdiDx?ediNumber=NOR9')).body).toEqual([])
      for (const bad of ['skip=-1', 'take=0', 'take=101', 'take=x']) {
        expect((await oppdal.get(`GetReviewsByEdiDx?ediNumber=NOR1&${bad}`)).status).toBe(400)
      }
    })

    it('count tries by account: known and unknown are refused alike, from any address', async () => {
      await oppdal.create('plaget@post.example')
      for (const email of ['plaget@post.example', 'finnes-ikke@post.example']) {
        const statuses: number[] = []
        for (let attempt = 0; attempt < 10; attempt += 1) statuses.push((await logIn(email, 'feil passord')).status)
        expect(new Set(statuses)).toEqual(new Set([401]))
        const answer = await logIn(email, PASSWORD)
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900'])
        expect(answer.body).toMatchObject({ detail: 'For mange forsøk. Prøv igjen om 15 minutter.' })
      }
      await subject().platform.setNow(NOW + 15 * MINUTE)
      expect((await logIn('plaget@post.example', PASSWORD)).status).toBe(200)
      await subject().platform.setNow(NOW)
    })

    it('count tries by address, before they are read', async () => {
      const headers = { 'x-forwarded-for': newAddress() }
      const statuses = await Promise.all(
        Array.from({ length: 40 }, (_, at) => logIn(`flom${at}`, 'x', headers).then(({ status }) => status)),
      )
      expect(statuses.filter((status) => status === 422)).toHaveLength(30)
      expect(statuses.filter((status) => status === 429)).toHaveLength(10)
      expect((await logIn('flom', 'x')).status).toBe(422)
    })

    it('let only so many wait for a thread', async () => {
      const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => logIn(`ko${at}@post.example`, PASSWORD)))
      const refused = answers.filter(({ status }) => status === 503)
      expect(refused.length).toBeGreaterThan(0)
      expect(refused[0]?.headers.get('retry-after')).toBe('2')
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(60 - refused.length)
      expect((await logIn('ko@post.example', PASSWORD)).status).toBe(401)
    })

    it('rule 24: answer exact origins alone, with credentials, and take nothing from others', async () => {
      const preflight = (origin: string) =>
        call(`${url()}/loyalty/118/SwitchTokensDx`, {
          method: 'OPTIONS',
          headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'X-Token' },
        })
      const allowed = (await preflight(ORIGIN)).headers
      expect(allowed.get('access-control-allow-origin')).toBe(ORIGIN)
      expect(allowed.get('access-control-allow-credentials')).toBe('true')
      expect(allowed.get('access-control-allow-headers')).toContain('X-Token')
      for (const origin of ['https://ond.example', `${ORIGIN}.ond.example`, 'null', ORIGIN.replace('https', 'http')]) {
        expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull()
        expect((await logIn('a@b.example', PASSWORD, { origin })).status).toBe(403)
      }
      expect((await logIn('a@b.example', PASSWORD, { origin: ORIGIN })).status).toBe(401)
    })

    it('take JSON alone', async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        expect((await logIn('a@b.example', PASSWORD, { 'content-type': type })).status).toBe(415)
      }
    })
  },
  () => ({ ...PROXIED, TEST_REVIEWS: JSON.stringify(REVIEWS) }),
)
