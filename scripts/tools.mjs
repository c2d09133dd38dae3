/** The programs that tests need from the system: found, else installed from Debian, else named with how to get them. */
import { existsSync, readdirSync } from 'node:fs'
import { Failure, run, step } from './steps.mjs'

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']
const POSTGRES = '/usr/lib/postgresql'

export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...CHROMIUM].find((file) => file && existsSync(file))
}

/** @returns the folder of initdb and pg_ctl */
export function findPostgres() {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => `${POSTGRES}/${version}/bin`),
    '/usr/local/bin',
  ]
  return folders.find((folder) => folder && existsSync(`${folder}/initdb`))
}

async function aptInstall(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await run('apt-get', ['update', '-qq'], { env, printed: 'nothing' })
  if (updated.code !== 0) return false
  const installed = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env,
    printed: 'nothing',
  })
  return installed.code === 0
}

async function ensure(find, name, setting) {
  if (find()) return
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  const installed = canInstall && (await step(`${name} installed`, () => aptInstall(name).catch(() => false)))
  if (installed && find()) return
  throw new Failure(
    `The tests need ${name}, which was not found. Install it (Debian: apt-get install ${name}) or set ${setting}.`,
  )
}

export async function ensureTools() {
  await ensure(findChromium, 'chromium', 'CHROMIUM_PATH to its program')
  await ensure(findPostgres, 'postgresql', 'POSTGRES_BIN to the folder of initdb')
}
