/**
 * Starts platforms for tests: each a process of its own over real HTTP, on PGlite in a directory of its own or on a
 * PostgreSQL database.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const SITE = 'prøvehuset'
export const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
export const CLIENT = { id: 'redaktør', secret: 'hemmelig:med:kolon' }
export const USER = { name: 'leser', password: 'pæssord:1' }
export const ORIGIN = 'https://kulturhus.example'
export const NOW = Date.parse('2026-11-20T12:00:00+01:00')

export interface TestPlatform {
  url: string
  dataDir: string
  /** What it wrote on stdout and stderr so far. */
  output: () => string
  /** Sends a signal and waits for the end. @returns the exit code */
  end: (signal?: NodeJS.Signals) => Promise<number | null>
  setNow: (now: number) => Promise<void>
  /** Waits until `act` has come to compare a password, and holds it there. */
  holdPassword: (act: () => void) => Promise<void>
  releasePassword: () => Promise<void>
}

export type Env = Record<string, string>

export function makeDataDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'platform-'))
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true })
}

export const baseEnv = (): Env => ({
  PATH: process.env.PATH ?? '',
  TZ: 'Europe/Oslo',
  PLATFORM_PORT: '0',
  SITE_ID: SITE,
  PLATFORM_USER: USER.name,
  PLATFORM_PASSWORD: USER.password,
  MANAGEMENT_CLIENT_ID: CLIENT.id,
  MANAGEMENT_CLIENT_SECRET: CLIENT.secret,
  WEBHOOK_SECRET: SECRET,
  SITE_ORIGINS: ORIGIN,
  FROZEN_NOW: String(NOW),
})

/** The program, not yet ready. */
export function spawnPlatform(env: Env): { child: ChildProcess; output: () => string } {
  const program = path.join(process.cwd(), '__tests__/platform/serve.ts')
  const childEnv = { ...baseEnv(), ...env } as NodeJS.ProcessEnv
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: childEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += String(chunk)
    })
  }
  return { child, output: () => output }
}

function isReady(message: unknown): message is { ready: true; url: string } {
  return typeof message === 'object' && message !== null && 'url' in message
}

/** @param env settings over those of baseEnv; DATA_DIR is required */
export async function startTestPlatform(env: Env & { DATA_DIR: string }): Promise<TestPlatform> {
  const { child, output } = spawnPlatform(env)
  const ended = once(child, 'exit')
  const [message] = await Promise.race([once(child, 'message'), ended.then(() => ['ended'])])
  if (!isReady(message)) throw new Error(`the platform did not start: ${output()}`)
  const hear = (word: 'heard' | 'held') =>
    new Promise<void>((resolve) => {
      const listen = (told: object) => {
        if (!(word in told)) return
        child.off('message', listen)
        resolve()
      }
      child.on('message', listen)
    })
  const tell = async (told: object) => {
    const heard = hear('heard')
    child.send(told)
    await heard
  }
  return {
    url: message.url,
    dataDir: env.DATA_DIR,
    output,
    async end(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
      return child.exitCode
    },
    setNow: (now) => tell({ now }),
    async holdPassword(act) {
      await tell({ holds: true })
      const held = hear('held')
      act()
      await held
    },
    releasePassword: () => tell({ holds: false }),
  }
}
