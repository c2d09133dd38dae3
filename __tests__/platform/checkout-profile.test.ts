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

    it('logs in by profile/auth, and out again', async () => {
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
