import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { call } from './client'
import { newAddress, PROXIED, postForm, readLetters } from './loyalty-client'
import { describeOnBoth } from './on-both'
import { NOW, ORIGIN } from './test-platform'

const HOUR = 3_600_000
const ONE_CLICK = 'List-Unsubscribe=One-Click'

describeOnBoth(
  'the newsletter’s letters',
  (subject) => {
    const platform = () => subject().platform
    beforeEach(() => platform().setNow(NOW))

    const subscribe = (email: string, name = '') =>
      postForm(
        `${platform().url}/newsletter/subscribe`,
        { EMAIL: email, NAME: name, MARKETING_EMAIL: 'Y' },
        { origin: ORIGIN },
      )
    const lettersTo = (email: string) =>
      existsSync(path.join(platform().dataDir, 'outbox'))
        ? readLetters(platform().dataDir).filter((text) => text.includes(`To: <${email}>`))
        : []
    const linkIn = (letter: string, page: string) =>
      new RegExp(`http:\\S+/${page}\\?code=[\\w.-]+`).exec(letter)?.[0] ?? ''

    async function ask(email: string, name = '') {
      const before = lettersTo(email)
      await subscribe(email, name)
      const letter = lettersTo(email).find((text) => !before.includes(text)) ?? ''
      return { letter, confirm: linkIn(letter, 'confirm'), leave: linkIn(letter, 'unsubscribe') }
    }
    const press = (link: string) => postForm(link, '')
    const isListed = async (email: string) => {
      const before = lettersTo(email).length
      await platform().setNow(NOW + 30 * HOUR)
      await subscribe(email)
      return lettersTo(email).length === before
    }
    /** From a mail program: no origin, no cookie, no form of ours. */
    const leave = (link: string, init: RequestInit) => call(link, { method: 'POST', ...init })

    async function query(sql: string, values: unknown[] = []): Promise<unknown[]> {
      const client = new pg.Client(subject().databaseUrl)
      await client.connect()
      const { rows } = await client.query(sql, values)
      await client.end()
      return rows
    }

    it('ask the address in Bokmål, and say nothing that a stranger typed', async () => {
      const { letter, confirm, leave: link } = await ask('brev@post.example', 'Du har vunnet! Se https://ond.example')
      expect(letter).toContain('Noen, forhåpentligvis du, har meldt denne adressen på nyhetsbrevet til Kulturhuset.')
      expect(letter).not.toContain('ond.example')
      expect(confirm).toMatch(new RegExp(`^${platform().url}/newsletter/confirm`))
      expect(link).not.toContain('brev@')
    })

    it('can be left with one press, as RFC 8058 says', async () => {
      const { letter, leave: link } = await ask('hode@post.example')
      const [head = ''] = letter.split('\r\n\r\n')
      expect(head).toContain(`\r\nList-Unsubscribe: <${link}>\r\nList-Unsubscribe-Post: ${ONE_CLICK}\r\n`)
    })

    it('put an address on the list by a press on the page of their link, once (S1.9)', async () => {
      const { confirm } = await ask('ja@post.example')
      for (let look = 0; look < 2; look += 1) {
        const shown = await call(confirm)
        expect([shown.status, shown.body]).toEqual([200, expect.stringContaining('<strong>ja@post.example</strong>')])
      }
      expect((await press(confirm.replace(/.$/, 'A').replace('code=', 'code=x'))).status).toBe(410)
      const done = await press(confirm)
      expect([done.status, done.body]).toEqual([200, expect.stringContaining('<h1>Du står på lista</h1>')])
      const again = await press(confirm)
      expect([again.status, again.body]).toEqual([410, expect.stringContaining('Lenken virker ikke lenger')])
      expect((await call(confirm)).status).toBe(410)
      expect(await isListed('ja@post.example')).toBe(true)
    })

    it('put nobody on the list by being looked at, or from another page', async () => {
      const { confirm } = await ask('nei@post.example')
      await call(confirm)
      expect((await postForm(confirm, '', { origin: 'https://ond.example' })).status).toBe(403)
      expect(await isListed('nei@post.example')).toBe(false)
    })

    it('hold two days', async () => {
      const first = await ask('sen@post.example')
      await platform().setNow(NOW + 48 * HOUR - 1)
      expect((await call(first.confirm)).status).toBe(200)
      await platform().setNow(NOW + 48 * HOUR)
      expect((await press(first.confirm)).status).toBe(410)
    })

    it('answer an address on the list alike, write it nothing, and keep what it has', async () => {
      const email = 'fast@post.example'
      const other = await ask(email, 'En annen')
      const { confirm } = await ask(email, 'Eieren')
      await press(confirm)
      const count = lettersTo(email).length
      const told = async (address: string) => {
        const { status, body } = await subscribe(address, 'En fremmed')
        return { status, body }
      }
      expect(await told(email)).toEqual(await told('ny@post.example'))
      expect(lettersTo(email)).toHaveLength(count)
      expect((await press(other.confirm)).status).toBe(200)
      if (subject().databaseUrl === undefined) return
      const rows = await query('select name, confirmed_at::text from subscribers where email = $1', [email])
      expect(rows).toEqual([{ name: 'Eieren', confirmed_at: String(NOW) }])
    })

    it.each<[string, RequestInit]>([
      ['a form', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
      ['parts', { body: toParts() }],
      ['text', { body: ONE_CLICK, headers: { 'content-type': 'text/plain' } }],
      ['nothing', {}],
      ['a strange origin', { body: ONE_CLICK, headers: { origin: 'https://post.example' } }],
    ])('are left by a mail program that posts %s', async (kind, init) => {
      const email = `${kind.replaceAll(' ', '-')}@post.example`
      const { confirm, leave: link } = await ask(email)
      const second = await ask(email)
      await press(confirm)
      const left = await leave(link, { ...init, headers: { 'x-forwarded-for': newAddress(), ...init.headers } })
      expect([left.status, left.body]).toEqual([200, expect.stringContaining('<h1>Du er meldt av</h1>')])
      expect((await leave(link, init)).status).toBe(200)
      expect((await press(second.confirm)).status).toBe(410)
      expect(await isListed(email)).toBe(false)
    })

    it('show who follows their link a button, and take nobody off by it', async () => {
      const { confirm, leave: link } = await ask('knapp@post.example')
      await press(confirm)
      const page = await call(link)
      expect([page.status, page.body]).toEqual([200, expect.stringContaining('<button>Meld meg av</button>')])
      expect(await isListed('knapp@post.example')).toBe(true)
    })

    it('take nobody off by a guess', async () => {
      const link = `${platform().url}/newsletter/unsubscribe`
      for (const query of ['', '?code=', '?code=kari@post.example']) {
        expect([(await call(link + query)).status, (await leave(link + query, {})).status]).toEqual([404, 404])
      }
    })

    it('are needed by whoever was stored before they were: that decides nothing', async () => {
      if (subject().databaseUrl === undefined) return
      await query(`insert into subscribers values ('gammel@post.example', 'Før', 1)`)
      const { confirm } = await ask('gammel@post.example', 'Nå')
      await press(confirm)
      const rows = await query(`select name, confirmed_at::text from subscribers where email = 'gammel@post.example'`)
      expect(rows).toEqual([{ name: 'Nå', confirmed_at: String(NOW) }])
    })
  },
  () => PROXIED,
)

function toParts(): FormData {
  const parts = new FormData()
  parts.append('List-Unsubscribe', 'One-Click')
  return parts
}
