import type { Postgres } from '@/harness/postgres'
import { removeDataDir } from './test-platform'

export default function closeDatabases() {
  const { databases } = globalThis as unknown as { databases: { postgres: Postgres; dataDir: string } }
  databases.postgres.stop()
  removeDataDir(databases.dataDir)
}
