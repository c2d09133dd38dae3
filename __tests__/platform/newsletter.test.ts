import pg from 'pg'
import { call } from './client'
import { describeOnBoth } from './on-both'

describeOnBoth('the newsletter', (subject) => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    call(`${subject().platform.url}/newsletter/subscribe`, { method: 'POST', body, headers })
  const subscribe = (fields: Record<string, string>) => post(new URLSearchParams(fields))

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
    const first = await subscribe({ EMAIL: ' Kari@Eksempel.example ', NAME: 'Kari\u0000 <b>', MARKETING_EMAIL: 'Y' })
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(first.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(first.body).toMatch(/<html lang="nb">.*<h1>Takk for påmeldingen<\/h1>/)
    expect((await subscribe({ EMAIL: 'kari@eksempel.example' })).status).toBe(200)
    await expectStored([{ email: 'kari@eksempel.example', name: null, marketing: false }])
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

  it('answers a bot like a success and stores nothing', async () => {
    const human = await subscribe({ EMAIL: 'kari@eksempel.example' })
    const bot = await subscribe({ EMAIL: 'bot@eksempel.example', b_hp: 'x' })
    expect([bot.status, bot.body]).toEqual([200, human.body])
    await expectStored([{ email: 'kari@eksempel.example', name: null, marketing: false }])
  })

  it('takes no other form', async () => {
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415)
    expect((await post(new URLSearchParams({ EMAIL: 'x'.repeat(1024 * 1024) }))).status).toBe(413)
  })
})
