import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { DiskCache } from '@/platform/images/cache'

const keyOf = (letter: string) => letter.repeat(64)
const bytes = (letter: string, length = 10) => Buffer.alloc(length, letter)

async function read(cache: DiskCache, key: string): Promise<Buffer | undefined> {
  const kept = await cache.get(key)
  return kept && buffer(kept.body)
}

describe('the cache on disk', () => {
  let directory: string
  let time = 0
  const open = (largest: number) => DiskCache.open(directory, largest, () => ++time * 1000)

  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'image-cache-'))
  })
  afterEach(() => rm(directory, { recursive: true, force: true }))

  it('gives back what was kept, and after a restart too', async () => {
    const cache = await open(100)
    await cache.set(keyOf('a'), bytes('a'))
    expect(await read(cache, keyOf('a'))).toEqual(bytes('a'))
    expect(await read(await open(100), keyOf('a'))).toEqual(bytes('a'))
    expect(await read(cache, keyOf('b'))).toBeUndefined()
  })

  it('stays within its bound; what was used last stays', async () => {
    const cache = await open(30)
    for (const letter of ['a', 'b', 'c']) await cache.set(keyOf(letter), bytes(letter))
    await read(cache, keyOf('a'))
    await cache.set(keyOf('d'), bytes('d'))
    expect((await readdir(directory)).sort()).toEqual([keyOf('a'), keyOf('c'), keyOf('d')])
  })

  it('remembers over a restart what was used last', async () => {
    const first = await open(30)
    for (const letter of ['a', 'b', 'c']) await first.set(keyOf(letter), bytes(letter))
    await read(first, keyOf('a'))
    await open(20)
    expect((await readdir(directory)).sort()).toEqual([keyOf('a'), keyOf('c')])
  })

  it('counts an entry that is written again once', async () => {
    const cache = await open(30)
    for (const letter of ['a', 'b', 'b', 'b', 'c']) await cache.set(keyOf(letter), bytes(letter))
    expect((await readdir(directory)).length).toBe(3)
  })

  it('does not keep what is larger than the whole cache', async () => {
    const cache = await open(30)
    await cache.set(keyOf('a'), bytes('a'))
    await cache.set(keyOf('b'), bytes('b', 31))
    expect(await readdir(directory)).toEqual([keyOf('a')])
  })

  it('drops what was cut short or deleted behind its back', async () => {
    const cache = await open(100)
    await cache.set(keyOf('a'), bytes('a'))
    await cache.set(keyOf('b'), bytes('b'))
    await truncate(path.join(directory, keyOf('a')), 3)
    await rm(path.join(directory, keyOf('b')))
    expect(await read(cache, keyOf('a'))).toBeUndefined()
    expect(await read(cache, keyOf('b'))).toBeUndefined()
  })

  it('clears half-written files of a killed process and leaves files that are not its own', async () => {
    await writeFile(path.join(directory, 'x.part'), 'half')
    await writeFile(path.join(directory, '.gitignore'), '*')
    await open(100)
    expect(await readdir(directory)).toEqual(['.gitignore'])
  })

  it('refuses a key that could name another file', async () => {
    const cache = await open(100)
    await expect(cache.set('../outside', bytes('a'))).rejects.toThrow('64 hexadecimal digits')
  })
})
