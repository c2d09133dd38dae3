import { loyaltyAt, PROXIED } from './loyalty-client'
import { describeOnBoth, START_LIMIT } from './on-both'
import { makeDataDir, removeDataDir, startTestPlatform, type TestPlatform } from './test-platform'

/** Argon2id takes its time on a busy machine. */
jest.setTimeout(START_LIMIT)

describeOnBoth(
  'sessions',
  (subject) => {
    const loyalty = () => loyaltyAt(subject().platform.url, 118)

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
