import pg from 'pg'
import { call } from './client'
import { newAddress, PROXIED, readLetters } from './loyalty-client'
import { describeOnBoth } from './on-both'
import { NOW, ORIGIN } from './test-platform'

const HOUR = 3_600_000

describeOnBoth(
  'the newsletter',
  (subject) => {
    const post = (body: BodyInit, headers: Record<string, string>) =>
      call(`${subject().platform.url}/newsletter/subscribe`, { method: 'POST', body, headers })
    const subscribe = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      post(new URLSearchParams(fields), { origin: ORIGIN, 'x-forwarded-for': newAddress(), ...headers })

    /** On PGlite nobody can look while the platform runs. */
    async function expectStored(emails: string[]): Promise<void> {
      const { databaseUrl } = subject()
      if (databaseUrl === undefined) return
      const client = new pg.Client(databaseUrl)
      await client.connect()
      const waiting = await client.query('select distinct email from newsletter_requests order by email')
      const listed = await client.query('select email from subscribers')
      await client.end()
      expect([listed.rows, waiting.rows.map(({ email }) => email)]).toEqual([[], emails])
    }

    it('asks in Bokmål to look at the mail, and puts nobody on the list', async () => {
      const answer = await subscribe({ EMAIL: ' Kari@Eksempel.example ', NAME: 'Kari <b>', MARKETING_EMAIL: 'Y' })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(answer.body).toMatch(/<html lang="nb">[\s\S]*<h1>Sjekk e-posten din<\/h1>/)
      await expectStored(['kari@eksempel.example'])
    })

    it('stores nothing without the box, says so, and leads on with what was typed', async () => {
      const typed = { EMAIL: 'Ola@Eksempel.example', NAME: 'Ola "<b>' }
      const answer = await subscribe(typed)
      const page = String(answer.body)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
      expect(page).toMatch(/<h1>Du er ikke meldt på<\/h1>\s*<div class="alert" role="alert"><p>Kryss av for at vi kan/)
      expect(page).toMatch(/name="EMAIL" type="email" autocomplete="email" required value="Ola@Eksempel.example"/)
      expect(page).toMatch(/name="NAME" type="text" autocomplete="name" value="Ola &quot;&lt;b&gt;"/)
      expect(page).toMatch(/type="checkbox" name="MARKETING_EMAIL" value="Y" autofocus/)
      expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
      await expectStored(['kari@eksempel.example'])
      const { url } = subject().platform
      const again = await subscribe({ ...typed, MARKETING_EMAIL: 'Y' }, { origin: url })
      expect([again.status, again.body]).toEqual([200, expect.stringContaining('Sjekk e-posten din')])
      await expectStored(['kari@eksempel.example', 'ola@eksempel.example'])
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
      expect(answer.body).toMatch(/<h1>Du er ikke meldt på<\/h1>[\s\S]*id="EMAIL-fault">Skriv en gyldig e-postadresse/)
      expect(answer.body).not.toContain('<script>')
    })

    it('names a name that is too long', async () => {
      const answer = await subscribe({ EMAIL: 'ola@eksempel.example', NAME: 'x'.repeat(201) })
      expect([answer.status, answer.body]).toEqual([422, expect.stringContaining('id="NAME-fault"')])
    })

    it('answers a bot like a success and stores nothing', async () => {
      const human = await subscribe({ EMAIL: 'kari@eksempel.example', MARKETING_EMAIL: 'Y' })
      const bot = await subscribe({ EMAIL: 'bot@eksempel.example', MARKETING_EMAIL: 'Y', b_hp: 'x' })
      expect([bot.status, bot.body]).toEqual([200, human.body])
      await expectStored(['kari@eksempel.example', 'ola@eksempel.example'])
    })

    it('takes no other form, and says so in words', async () => {
      const json = await post('{}', { origin: ORIGIN, 'content-type': 'application/json' })
      const long = await subscribe({ EMAIL: 'x'.repeat(1024 * 1024) })
      expect([json.status, long.status]).toEqual([415, 413])
      for (const { body } of [json, long]) expect(body).toContain('<h1>Du er ikke meldt på</h1>')
    })

    it('takes forms of the site’s own pages alone, and stores nothing of others', async () => {
      const origins = [{ origin: 'https://ond.example' }, { origin: 'null' }, { origin: `${ORIGIN}:1` }]
      for (const headers of [{}, ...origins]) {
        const answer = await post(
          new URLSearchParams({ EMAIL: 'fremmed@eksempel.example', MARKETING_EMAIL: 'Y' }),
          headers,
        )
        expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
        expect(answer.body).toMatch(/<h1>Du er ikke meldt på<\/h1>.*ikke fra våre egne sider.*ikke lagret noe/s)
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      }
      await expectStored(['kari@eksempel.example', 'ola@eksempel.example'])
    })

    it('takes ten an hour from one address, and tells the eleventh when', async () => {
      await subject().platform.setNow(NOW + HOUR)
      const from = { 'x-forwarded-for': newAddress() }
      const ask = (email: string, headers: Record<string, string> = from) =>
        subscribe({ EMAIL: email, MARKETING_EMAIL: 'Y' }, headers)
      for (let time = 0; time < 10; time += 1) expect((await ask(`nr${time}@eksempel.example`)).status).toBe(200)
      const answer = await ask('ellevte@eksempel.example')
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600'])
      expect(answer.body).toMatch(/Det er stor pågang akkurat nå. Prøv igjen om 60 minutter.*ikke lagret noe/s)
      expect((await ask('nr1@eksempel.example', {})).status).toBe(200)
      await subject().platform.setNow(NOW + 2 * HOUR)
      expect((await ask('ellevte@eksempel.example')).status).toBe(200)
    })

    it('writes five letters an hour to one address', async () => {
      await subject().platform.setNow(NOW + 3 * HOUR)
      const statuses: number[] = []
      for (let time = 0; time < 6; time += 1) {
        const { status } = await subscribe({ EMAIL: 'mye@eksempel.example', MARKETING_EMAIL: 'Y' })
        statuses.push(status)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      expect(readLetters(subject().platform.dataDir).filter((text) => text.includes('To: <mye@'))).toHaveLength(5)
    })

    it('takes three hundred an hour from all addresses', async () => {
      await subject().platform.setNow(NOW + 4 * HOUR)
      const statuses: number[] = []
      for (let time = 0; time < 310; time += 1) {
        const answer = await subscribe({ EMAIL: `nr${time}@eksempel.example`, MARKETING_EMAIL: 'Y' })
        statuses.push(answer.status)
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(300)
      expect(statuses.slice(300)).toEqual(Array.from({ length: 10 }, () => 429))
    })
  },
  () => PROXIED,
)
