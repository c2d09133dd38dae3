import pg from 'pg'
import { call } from './client'
import { newAddress, PROXIED } from './loyalty-client'
import { describeOnBoth } from './on-both'
import { NOW, ORIGIN } from './test-platform'

const HOUR = 3_600_000

describeOnBoth(
  'the newsletter',
  (subject) => {
    const post = (body: BodyInit, headers: Record<string, string>) =>
      call(`${subject().platform.url}/newsletter/subscribe`, { method: 'POST', body, headers })
    const subscribe = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      post(new URLSearchParams({ MARKETING_EMAIL: 'Y', ...fields }), {
        origin: ORIGIN,
        'x-forwarded-for': newAddress(),
        ...headers,
      })

    /** On PGlite nobody can look while the platform runs. */
    async function expectStored(rows: unknown[]): Promise<void> {
      const { databaseUrl } = subject()
      if (databaseUrl === undefined) return
      const client = new pg.Client(databaseUrl)
      await client.connect()
      const result = await client.query('select email, name, marketing from subscribers order by email')
      await client.end()
      expect(result.rows).toEqual(rows)
    }

    it('thanks in Bokmål, and stores each address once, whatever its case', async () => {
      const first = await subscribe({ EMAIL: ' Kari@Eksempel.example ', NAME: 'Kari\u0000 <b>' })
      expect(first.status).toBe(200)
      expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(first.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(first.body).toMatch(/<html lang="nb">.*<h1>Takk for påmeldingen<\/h1>/)
      expect((await subscribe({ EMAIL: 'kari@eksempel.example' })).status).toBe(200)
      await expectStored([{ email: 'kari@eksempel.example', name: null, marketing: true }])
    })

    it.each<Record<string, string>>([
      {},
      { EMAIL: '' },
      { EMAIL: 'kari' },
      { EMAIL: 'kari@eksempel' },
      { EMAIL: 'a@b.example\r\nBcc: x@y.example, z' },
      { EMAIL: '"<script>"@eksempel.example' },
      { EMAIL: `${'a'.repeat(60)}@${'b.'.repeat(120)}example` },
    ])('names the field at fault (%#)', async (fields) => {
      const answer = await subscribe(fields)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
      expect(answer.body).toMatch(/<h1>Du er ikke meldt på ennå<\/h1>.*«E-post adresse»/)
      expect(answer.body).not.toContain('script>"')
    })

    it('names a name that is too long', async () => {
      const answer = await subscribe({ EMAIL: 'ola@eksempel.example', NAME: 'x'.repeat(201) })
      expect([answer.status, answer.body]).toEqual([422, expect.stringContaining('«Navn»')])
    })

    it('signs nobody up without the permission, and says what to do', async () => {
      const without = await subscribe({ EMAIL: 'uten@eksempel.example', MARKETING_EMAIL: '' })
      expect([without.status, without.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
      expect(without.body).toMatch(
        /<h1>Du er ikke meldt på<\/h1>.*Kryss av for at vi kan sende deg e-post, og prøv igjen/,
      )
      expect(without.body).not.toContain('på lista')
      await expectStored([{ email: 'kari@eksempel.example', name: null, marketing: true }])
    })

    it('answers a bot like a success and stores nothing', async () => {
      const human = await subscribe({ EMAIL: 'kari@eksempel.example' })
      const bot = await subscribe({ EMAIL: 'bot@eksempel.example', b_hp: 'x' })
      expect([bot.status, bot.body]).toEqual([200, human.body])
      await expectStored([{ email: 'kari@eksempel.example', name: null, marketing: true }])
    })

    it('takes no other form, and says so in words', async () => {
      const json = await post('{}', { origin: ORIGIN, 'content-type': 'application/json' })
      const long = await subscribe({ EMAIL: 'x'.repeat(1024 * 1024) })
      expect([json.status, long.status]).toEqual([415, 413])
      for (const { body } of [json, long]) expect(body).toContain('<h1>Du er ikke meldt på</h1>')
    })

    it('takes forms of the site’s own pages alone, and stores nothing of others', async () => {
      const { url } = subject().platform
      const origins = [
        { origin: 'https://ond.example' },
        { origin: 'null' },
        { origin: url },
        { origin: `${ORIGIN}:1` },
      ]
      for (const headers of [{}, ...origins]) {
        const answer = await post(new URLSearchParams({ EMAIL: 'fremmed@eksempel.example' }), headers)
        expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
        expect(answer.body).toMatch(/<h1>Du er ikke meldt på<\/h1>.*ikke fra våre egne sider.*ikke lagret noe/)
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      }
      await expectStored([{ email: 'kari@eksempel.example', name: null, marketing: true }])
    })

    it('takes ten an hour from one address, and tells the eleventh when', async () => {
      await subject().platform.setNow(NOW + HOUR)
      const from = { 'x-forwarded-for': newAddress() }
      const ask = () => subscribe({ EMAIL: 'kari@eksempel.example' }, from)
      for (let time = 0; time < 10; time += 1) expect((await ask()).status).toBe(200)
      const answer = await subscribe({ EMAIL: 'ellevte@eksempel.example' }, from)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600'])
      expect(answer.body).toMatch(/Det er stor pågang akkurat nå. Prøv igjen om 60 minutter.*ikke lagret noe/)
      expect((await subscribe({ EMAIL: 'kari@eksempel.example' })).status).toBe(200)
      await expectStored([{ email: 'kari@eksempel.example', name: null, marketing: true }])
      await subject().platform.setNow(NOW + 2 * HOUR)
      expect((await ask()).status).toBe(200)
    })

    it('takes three hundred an hour from all addresses', async () => {
      await subject().platform.setNow(NOW + 4 * HOUR)
      const statuses: number[] = []
      for (let time = 0; time < 310; time += 1) {
        const answer = await subscribe({ EMAIL: 'kari@eksempel.example' })
        statuses.push(answer.status)
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(300)
      expect(statuses.slice(300)).toEqual(Array.from({ length: 10 }, () => 429))
    })
  },
  () => PROXIED,
)
