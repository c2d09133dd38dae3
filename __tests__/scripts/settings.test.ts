/** @jest-environment node */
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSettings } from '@/scripts/settings.mjs'
import { Failure } from '@/scripts/steps.mjs'

const dataDir = mkdtempSync(path.join(tmpdir(), 'settings-'))
const before = { ...process.env }
beforeEach(() => {
  for (const name of ['SITE_URL', 'PLATFORM_URL', 'PLATFORM_PUBLIC_URL', 'PLATFORM_PORT', 'PORT', 'SITE_ORIGINS']) {
    delete process.env[name]
  }
  process.env.DATA_DIR = dataDir
})
afterAll(() => {
  process.env = before
  rmSync(dataDir, { recursive: true, force: true })
})

it.each([
  [{}, 'http://localhost:3000', 'http://localhost:4000'],
  [{ PORT: '3101', PLATFORM_PORT: '4101' }, 'http://localhost:3101', 'http://localhost:4101'],
  [{ SITE_URL: 'http://127.0.0.1:3000' }, 'http://127.0.0.1:3000', 'http://127.0.0.1:4000'],
  [{ SITE_URL: 'https://huset.example' }, 'https://huset.example', 'http://127.0.0.1:4000'],
  [{ PLATFORM_PUBLIC_URL: 'https://p.example' }, 'http://localhost:3000', 'https://p.example'],
])('with %j the embedded platform is called as the site is', (given, siteUrl, platformUrl) => {
  Object.assign(process.env, given)
  const { env } = readSettings()
  expect(env).toMatchObject({ SITE_URL: siteUrl, PLATFORM_URL: platformUrl, PLATFORM_PUBLIC_URL: platformUrl })
})

it.each([
  [{}, 'http://localhost:3000,http://127.0.0.1:3000'],
  [{ PORT: '3101', SITE_URL: 'http://127.0.0.1:3101' }, 'http://127.0.0.1:3101,http://localhost:3101'],
  [{ SITE_URL: 'http://[::1]:3000' }, 'http://[::1]:3000,http://127.0.0.1:3000,http://localhost:3000'],
  [{ SITE_URL: 'https://huset.example/' }, 'https://huset.example'],
  [{ SITE_URL: 'https://localhost.example' }, 'https://localhost.example'],
  [{ SITE_URL: 'https://huset.example', SITE_ORIGINS: 'https://a.example' }, 'https://a.example'],
])('with %j the embedded platform trusts %s', (given, origins) => {
  Object.assign(process.env, given)
  const { env } = readSettings()
  expect(env.SITE_ORIGINS).toBe(origins)
  expect(env.WEBHOOK_URL).toBe(`http://127.0.0.1:${env.PORT}/api/revalidate`)
})

const modeOf = (file: string) => lstatSync(file).mode & 0o777

it('closes a data directory that others can read, and its secrets', () => {
  const secrets = path.join(dataDir, 'secrets.json')
  readSettings()
  chmodSync(secrets, 0o644)
  chmodSync(dataDir, 0o755)
  readSettings()
  expect([modeOf(dataDir), modeOf(secrets)]).toEqual([0o700, 0o600])
})

it('puts no secrets where other things are', () => {
  process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'settings-'))
  writeFileSync(path.join(process.env.DATA_DIR, 'notes'), '')
  expect(readSettings).toThrow(
    new Failure(`${process.env.DATA_DIR} holds other things: set DATA_DIR to an empty directory.`),
  )
  expect(readdirSync(process.env.DATA_DIR)).toEqual(['notes'])
  rmSync(process.env.DATA_DIR, { recursive: true })
})
