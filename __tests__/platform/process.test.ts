import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { makeDatabase, startPostgres } from '@/harness/postgres'
import { call, put, read, readChanges, toIds } from './client'
import { makeArticle, makeProduction } from './documents'
import { holdLock } from './held-lock'
import { describeOnBoth } from './on-both'
import { baseEnv, type Env, makeDataDir, removeDataDir, spawnPlatform, startTestPlatform } from './test-platform'

describeOnBoth('a platform that is killed', (subject) => {
  it('has kept everything that it acknowledged', async () => {
    for (let round = 1; round <= 3; round++) {
      const { platform } = subject()
      const kept: unknown[] = []
      const writes = Array.from({ length: 30 }, async (_, at) => {
        const doc = makeProduction(round * 100 + at)
        const answer = await put(platform.url, 'production', doc).catch(() => undefined)
        if (answer?.status !== 201) return
        kept.push(doc.id)
        if (kept.length === 10) await platform.end('SIGKILL')
      })
      await Promise.all(writes)
      await subject().restart()
      const { url } = subject().platform
      expect(toIds(await read(url, '/productions?take=500'))).toEqual(expect.arrayContaining(kept))
      const announced = (await readChanges(url, 0)).items.map(({ id }) => id)
      expect(announced).toEqual(expect.arrayContaining(kept))
      expect(toIds(await read(url, '/productions?take=500')).sort()).toEqual(announced.sort())
    }
  })

  it('has kept what it acknowledged before an orderly end', async () => {
    await put(subject().platform.url, 'production', makeProduction(1))
    expect(await subject().platform.end('SIGTERM')).toBe(0)
    await subject().restart()
    expect(toIds(await read(subject().platform.url, '/productions?ids=p0001'))).toEqual(['p0001'])
  })
})

describe('the platform as a process', () => {
  const dataDir = makeDataDir()
  afterAll(() => removeDataDir(dataDir))

  /** Runs one that is not to start. @returns its exit code and what it wrote */
  async function failToStart(env: Env): Promise<[number | null, string]> {
    const { child, output } = spawnPlatform({ DATA_DIR: dataDir, ...env })
    await once(child, 'close')
    return [child.exitCode, output()]
  }
  const lock = () => path.join(dataDir, 'platform.lock')

  it('says where it is when it is ready, and leaves no lock behind', async () => {
    const platform = await startTestPlatform({ DATA_DIR: dataDir })
    expect(existsSync(lock())).toBe(true)
    expect(platform.output()).toBe(`Platform: ${platform.url}\n`)
    expect(await platform.end('SIGINT')).toBe(0)
    expect(existsSync(lock())).toBe(false)
  })

  it('ends when its parent goes away', async () => {
    const { child } = spawnPlatform({ DATA_DIR: dataDir })
    await once(child, 'message')
    child.disconnect()
    await once(child, 'exit')
    expect([child.exitCode, existsSync(lock())]).toEqual([0, false])
  })

  it('leaves a database that is in use alone, and says by whom', async () => {
    const platform = await startTestPlatform({ DATA_DIR: dataDir })
    const pid = readFileSync(lock(), 'utf8').split('\n')[0]
    const [code, output] = await failToStart({})
    expect([code, output]).toEqual([
      1,
      `Database in use by process ${pid}: stop it, or set DATA_DIR to another directory than ${dataDir}.\n`,
    ])
    expect((await call(`${platform.url}/health`)).status).toBe(200)
    await platform.end()
  })

  it('takes over the lock of a process that is gone, also where another program has its number', async () => {
    for (const text of ['999999\n12345', `${process.pid}\n1`, '', 'x']) {
      writeFileSync(lock(), text)
      const platform = await startTestPlatform({ DATA_DIR: dataDir, DATABASE_URL: '' })
      await put(platform.url, 'article', makeArticle(1))
      expect(await platform.end()).toBe(0)
    }
  })

  it('lets one of several that start at once have the database, over a stale lock too', async () => {
    writeFileSync(lock(), '999999\n12345')
    const starts = [1, 2, 3].map(() => spawnPlatform({ DATA_DIR: dataDir }))
    const ends = starts.map(({ child }) => once(child, 'close'))
    const ready = await Promise.any(starts.map(({ child }) => once(child, 'message').then(() => child)))
    await Promise.all(ends.filter((_, at) => starts[at]?.child !== ready))
    const losers = starts.filter(({ child }) => child !== ready)
    for (const { child, output } of losers) {
      expect([child.exitCode, output()]).toEqual([1, expect.stringMatching(/^Database in use by process \d+: .*\n$/)])
    }
    ready.kill('SIGTERM')
    await Promise.all(ends)
    expect(existsSync(lock())).toBe(false)
  })

  it('makes a database that a first start left half made anew', async () => {
    const own = makeDataDir()
    mkdirSync(path.join(own, 'database.new/base'), { recursive: true })
    writeFileSync(path.join(own, 'database.new/PG_VERSION'), '18')
    const platform = await startTestPlatform({ DATA_DIR: own })
    expect(await platform.end()).toBe(0)
    expect(readdirSync(own)).not.toContain('database.new')
    removeDataDir(own)
  })

  it('says in one line that its port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await failToStart({ PLATFORM_PORT: String(port) })).toEqual([
      1,
      `Port ${port} is taken: stop the program that has it, or set PLATFORM_PORT.\n`,
    ])
    expect(existsSync(lock())).toBe(false)
    server.close()
  })

  it('says in one line that PostgreSQL does not answer', async () => {
    expect(await failToStart({ DATABASE_URL: 'postgres://postgres@127.0.0.1:4199/x' })).toEqual([
      1,
      'PostgreSQL does not answer: start it, or correct DATABASE_URL.\n',
    ])
  })

  it('says in one line that the data directory is none', async () => {
    const file = path.join(dataDir, 'file')
    writeFileSync(file, '')
    expect(await failToStart({ DATA_DIR: file })).toEqual([1, `${file} is no directory: set DATA_DIR to one.\n`])
  })

  it.each(['SITE_ID', 'PLATFORM_PASSWORD', 'WEBHOOK_SECRET'])('says in one line that %s is missing', async (name) => {
    expect(baseEnv()).toHaveProperty(name)
    expect(await failToStart({ [name]: '' })).toEqual([1, `${name} is missing: set it in the environment.\n`])
  })
})

describe('a platform whose PostgreSQL goes away', () => {
  it('says so, amid a transaction too, and lives on', async () => {
    const dataDir = makeDataDir()
    const postgres = await startPostgres()
    const DATABASE_URL = await makeDatabase(postgres.url)
    const platform = await startTestPlatform({ DATA_DIR: dataDir, DATABASE_URL })
    const lock = await holdLock(DATABASE_URL, 'lock table feed_entries')
    const write = put(platform.url, 'production', makeProduction(1))
    await lock.untilWaiting(1)
    postgres.stop()
    expect((await write).status).toBe(503)
    const answer = await read(platform.url, '/productions')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ])
    expect((await call(`${platform.url}/health`)).status).toBe(200)
    expect(await platform.end()).toBe(0)
    removeDataDir(dataDir)
  })
})
