/** The start command tried the wrong way, on the servers of all journeys, which are closed for it: the last of them. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eventually } from '@/harness/eventually'
import { SECRETS, startServers } from '@/harness/servers'

const WITHIN_MS = 15_000
const { pid, settings } = JSON.parse(process.env.E2E_SERVERS ?? '{}')
const PORT = Number(settings.PORT)
const PLATFORM_PORT = Number(settings.PLATFORM_PORT)

let emptyDir: string
beforeAll(async () => {
  emptyDir = mkdtempSync(path.join(tmpdir(), 'kulturhus-commands-'))
  process.kill(pid, 'SIGINT')
  await eventually(async () => expect(processesOf(PORT)).toEqual([]), WITHIN_MS)
})
afterAll(() => rmSync(emptyDir, { recursive: true, force: true }))

/** The start fails at once: its exit code and what it said. */
function failToStart(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, ...SECRETS, ...settings, ...env },
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
  const { status, said } = failToStart({ DATA_DIR: emptyDir })
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
  const servers = await startServers(settings)
  const { status, said } = failToStart({ PORT: String(PORT + 1), PLATFORM_PORT: String(PLATFORM_PORT + 1) })
  expect(status).toBe(1)
  expect(said).toMatch(/in use/)
  expect(await servers.stop('SIGINT')).toBe(0)
})

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  '%s of the parent leaves no process and no lock behind',
  async (signal) => {
    const servers = await startServers(settings)
    expect(processesOf(PORT).length).toBeGreaterThan(1)
    await servers.stop(signal)
    await eventually(async () => expect(processesOf(PORT)).toEqual([]), WITHIN_MS)
    expect(readdirSync(settings.DATA_DIR).filter((name) => /lock|pid/.test(name))).toEqual([])
    expect(existsSync(settings.DATA_DIR)).toBe(true)
  },
)
