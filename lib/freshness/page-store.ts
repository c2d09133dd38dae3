/** What is stored of each address: its tags, when its render began, and so whether it is current. Knows no queue. */
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { now } from '@/lib/clock'
import { buildDir } from '@/lib/env'
import { toErrorText } from '@/lib/error-text'
import { toCalendarDay } from '@/lib/programme/days'
import { readBuiltPages } from './built-pages'
import { type PageHead, readPageFile, readPageHeads, removePageFile, type StoredPage, writePageFile } from './page-file'
import { tags } from './tags'

interface Entry {
  tags: ReadonlySet<string>
  /** When its render began, by the house's clock: what it says of today is as old as this. */
  datedAt: number
  isStale: boolean
  version: number
}

interface Announcement {
  order: number
  /** Epoch milliseconds. */
  at: number
  tags: ReadonlySet<string>
}

/** Milliseconds, by the house's clock, that a page with days in it is shown. */
const LONGEST_AGE = 300_000
/** Renewed before, so that nobody sees it that old. */
const RENEWAL_AGE = 240_000
/** Longer than any render takes. */
const MEMORY = 60_000
/** Bytes of pages in memory; all are on disk. */
const IN_MEMORY = 64 * 1024 * 1024

const sizeOf = ({ body, flight, segments }: StoredPage) =>
  [...segments.values()].reduce((sum, { length }) => sum + length, body.length + (flight?.length ?? 0)) + 1

export class PageStore {
  private readonly entries = new Map<string, Entry>()
  private readonly pages = new LRUCache<string, StoredPage>({ maxSize: IN_MEMORY, sizeCalculation: sizeOf })
  /** Of all that happens here: what was announced after a render began, the page does not show. */
  private order = 0
  private readonly begun = new Map<string, { order: number; datedAt: number }>()
  /** The latest: a page may have been read before, and be stored after. */
  private announced: Announcement[] = []
  private writing: Promise<unknown> = Promise.resolve()

  constructor(private readonly folder: () => string = () => path.join(buildDir(), 'pages')) {}

  /** Takes up what an earlier process stored; the first process takes up what the build made. */
  async open(): Promise<void> {
    const heads = await readPageHeads(this.folder())
    for (const head of heads ?? []) this.note(head, false)
    if (heads) return
    for await (const { page, ...head } of readBuiltPages()) {
      this.note(head, false)
      await writePageFile(this.folder(), head, page)
    }
  }

  /** Counts announcements, for what is made of many documents. */
  version = 0

  has = (address: string): boolean => this.entries.has(address)

  /** Another for each render. */
  versionOf = (address: string): number | undefined => this.entries.get(address)?.version

  isStale = (address: string): boolean => this.entries.get(address)?.isStale === true

  /** Whether all that is stored shows all that was announced. */
  isSettled = (): boolean => ![...this.entries.values()].some(({ isStale }) => isStale)

  /** What a page with days in it says of today may be wrong. */
  isTooOld(address: string): boolean {
    const entry = this.entries.get(address)
    return entry !== undefined && this.isAged(entry, LONGEST_AGE)
  }

  /** @returns the addresses that are to be rendered again, since time has passed */
  listAged = (): string[] =>
    [...this.entries].filter(([, entry]) => this.isAged(entry, RENEWAL_AGE)).map(([address]) => address)

  async read(address: string): Promise<StoredPage | undefined> {
    if (!this.entries.has(address)) return undefined
    const page = this.pages.get(address) ?? (await readPageFile(this.folder(), address))
    if (page) this.pages.set(address, page)
    else this.entries.delete(address)
    return page
  }

  /** To be called before a render reads anything. */
  begin(address: string): void {
    this.begun.set(address, { order: this.next(), datedAt: now() })
  }

  /** @param found tags of what the page shows */
  async put(address: string, page: StoredPage, found: readonly string[]): Promise<void> {
    const { order, datedAt } = this.begun.get(address) ?? { order: 0, datedAt: 0 }
    const head = { address, tags: [...found], datedAt }
    const overtaken = this.announced.some((one) => one.order > order && found.some((tag) => one.tags.has(tag)))
    this.pages.set(address, page)
    this.note(head, overtaken)
    await this.write(async () => {
      await writePageFile(this.folder(), head, page).catch(async (error) => {
        console.warn(`${address} is not kept for the next start: ${toErrorText(error)}`)
        await removePageFile(this.folder(), address)
      })
    })
  }

  async remove(address: string): Promise<void> {
    this.entries.delete(address)
    this.pages.delete(address)
    await this.write(() => removePageFile(this.folder(), address))
  }

  /** @returns the addresses that do not show everything any more */
  announce(changed: readonly string[]): string[] {
    const at = Date.now()
    const recent = this.announced.filter((one) => at - one.at < MEMORY)
    this.announced = [...recent, { order: this.next(), at, tags: new Set(changed) }]
    this.version += 1
    const stale = [...this.entries].filter(([, entry]) => changed.some((tag) => entry.tags.has(tag)))
    for (const [, entry] of stale) entry.isStale = true
    return stale.map(([address]) => address)
  }

  private note({ address, tags: found, datedAt }: PageHead, isStale: boolean): void {
    this.entries.set(address, { tags: new Set(found), datedAt, isStale, version: this.next() })
  }

  private next(): number {
    this.order += 1
    return this.order
  }

  private isAged({ tags: found, datedAt }: Entry, age: number): boolean {
    const at = now()
    return found.has(tags.clock) && (at - datedAt > age || toCalendarDay(at) !== toCalendarDay(datedAt))
  }

  /** One write at a time, in order. */
  private write(work: () => Promise<void>): Promise<void> {
    const done = this.writing.then(work)
    this.writing = done.catch(() => undefined)
    return done
  }
}

/** Of this process: Next's cache handler and the door have to see the same one. */
export const pageStore = new PageStore()
