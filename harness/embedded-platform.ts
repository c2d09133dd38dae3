/** The embedded platform alone, with the house's content, on data of its own. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SECRETS } from './servers'

/** @returns its address, and what ends it */
export async function openPlatform(port: number, settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'platform-'))
  const env = {
    ...process.env,
    ...SECRETS,
    DATA_DIR: dataDir,
    PLATFORM_PORT: String(port),
    ...settings,
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'platform/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Platform: ') && resolve())
    ended.then((code) => reject(new Error(`The platform ended with ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill()
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
