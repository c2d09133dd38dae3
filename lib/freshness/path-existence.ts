/** Whether a path is answered, before it is rendered: what is not answered must not be stored, nor what has no end. */
import { LRUCache } from 'lru-cache'
import { getSlugs } from '@/lib/content-api/slugs'
import { toPathKind } from '@/lib/pages/known-paths'
import { type Segments, toAddress } from '@/lib/pages/path'
import { isAnswered } from '@/lib/pages/read-page'
import type { Registry } from '@/lib/pages/registry'
import { within } from '@/lib/within'

/** Milliseconds. */
const TRUSTED = 300_000
/** How long a visitor waits for the platform's word before the page is simply tried, milliseconds. */
const PATIENCE = 1_500
const MOST_ANSWERS = 10_000

/** `uncached`: shown to who asks for it, and stored nowhere, as a visitor could make up any number of such paths. */
export type Existence = 'none' | 'stored' | 'uncached'

export class PathExistence {
  private readonly answers = new LRUCache<string, boolean>({ max: MOST_ANSWERS, ttl: TRUSTED })

  private generation = 0

  /** @param isStored whether a page is stored at an address: where nobody can tell, it is better than none */
  constructor(private readonly isStored: (address: string) => boolean) {}

  async find(registry: Registry, segments: Segments): Promise<Existence> {
    const kind = toPathKind(registry, getSlugs(), segments)
    if (kind === 'none') return 'none'
    const address = toAddress(segments)
    const known = this.answers.get(address)
    if (known === false && this.isStored(address)) return 'stored'
    if (kind === 'known') return known === false ? 'none' : 'stored'
    const answered = known ?? (await this.ask(registry, segments, address))
    if (answered === false) return 'none'
    return (kind === 'finite' && answered) || this.isStored(address) ? 'stored' : 'uncached'
  }

  /** A render found that nothing answers. */
  noteAbsent(address: string): void {
    this.answers.set(address, false)
  }

  /** Whether a render found nothing, and nothing changed since. */
  isAbsent = (address: string): boolean => this.answers.get(address) === false

  /** After a change, everything may be otherwise. */
  forget(): void {
    this.generation += 1
    this.answers.clear()
  }

  private async ask(registry: Registry, segments: Segments, address: string): Promise<boolean | undefined> {
    const { generation } = this
    const answered = await within(PATIENCE, isAnswered(registry, segments)).catch(() => undefined)
    if (answered !== undefined && generation === this.generation) this.answers.set(address, answered)
    return answered
  }
}
