import { checkoutAt } from './checkout-client'
import { call } from './client'
import { PASSWORD, PROXIED, postForm } from './loyalty-client'
import { describeOnBoth } from './on-both'
import { ORIGIN } from './test-platform'

/** Argon2id takes its time on a busy machine. */
describeOnBoth(
  'the checkout’s profile',
  (subject) => {
    const url = () => subject().platform.url
    const { open, loyalty, makeShow, pageOf } = checkoutAt(url)
    beforeAll(open)

    it('logs in by profile/auth, and out again (S7.26)', async () => {
      const event = await makeShow()
      await loyalty().create('innlogging@post.example')
      const auth = (form: Record<string, string>, headers = {}) =>
        postForm(`${url()}/checkout/profile/auth`, { event, ...form }, headers)
      const wrong = await auth({ Email: 'innlogging@post.example', Password: '<feil passord>' })
      expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null])
      expect(wrong.body).toMatch(/role="alert"><p>E-posten eller passordet stemmer ikke/)
      expect(wrong.body).toContain('value="innlogging@post.example"')
      expect(wrong.body).not.toContain('feil passord&gt;')
      const empty = await auth({ Email: '"><b>', Password: '' })
      expect(empty.status).toBe(422)
      expect(empty.body).toMatch(/id="Email-fault"[\s\S]*value="&quot;&gt;&lt;b&gt;"[\s\S]*id="Password-fault"/)
      const done = await auth({ Email: 'Innlogging@post.example', Password: PASSWORD })
      expect([done.status, done.headers.get('location')]).toEqual([303, `/checkout/${event}`])
      expect(done.headers.get('set-cookie')).toMatch(/Path=\/checkout; HttpOnly; SameSite=Lax$/)
      const cookie = done.headers.get('set-cookie')?.split(';')[0] ?? ''
      expect((await call(pageOf(event), { headers: { cookie } })).body).toContain(
        'Logget inn som Kari (innlogging@post.example)',
      )
      for (const origin of ['https://ond.example', ORIGIN, 'null']) {
        expect((await auth({ Email: 'innlogging@post.example', Password: PASSWORD }, { origin })).status).toBe(403)
      }
      const out = await postForm(`${url()}/checkout/profile/logout`, { event }, { cookie })
      expect([out.status, out.headers.get('location')]).toEqual([303, `/checkout/${event}`])
      expect((await call(pageOf(event), { headers: { cookie } })).body).toContain('Logg inn for å kjøpe')
    })

    it.each([
      ['finnes-ikke', 404],
      ['', 404],
      ['e\u00000001', 400],
    ])('answers the event %j with a page of %d', async (event, status) => {
      for (const name of ['auth', 'logout']) {
        const answer = await postForm(`${url()}/checkout/profile/${name}`, { event })
        expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
      }
    })

    it('leaves the site its stored token where the session came from there', async () => {
      const event = await makeShow()
      const { token } = await loyalty().create('nettsted@post.example')
      const cookie = await loyalty().cookie(token)
      const out = await postForm(`${url()}/checkout/profile/logout`, { event }, { cookie })
      expect([out.status, out.headers.get('set-cookie')]).toEqual([303, expect.stringContaining('loyalty-118=; ')])
      expect((await loyalty().post('SwitchTokensDx', undefined, { 'x-token': token })).status).toBe(200)
    })

    it('leads to the site’s log-in and back to the event, and folds its own', async () => {
      const event = await makeShow()
      const page = String((await call(pageOf(event))).body)
      const back = encodeURIComponent(`${url()}/checkout/${event}?fra-innlogging`)
      for (const [words, path] of [
        ['Logg inn', '/konto/logg-inn'],
        ['Opprett konto', '/konto/ny'],
        ['Glemt passordet?', '/konto/glemt-passord'],
      ]) {
        expect(page).toMatch(
          new RegExp(`<a [^>]*href="${ORIGIN}${path}\\?tilbake=${back}"[^>]*>${words?.replace('?', '\\?')}</a>`),
        )
      }
      expect(page).toMatch(/<details><summary>[\s\S]*action="\/checkout\/profile\/auth"[\s\S]*<\/details>/)
    })

    it('shows who comes back unknown its own form, plainly, and no way round again', async () => {
      const event = await makeShow()
      const page = String((await call(`${pageOf(event)}?fra-innlogging`)).body)
      expect(page).toContain('Nettleseren din tok ikke med innloggingen hit. Logg inn her i stedet.')
      expect(page).toContain('action="/checkout/profile/auth"')
      expect(page).not.toContain('<details>')
      expect(page).not.toContain('/konto/logg-inn')
      const { token } = await loyalty().create('kjent@post.example')
      const cookie = await loyalty().cookie(token)
      const known = await call(`${pageOf(event)}?fra-innlogging`, { headers: { cookie } })
      expect(known.body).toContain('Logget inn som Kari (kjent@post.example)')
    })

    it('keeps who is buying, whoever is logged in at the site meanwhile', async () => {
      const event = await makeShow()
      await loyalty().create('kjoper@post.example')
      const done = await postForm(`${url()}/checkout/profile/auth`, {
        event,
        Email: 'kjoper@post.example',
        Password: PASSWORD,
      })
      const { token } = await loyalty().create('annen@post.example')
      const jar = new Map<string, string>()
      for (const cookie of [done.headers.get('set-cookie')?.split(';')[0] ?? '', await loyalty().cookie(token)]) {
        jar.set(cookie.split('=')[0] ?? '', cookie)
      }
      const headers = { cookie: [...jar.values()].join('; ') }
      expect((await call(pageOf(event), { headers })).body).toContain('Logget inn som Kari (kjoper@post.example)')
      const out = await postForm(`${url()}/checkout/profile/logout`, { event }, headers)
      expect(out.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
        'loyalty-118=',
        'checkout-118=',
      ])
    })

    it('refuses tries without end, above the form', async () => {
      const event = await makeShow()
      const auth = () =>
        postForm(`${url()}/checkout/profile/auth`, { event, Email: 'gjett@post.example', Password: 'feil passord' })
      for (let time = 0; time < 10; time += 1) expect((await auth()).status).toBe(401)
      const answer = await auth()
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900'])
      expect(answer.body).toMatch(
        /role="alert"><p>For mange forsøk[\s\S]*<form method="post" action="\/checkout\/profile\/auth"/,
      )
    })
  },
  () => PROXIED,
)
