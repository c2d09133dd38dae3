/** Starts the whole house, as `npm start` does, on ports and data of its own. */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const START_MS = 300_000

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

/**
 * @param {Record<string, string>} settings of the start, over the secrets above; PORT is needed
 * @returns the running house; `stop` ends it as Ctrl-C does and resolves with the exit code
 */
export async function startHouse(settings) {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'kulturhus-'))
  const env = { ...process.env, ...SECRETS, DATA_DIR: dataDir, ...settings }
  delete env.npm_lifecycle_event
  delete env.NODE_ENV
  const child = fork(path.join(ROOT, 'scripts', 'start.mjs'), [], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const exited = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The house did not open:\n${output}`)), START_MS)
    const done = (settle, value) => {
      clearTimeout(timer)
      settle(value)
    }
    child.stdout.on('data', () => output.includes('is open:') && done(resolve))
    child.once('exit', (code) => done(reject, new Error(`The house closed with ${code}:\n${output}`)))
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
