/** Starts the whole house, as `npm start` does, on ports and data of its own. */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const START_MS = 600_000

/** One clock for every journey and picture: a Friday afternoon, before the first film begins. */
export const FROZEN_NOW = '2026-11-20T15:00:00+01:00'

export const SECRETS = {
  SITE_ID: 'huset',
  PLATFORM_USER: 'site',
  PLATFORM_PASSWORD: 'e2e-password',
  MANAGEMENT_CLIENT_ID: 'operator',
  MANAGEMENT_CLIENT_SECRET: 'e2e-secret',
  WEBHOOK_SECRET: `whsec_${Buffer.from('e2e-webhook-secret-of-32-bytes!!').toString('base64')}`,
}

export interface Servers {
  pid: number | undefined
  /** What all of them wrote so far. */
  output: () => string
  dataDir: string
  /** Ends them as Ctrl-C does. @returns the exit code */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** @param settings of the start, over the secrets above; PORT is needed */
export async function startServers(settings: Record<string, string>): Promise<Servers> {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'kulturhus-'))
  const { npm_lifecycle_event: _, NODE_ENV: __, ...own } = process.env
  const env: Record<string, string | undefined> = { ...own, ...SECRETS, DATA_DIR: dataDir, ...settings }
  const child = fork('scripts/start.mjs', [], {
    env: env as NodeJS.ProcessEnv,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The servers did not start:\n${output}`)), START_MS)
    const follow = (chunk: Buffer) => {
      output += chunk
      if (!output.includes('is open:')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', follow)
    child.stderr?.on('data', follow)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The servers ended with ${code}:\n${output}`))
    })
  })
  return {
    pid: child.pid,
    output: () => output,
    dataDir,
    async stop(signal = 'SIGINT') {
      child.kill(signal)
      const code = await exited
      if (!settings.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}
