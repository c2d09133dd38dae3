/** Runs a suite twice: on PGlite and on PostgreSQL. */
import { cpSync } from 'node:fs'
import path from 'node:path'
import { makeDatabase } from '@/harness/postgres'
import { type Env, makeDataDir, removeDataDir, startTestPlatform, type TestPlatform } from './test-platform'

export interface Subject {
  /** Set before the first test. */
  platform: TestPlatform
  databaseUrl: string | undefined
  /** Starts one like it on the same data, for tests that end theirs. */
  restart: () => Promise<void>
}

export function describeOnBoth(
  name: string,
  suite: (subject: () => Subject) => void,
  env: () => Env = () => ({}),
): void {
  describe.each(['PGlite', 'PostgreSQL'])(`${name} (%s)`, (kind) => {
    let subject: Subject | undefined

    beforeAll(async () => {
      const dataDir = makeDataDir()
      const { TEST_POSTGRES = '', TEST_PGLITE = '' } = process.env
      const databaseUrl = kind === 'PostgreSQL' ? await makeDatabase(TEST_POSTGRES) : undefined
      if (!databaseUrl) cpSync(TEST_PGLITE, path.join(dataDir, 'database'), { recursive: true })
      const all = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), ...env() }
      const started: Subject = {
        platform: await startTestPlatform(all),
        databaseUrl,
        async restart() {
          started.platform = await startTestPlatform(all)
        },
      }
      subject = started
    })

    afterAll(async () => {
      await subject?.platform.end()
      if (subject) removeDataDir(subject.platform.dataDir)
    })

    suite(() => {
      if (!subject) throw new Error('the platform has not started')
      return subject
    })
  })
}
