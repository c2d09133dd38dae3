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
  /** The day in Oslo at that moment, of a page with days in it. */
  day: string | undefined
  isStale: boolean
  version: number
  /** Counts what was asked for: the higher, the later. */
  askedAt: number
}

interface Announcement {
  order: number
  /** Epoch milliseconds. */
  at: number
  tags: ReadonlySet<string>
}

/** Milliseconds, by the house's clock, that a page with days in it is shown. */
const LONGEST_AGE = 300_000
/** Renewed before, a few at a time, so that nobody sees it that old. */
const RENEWAL_AGE = 120_000
/** Longer than any render takes. */
const MEMORY = 60_000
/** Bytes of pages in memory; all are on disk. */
const IN_MEMORY = 64 * 1024 * 1024

const isAged = ({ day, datedAt }: Entry, age: number, at: number, today: string) =>
  day !== undefined && (at - datedAt > age || day !== today)

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
  private writes = 0

  constructor(private readonly folder: () => string = () => path.join(buildDir(), 'pages')) {}

  /** Takes up what an earlier process stored; the first process takes up what the build made. */
  async open(): Promise<void> {
    const heads = await readPageHeads(this.folder())
    for (const head of heads ?? []) this.note(head)
    if (heads) return
    for await (const { page, ...head } of readBuiltPages()) {
      await this.keep(head, page)
    }
  }

  /** Counts announcements, for what is made of many documents. */
  version = 0

  has = (address: string): boolean => this.entries.has(address)

  /** Another for each render. */
  versionOf = (address: string): number | undefined => this.entries.get(address)?.version

  isStale = (address: string): boolean => this.entries.get(address)?.isStale === true

  /** To be called when a visitor asks for it. */
  noteAsked(address: string): void {
    const entry = this.entries.get(address)
    if (entry) entry.askedAt = this.next()
  }

  /** Whether all that is stored shows all that was announced. */
  isSettled(): boolean {
    const isWorking = this.begun.size > 0 || this.writes > 0
    return !isWorking && ![...this.entries.values()].some(({ isStale }) => isStale)
  }

  /** What a page with days in it says of today may be wrong. */
  isTooOld(address: string): boolean {
    const entry = this.entries.get(address)
    return entry?.day !== undefined && isAged(entry, LONGEST_AGE, now(), toCalendarDay(now()))
  }

  /** @returns the addresses that are to be rendered again, since time has passed */
  listAged(): string[] {
    const [at, day] = [now(), toCalendarDay(now())]
    return [...this.entries].filter(([, entry]) => isAged(entry, RENEWAL_AGE, at, day)).map(([address]) => address)
  }

  async read(address: string): Promise<StoredPage | undefined> {
    const version = this.versionOf(address)
    const known = this.pages.get(address)
    if (version === undefined || known) return known
    const page = await readPageFile(this.folder(), address)
    // Rendered anew while the file was read.
    if (this.versionOf(address) !== version) return this.read(address)
    if (page) this.pages.set(address, page)
    else this.entries.delete(address)
    return page
  }

  /** To be called before a render reads anything; one that is still under way has begun before. */
  begin(address: string): void {
    if (!this.begun.has(address)) this.begun.set(address, { order: this.next(), datedAt: now() })
  }

  /** To be called when a render has come to an end, whichever. */
  end(address: string): void {
    this.begun.delete(address)
  }

  /** @param found tags of what the page shows */
  async put(address: string, page: StoredPage, found: readonly string[]): Promise<void> {
    const { order, datedAt } = this.begun.get(address) ?? { order: 0, datedAt: 0 }
    const isStale = this.announced.some((one) => one.order > order && found.some((tag) => one.tags.has(tag)))
    this.pages.set(address, page)
    await this.keep({ address, tags: [...found], datedAt, isStale }, page)
  }

  async remove(address: string): Promise<void> {
    this.entries.delete(address)
    this.pages.delete(address)
    await this.write(() => removePageFile(this.folder(), address))
  }

  /** @returns the addresses that do not show everything any more, in the order of who is likely to ask for them first */
  announce(changed: readonly string[]): string[] {
    const at = Date.now()
    const recent = this.announced.filter((one) => at - one.at < MEMORY)
    this.announced = [...recent, { order: this.next(), at, tags: new Set(changed) }]
    this.version += 1
    const stale = [...this.entries].filter(([, entry]) => changed.some((tag) => entry.tags.has(tag)))
    for (const [, entry] of stale) entry.isStale = true
    return stale.toSorted(([, a], [, b]) => b.askedAt - a.askedAt).map(([address]) => address)
  }

  /** A page that cannot be written is shown by this process, and rendered anew by the next. */
  private async keep(head: PageHead, page: StoredPage): Promise<void> {
    this.note(head)
    await this.write(async () => {
      await writePageFile(this.folder(), head, page).catch(async (error) => {
        console.warn(`${head.address} is not kept for the next start: ${toErrorText(error)}`)
        // A disk that takes nothing gives nothing back either.
        await removePageFile(this.folder(), head.address).catch(() => undefined)
      })
    })
  }

  private note({ address, tags: found, datedAt, isStale }: PageHead): void {
    const day = found.includes(tags.clock) ? toCalendarDay(datedAt) : undefined
    const askedAt = this.entries.get(address)?.askedAt ?? 0
    this.entries.set(address, { tags: new Set(found), datedAt, day, isStale, version: this.next(), askedAt })
  }

  private next(): number {
    this.order += 1
    return this.order
  }

  /** One write at a time, in order. */
  private write(work: () => Promise<void>): Promise<void> {
    this.writes += 1
    const done = this.writing.then(work).finally(() => {
      this.writes -= 1
    })
    this.writing = done.catch(() => undefined)
    return done
  }
}
