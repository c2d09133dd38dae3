/** The programs that tests need from the system: found, else installed from Debian, else named with how to get them. */
import { existsSync, readdirSync } from 'node:fs'
import { Failure, run, step } from './steps.mjs'

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const POSTGRES = '/usr/lib/postgresql'

export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...CHROMIUM].find((file) => file && existsSync(file))
}

export function findFirefox() {
  return [process.env.FIREFOX_PATH, ...FIREFOX].find((file) => file && existsSync(file))
}

/** @returns WebKit's driver, a screen that nobody sees and a clock to be set; undefined where one of them is missing */
export function findWebKit() {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  const clock = libraries
    .map((folder) => `/usr/lib/${folder}/faketime/libfaketimeMT.so.1`)
    .find((file) => existsSync(file))
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
  return clock && existsSync(driver) && existsSync(screen) ? { driver, screen, clock } : undefined
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

const ENGINES = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'], setting: 'FIREFOX_PATH to its program' },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'libfaketime'] },
]

async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await run('apt-get', ['update', '-qq'], { env, printed: 'nothing' })
  if (updated.code !== 0) return false
  const installed = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    printed: 'nothing',
  })
  return installed.code === 0
}

async function ensure(find, packages, setting) {
  if (find()) return
  const names = packages.join(' ')
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  const installed = canInstall && (await step(`${names} installed`, () => aptInstall(packages).catch(() => false)))
  if (installed && find()) return
  const otherwise = setting ? ` or set ${setting}` : ''
  throw new Failure(
    `The tests need ${names}, which was not found. Install it (Debian: apt-get install ${names})${otherwise}.`,
  )
}

const ensureChromium = () => ensure(findChromium, ['chromium'], 'CHROMIUM_PATH to its program')

export async function ensureTools() {
  await ensureChromium()
  await ensure(findPostgres, ['postgresql'], 'POSTGRES_BIN to the folder of initdb')
}

export async function ensureEngines() {
  await ensureChromium()
  for (const { find, packages, setting } of ENGINES) await ensure(find, packages, setting)
}

/** @returns a line for each engine that the journeys have to do without */
export const nameMissingEngines = () =>
  ENGINES.filter(({ find }) => !find()).map(
    ({ name }) => `Not tried in ${name}, which is not here: "npm run e2e:engines" installs it and tries.`,
  )
