/** The start command tried the wrong way: taken ports, a killed parent, missing settings, a second start. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eventually } from './eventually'
import { SECRETS, startHouse } from './house.mjs'

const PORT = 3211
const PLATFORM_PORT = 4211
const WITHIN_MS = 15_000
const settings = { PORT: String(PORT), PLATFORM_PORT: String(PLATFORM_PORT), SITE_URL: process.env.E2E_SITE_URL ?? '' }

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'kulturhus-commands-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** The start fails at once: its exit code and what it said. */
function failToStart(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, ...SECRETS, ...settings, DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, said: `${stdout}${stderr}` }
}

const occupy = (port: number) =>
  new Promise<Server>((resolve) => {
    const server = createServer().listen(port, () => resolve(server))
  })

/** Processes of this project that mention the port in their environment. */
function processesOf(port: number): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return false
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`PORT=${port}`)
    } catch {
      return false
    }
  })
}

it.each([
  ['PORT', PORT],
  ['PLATFORM_PORT', PLATFORM_PORT],
])('a taken %s is one line that says what to do', async (setting, port) => {
  const server = await occupy(port)
  const { status, said } = failToStart({})
  server.close()
  expect(status).toBe(1)
  expect(said).toMatch(new RegExp(`${port}.*taken.*${setting}`))
  expect(said).not.toMatch(/\n\s+at /)
})

it('a missing setting is named', () => {
  const { status, said } = failToStart({ PLATFORM_URL: 'http://127.0.0.1:9', WEBHOOK_SECRET: '' })
  expect(status).toBe(1)
  expect(said).toMatch(/PLATFORM_URL is set, so these are needed too: WEBHOOK_SECRET/)
})

it('a second platform does not open the same database', async () => {
  const house = await startHouse({ ...settings, DATA_DIR: dataDir, NEXT_DIST_DIR: '.next-commands' })
  const { status, said } = failToStart({ PORT: '3212', PLATFORM_PORT: '4212' })
  expect(status).toBe(1)
  expect(said).toMatch(/in use/)
  expect(await house.stop('SIGINT')).toBe(0)
})

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  '%s of the parent leaves no process and no lock behind',
  async (signal) => {
    const house = await startHouse({ ...settings, DATA_DIR: dataDir, NEXT_DIST_DIR: '.next-commands' })
    expect(processesOf(PORT).length).toBeGreaterThan(1)
    await house.stop(signal)
    await eventually(async () => expect(processesOf(PORT)).toEqual([]), WITHIN_MS)
    expect(readdirSync(dataDir).filter((name) => /lock|pid/.test(name))).toEqual([])
    expect(existsSync(dataDir)).toBe(true)
  },
)
