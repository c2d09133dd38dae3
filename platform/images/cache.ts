/** Bytes by key on disk, within a bound. The least recently used go first. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

const keyPattern = /^[0-9a-f]{64}$/

export interface Kept {
  size: number
  /** Read as it is taken, so that a slow reader holds no more than a piece of it. It holds a file open until its end. */
  body: Readable
}

export class DiskCache {
  /** In order of use, oldest first. A file's modification time carries the order over a restart. */
  private readonly entries = new Map<string, number>()
  private total = 0
  private uses = 0

  private constructor(
    private readonly directory: string,
    private readonly largest: number,
    private readonly now: () => number,
  ) {}

  /** Opens a directory of its own, takes up what an earlier process left and clears its half-written files. */
  static async open(directory: string, largest: number, now: () => number): Promise<DiskCache> {
    const cache = new DiskCache(directory, largest, now)
    await mkdir(directory, { recursive: true })
    await cache.takeUp()
    return cache
  }

  /** `key` is 64 hexadecimal digits. Undefined where it is not, or no longer, kept. */
  async get(key: string): Promise<Kept | undefined> {
    const size = this.entries.get(key)
    if (size === undefined) return undefined
    const file = await open(this.file(key)).catch(() => undefined)
    const found = await file?.stat()
    if (!file || found?.size !== size) {
      await file?.close()
      await this.forget(key)
      return undefined
    }
    this.note(key, size)
    const used = this.nextUse()
    await file.utimes(used, used).catch(() => undefined)
    return { size, body: file.createReadStream() }
  }

  /** Written beside its place and renamed: a reader, or a killed process, never leaves or meets half a file. */
  async set(key: string, bytes: Buffer): Promise<void> {
    if (!keyPattern.test(key)) throw new Error('A cache key is 64 hexadecimal digits.')
    if (bytes.length > this.largest) return
    const half = path.join(this.directory, `${randomUUID()}.part`)
    try {
      await writeFile(half, bytes)
      const used = this.nextUse()
      await utimes(half, used, used)
      await rename(half, this.file(key))
    } catch (error) {
      await rm(half, { force: true })
      throw error
    }
    this.note(key, bytes.length)
    await this.evict()
  }

  private async takeUp(): Promise<void> {
    const found: { name: string; size: number; used: number }[] = []
    for (const name of await readdir(this.directory)) {
      const file = path.join(this.directory, name)
      if (!keyPattern.test(name)) {
        if (name.endsWith('.part')) await rm(file, { force: true })
        continue
      }
      const { size, mtimeMs } = await stat(file)
      found.push({ name, size, used: mtimeMs })
    }
    for (const { name, size } of found.sort((a, b) => a.used - b.used)) this.note(name, size)
    await this.evict()
  }

  private async evict(): Promise<void> {
    for (const key of this.entries.keys()) {
      if (this.total <= this.largest) return
      await this.forget(key)
    }
  }

  private note(key: string, size: number): void {
    this.total += size - (this.entries.get(key) ?? 0)
    this.entries.delete(key)
    this.entries.set(key, size)
  }

  private async forget(key: string): Promise<void> {
    this.total -= this.entries.get(key) ?? 0
    this.entries.delete(key)
    await rm(this.file(key), { force: true })
  }

  /** Seconds; two uses within one tick of the clock still differ. */
  private nextUse(): number {
    this.uses += 1
    return this.now() / 1000 + (this.uses % 1000) / 1e6
  }

  private file(key: string): string {
    return path.join(this.directory, key)
  }
}
