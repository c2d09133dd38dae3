import { type Answer, put } from './client'
import { makeEvent, makeProduction, makeSite } from './documents'
import { holdLock } from './held-lock'
import { loyaltyAt, PASSWORD, PROXIED, postForm, readLetters } from './loyalty-client'
import { describeOnBoth } from './on-both'
import { makeDataDir, NOW, removeDataDir, SITE, startTestPlatform, type TestPlatform } from './test-platform'

/** Argon2id takes its time on a busy machine. */
describeOnBoth(
  'sessions',
  (subject) => {
    const platform = () => subject().platform
    const loyalty = () => loyaltyAt(platform().url, 118)
    beforeAll(async () => {
      await put(platform().url, 'site', makeSite(SITE))
      await put(platform().url, 'event', makeEvent(1, makeProduction(1), NOW + 1, { capacity: 5 }))
    })

    /** Begins a log-in with the old password, and holds it once it is to compare. */
    async function beginLogIn(name: string, email: string) {
      await loyalty().create(email)
      const form = { Email: email, Password: PASSWORD }
      const logIn = () =>
        name === 'LoginDx'
          ? loyalty().post(name, form)
          : postForm(`${platform().url}/checkout/${name}`, { event: 'e0001', ...form })
      const answers: Promise<Answer>[] = []
      await platform().holdPassword(() => answers.push(logIn()))
      return answers
    }
    async function reset(email: string) {
      await loyalty().post('ForgotPasswordDx', { Email: email })
      const letter = readLetters(platform().dataDir).find((text) => text.includes(`To: <${email}>`))
      const code = /code=(\S+)/.exec(letter ?? '')?.[1] ?? ''
      return postForm(`${platform().url}/loyalty/118/new-password`, { code, password: 'et nytt passord' })
    }
    const statuses = async (answers: Promise<Answer>[]) => (await Promise.all(answers)).map(({ status }) => status)

    it.each(['LoginDx', 'profile/auth'])('are not given by %s where the password has been reset', async (name) => {
      const email = `${name.length}@post.example`
      const answers = await beginLogIn(name, email)
      expect((await reset(email)).status).toBe(200)
      await platform().releasePassword()
      expect(await statuses(answers)).toEqual([401])
    })

    /** PGlite takes one transaction after another. */
    it('are not given where the password is being reset', async () => {
      const { databaseUrl } = subject()
      if (databaseUrl === undefined) return
      const email = 'samtidig@post.example'
      const answers = await beginLogIn('LoginDx', email)
      const lock = await holdLock(databaseUrl, 'lock table account_tokens in share mode')
      answers.push(reset(email))
      await lock.untilWaiting(1)
      await platform().releasePassword()
      await lock.untilWaiting(2)
      await lock.release()
      expect(await statuses(answers)).toEqual([401, 200])
    })

    describe('of one database', () => {
      const dataDir = makeDataDir()
      let second: TestPlatform
      beforeAll(async () => {
        second = await startTestPlatform({ DATA_DIR: dataDir, DATABASE_URL: 'memory:' })
      })
      afterAll(async () => {
        await second.end()
        removeDataDir(dataDir)
      })

      it('are nobody’s in another one under the same secret', async () => {
        const other = loyaltyAt(second.url, 118)
        const { token } = await loyalty().create('en@post.example')
        await other.create('to@post.example')
        const bearer = await loyalty().bearer(token)
        expect((await loyalty().get('GetTicketsDx', bearer)).status).toBe(200)
        expect((await other.get('GetTicketsDx', bearer)).status).toBe(401)
      })
    })
  },
  () => PROXIED,
)
