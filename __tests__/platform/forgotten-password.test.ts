import { statSync } from 'node:fs'
import path from 'node:path'
import { call, put } from './client'
import { makeSite } from './documents'
import { holdLock } from './held-lock'
import { type Loyalty, loyaltyAt, newAddress, PASSWORD, PROXIED, postForm, readLetters } from './loyalty-client'
import { describeOnBoth } from './on-both'
import { NOW, SITE } from './test-platform'

/** Argon2id takes its time on a busy machine. */
const HOUR = 3_600_000
const NEW = 'et helt nytt passord'

describeOnBoth(
  'a forgotten password',
  (subject) => {
    const platform = () => subject().platform
    let loyalty: Loyalty
    beforeAll(async () => {
      loyalty = loyaltyAt(platform().url, 118)
      await put(platform().url, 'site', makeSite(SITE))
    })
    beforeEach(() => platform().setNow(NOW))

    const forget = (email: unknown, headers: Record<string, string> = {}) =>
      loyalty.post('ForgotPasswordDx', { Email: email }, headers)
    const logIn = (email: string, password: string) => loyalty.post('LoginDx', { Email: email, Password: password })
    const lettersTo = (email: string) =>
      readLetters(platform().dataDir).filter((text) => text.includes(`To: <${email}>`))
    const linkOf = (letter: string | undefined) => /http:\S+code=\S+/.exec(letter ?? '')?.[0] ?? ''

    async function askAgain(email: string): Promise<{ link: string; code: string; page: string }> {
      const before = lettersTo(email)
      await forget(email)
      const link = linkOf(lettersTo(email).find((letter) => !before.includes(letter)))
      const { origin, pathname, searchParams } = new URL(link)
      return { link, code: searchParams.get('code') ?? '', page: origin + pathname }
    }

    async function askLink(email: string) {
      await loyalty.create(email)
      return askAgain(email)
    }

    it('is answered alike for known and unknown emails, and for what is no email', async () => {
      await loyalty.create('kjent@post.example')
      const told = async (email: string) => {
        const { status, body, headers } = await forget(email)
        const { date: _, ...rest } = Object.fromEntries(headers)
        return { status, body, headers: rest }
      }
      const known = await told('Kjent@post.example')
      expect([known.status, known.body]).toEqual([200, ''])
      for (const email of ['ukjent@post.example', 'kari', '']) expect(await told(email)).toEqual(known)
      expect((await forget(7)).status).toBe(422)
      expect(lettersTo('kjent@post.example')).toHaveLength(1)
      const all = readLetters(platform().dataDir)
      expect(all.some((text) => text.includes('ukjent@'))).toBe(false)
    })

    it('puts a letter in the outbox that only the owner can read', async () => {
      await askLink('brev@post.example')
      const [letter = ''] = lettersTo('brev@post.example')
      const [head = '', body = ''] = letter.split('\r\n\r\n')
      expect(head).toMatch(/^From: =\?UTF-8\?B\?\S+ <ikke-svar@kulturhus\.example>\r\nTo: <brev@post\.example>\r\n/)
      expect(body).toBe('Hei!')
      expect(letter).toMatch(/^Subject: (Velg nytt passord hos|=\?UTF-8\?B\?VmVsZyBueXR0IHBhc3NvcmQgaG9z)/m)
      expect(letter).toMatch(/Spørsmål\? Her når du oss: \S+\/kontakt-oss\s+Vennlig hilsen/)
      expect(letter).toContain('Date: Fri, 20 Nov 2026 11:00:00 +0000')
      expect(statSync(path.join(platform().dataDir, 'outbox')).mode & 0o777).toBe(0o700)
    })

    it('mails nothing that a stranger has chosen: who makes an account may do it with another’s email', async () => {
      const [email, userName] = ['offer@post.example', 'Du har vunnet! Se https://ond.example']
      await loyalty.post('CreateUserDx', { email, userName, password: PASSWORD })
      await forget(email)
      expect(lettersTo(email)).toEqual([expect.not.stringContaining('ond.example')])
    })

    it('sets a new password by the link, once, and ends every token and session', async () => {
      const email = 'ny@post.example'
      const { link, code, page } = await askLink(email)
      const { marsToken } = (await logIn(email, PASSWORD)).body as { marsToken: string }
      const bearer = await loyalty.bearer(marsToken)
      for (let look = 0; look < 2; look += 1) {
        const shown = await call(link)
        expect([shown.status, shown.headers.get('referrer-policy')]).toEqual([200, 'same-origin'])
        expect(shown.headers.get('content-security-policy')).toMatch(
          /^default-src 'none'; style-src 'sha256-.*form-action 'self'/,
        )
        expect(shown.body).toMatch(/<label for="password">Nytt passord<\/label>[\s\S]*autocomplete="new-password"/)
        expect(shown.body).not.toContain('<script')
      }
      const done = await postForm(page, { code, password: NEW })
      expect([done.status, done.body]).toEqual([200, expect.stringContaining('<h1>Passordet er endret</h1>')])
      expect((await logIn(email, PASSWORD)).status).toBe(401)
      expect((await logIn(email, NEW)).status).toBe(200)
      expect((await loyalty.get('GetTicketsDx', bearer)).status).toBe(401)
      expect((await loyalty.post('SwitchTokensDx', undefined, { 'x-token': marsToken })).status).toBe(401)
      const again = await postForm(page, { code, password: 'enda et passord' })
      expect([again.status, again.body]).toEqual([410, expect.stringContaining('Lenken virker ikke lenger')])
      expect((await call(link)).status).toBe(410)
    })

    it('lets one of two that come at once set it', async () => {
      const { code, page } = await askLink('to@post.example')
      const answers = await Promise.all(
        [1, 2, 3].map((number) => postForm(page, { code, password: `passord nr ${number}` })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
    })

    it('lets one of two links of an account that are used at once set it', async () => {
      const email = 'lenker@post.example'
      const links = [await askLink(email), await askAgain(email)]
      expect(links[0]).not.toEqual(links[1])
      const lock = await holdLock(subject().databaseUrl, `select from accounts where email = '${email}' for share`)
      const answers = Promise.all(links.map(({ code, page }) => postForm(page, { code, password: NEW })))
      await lock.untilWaiting(2)
      await lock.release()
      expect((await answers).map(({ status }) => status).sort()).toEqual([200, 410])
    })

    it('says at the field what is wrong, and keeps the link', async () => {
      const { code, page } = await askLink('kort@post.example')
      const answer = await postForm(page, { code, password: '<kort>' })
      expect(answer.status).toBe(422)
      expect(answer.body).toMatch(/<title>Feil: Velg nytt passord/)
      expect(answer.body).toMatch(/id="password-fault">Velg et passord på 8 til 128 tegn/)
      expect(answer.body).toMatch(/aria-describedby="password-hint password-fault" aria-invalid="true" autofocus/)
      expect(answer.body).not.toContain('<kort>')
      expect((await postForm(page, { code, password: NEW })).status).toBe(200)
    })

    it('makes a link that is over after an hour', async () => {
      const { link, code, page } = await askLink('sen@post.example')
      await platform().setNow(NOW + HOUR - 1)
      expect((await call(link)).status).toBe(200)
      await platform().setNow(NOW + HOUR)
      expect((await call(link)).status).toBe(410)
      expect((await postForm(page, { code, password: NEW })).status).toBe(410)
    })

    it('makes links that hold at their own partner alone, and none of a guess', async () => {
      const { link, code } = await askLink('partner@post.example')
      expect((await call(link.replace('/118/', '/178/'))).status).toBe(410)
      expect((await postForm(`${platform().url}/loyalty/178/new-password`, { code, password: NEW })).status).toBe(410)
      expect((await call(`${platform().url}/loyalty/118/new-password?code=${'A'.repeat(43)}`)).status).toBe(410)
      expect((await call(`${platform().url}/loyalty/118/new-password`)).status).toBe(410)
      expect((await call(`${platform().url}/loyalty/119/new-password?code=${code}`)).status).toBe(404)
    })

    it('takes no form from another page', async () => {
      const { code, page } = await askLink('csrf@post.example')
      for (const origin of ['https://ond.example', 'null']) {
        const answer = await postForm(page, { code, password: NEW }, { origin })
        expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
      }
      expect((await call(page, { method: 'POST', body: new URLSearchParams({ code, password: NEW }) })).status).toBe(
        403,
      )
      expect((await logIn('csrf@post.example', PASSWORD)).status).toBe(200)
    })

    it('never takes the link’s address from the request', async () => {
      await loyalty.create('vert@post.example')
      await forget('vert@post.example', { 'x-forwarded-host': 'ond.example' })
      expect(linkOf(lettersTo('vert@post.example').at(-1))).toMatch(new RegExp(`^${platform().url}/loyalty/118/`))
    })

    it('is asked for so often, by account and by address', async () => {
      await loyalty.create('mye@post.example')
      for (const email of ['mye@post.example', 'mye-ukjent@post.example']) {
        for (let time = 0; time < 5; time += 1) expect((await forget(email)).status).toBe(200)
        const answer = await forget(email)
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600'])
      }
      expect(lettersTo('mye@post.example')).toHaveLength(5)
      const headers = { 'x-forwarded-for': newAddress() }
      const statuses: number[] = []
      for (let time = 0; time < 21; time += 1) statuses.push((await forget(`a${time}@post.example`, headers)).status)
      expect(statuses.slice(19)).toEqual([200, 429])
    })
  },
  () => PROXIED,
)
