/** Once for all suites on databases: one PostgreSQL server, and one new PGlite directory to copy. */
import path from 'node:path'
import { startPostgres } from '@/harness/postgres'
import { makeDataDir, startTestPlatform } from './test-platform'

export default async function openDatabases() {
  const postgres = await startPostgres()
  const dataDir = makeDataDir()
  await (await startTestPlatform({ DATA_DIR: dataDir })).end()
  process.env.TEST_POSTGRES = postgres.url
  process.env.TEST_PGLITE = path.join(dataDir, 'database')
  Object.assign(globalThis, { databases: { postgres, dataDir } })
}
