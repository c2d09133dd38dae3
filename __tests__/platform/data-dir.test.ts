import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, lstatSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { put } from './client'
import { makeProduction } from './documents'
import { loyaltyAt } from './loyalty-client'
import { isRoot, listAll, listOpen, NOBODY } from './other-user'
import { makeDataDir, removeDataDir, spawnPlatform, startTestPlatform, type TestPlatform } from './test-platform'

const modeOf = (file: string) => lstatSync(file).mode & 0o777
const isDirectory = (file: string) => lstatSync(file).isDirectory()

let dataDir: string
beforeEach(() => {
  dataDir = makeDataDir()
  chmodSync(dataDir, 0o755)
})
let platform: TestPlatform | undefined
afterEach(async () => {
  await platform?.end()
  platform = undefined
  removeDataDir(dataDir)
})

const within = (name: string) => path.join(dataDir, name)

describe('another user of the machine', () => {
  /** A platform in use: accounts, a letter, a picture's folder, the database's log. */
  async function use(directory: string): Promise<void> {
    platform = await startTestPlatform({ DATA_DIR: directory })
    const { url } = platform
    await put(url, 'production', makeProduction(1))
    const loyalty = loyaltyAt(url, 118)
    await loyalty.create('kari@post.example')
    await loyalty.post('ForgotPasswordDx', { email: 'kari@post.example' })
  }

  it('reads nothing of a directory that was open to all, nor of what comes in it', async () => {
    cpSync(process.env.TEST_PGLITE ?? '', within('database'), { recursive: true })
    writeFileSync(within('secrets.json'), '{}')
    mkdirSync(within('outbox'))
    writeFileSync(within('outbox/1.eml'), 'Hei!')
    const before = listAll(dataDir)
    for (const file of before) chmodSync(file, isDirectory(file) ? 0o777 : 0o666)
    expect(listOpen(dataDir)).toEqual(before)
    await use(dataDir)
    expect(listOpen(dataDir)).toEqual([])
    for (const name of ['secrets.json', 'outbox/1.eml', 'database/PG_VERSION']) {
      expect([name, modeOf(within(name))]).toEqual([name, 0o600])
    }
    for (const directory of listAll(dataDir).filter(isDirectory)) {
      expect([directory, modeOf(directory)]).toEqual([directory, 0o700])
    }
  })

  it('reads nothing of a directory that the platform makes', async () => {
    const made = within('new')
    await use(made)
    expect(listOpen(made)).toEqual([])
    expect(modeOf(made)).toBe(0o700)
  })

  it('reads nothing of what a running platform makes, were the directory itself opened again', async () => {
    await use(dataDir)
    chmodSync(dataDir, 0o755)
    expect(isRoot ? listOpen(dataDir) : [dataDir]).toEqual([dataDir])
    expect(modeOf(within('platform.lock'))).toBe(0o600)
  })

  it('reads nothing where the setting is a link to the directory', async () => {
    mkdirSync(within('disk'), { mode: 0o755 })
    symlinkSync('disk', within('link'))
    platform = await startTestPlatform({ DATA_DIR: within('link'), DATABASE_URL: 'memory:' })
    expect(listOpen(within('disk'))).toEqual([])
  })
})

describe('a start says in one line, and touches nothing, that', () => {
  async function failToStart(DATA_DIR: string): Promise<string> {
    const { child, output } = spawnPlatform({ DATA_DIR, DATABASE_URL: 'memory:' })
    await Promise.race([once(child, 'close'), once(child, 'message')])
    child.kill()
    expect(child.exitCode).toBe(1)
    return output()
  }

  it('the directory belongs to another user', async () => {
    if (isRoot) chownSync(dataDir, NOBODY, NOBODY)
    const directory = isRoot ? dataDir : '/'
    expect(await failToStart(directory)).toBe(
      `${directory} belongs to another user (${isRoot ? NOBODY : 0}): give it to the one who starts (chown), or set DATA_DIR to another directory.\n`,
    )
    expect(modeOf(directory)).toBe(0o755)
  })

  it('the directory is shared, even where a platform was there before', async () => {
    mkdirSync(within('image-cache'))
    chmodSync(dataDir, 0o1777)
    expect(await failToStart(dataDir)).toBe(
      `${dataDir} is shared by all users: set DATA_DIR to a directory of its own.\n`,
    )
    expect(modeOf(dataDir)).toBe(0o777)
  })

  it('the directory is used for something else', async () => {
    writeFileSync(within('notes'), '')
    chmodSync(within('notes'), 0o644)
    expect(await failToStart(dataDir)).toBe(`${dataDir} holds other things: set DATA_DIR to an empty directory.\n`)
    expect([modeOf(dataDir), modeOf(within('notes'))]).toEqual([0o755, 0o644])
  })

  it('a link within leads elsewhere', async () => {
    const elsewhere = makeDataDir()
    chmodSync(elsewhere, 0o755)
    symlinkSync(elsewhere, within('image-cache'))
    expect(await failToStart(dataDir)).toBe(
      `${within('image-cache')} is a link, and others may read what it leads to: put that in its place.\n`,
    )
    expect(modeOf(elsewhere)).toBe(0o755)
    removeDataDir(elsewhere)
  })
})
