/** How many pictures are made at once, and for whom. */
import { FairLine } from './fair-line'

/** Refused because the line is full: the caller may come again in a moment. */
export class Busy extends Error {}

export interface Asker {
  /** Askers of one address take turns with those of another. */
  address: string
  /** The original, of which there may be many keys. */
  picture: string
  /** Ends the wait: what nobody waits for any more is not begun. */
  signal: AbortSignal
}

interface Waiting extends Asker {
  key: string
  make: () => Promise<Buffer>
  resolve: (bytes: Buffer) => void
  reject: (reason: unknown) => void
}

export class Workers {
  private readonly running = new Map<string, Promise<Buffer>>()
  private readonly line: FairLine<Waiting>

  constructor(
    private readonly atOnce: number,
    longestLine: number,
  ) {
    this.line = new FairLine(longestLine)
  }

  /** One making a key at a time: whoever asks for the same meanwhile gets the same answer. Throws Busy. */
  share(key: string, asker: Asker, make: () => Promise<Buffer>): Promise<Buffer> {
    return (
      this.running.get(key) ??
      new Promise((resolve, reject) => {
        const { signal } = asker
        signal.throwIfAborted()
        const place = { ...asker, key, make, resolve, reject }
        signal.addEventListener('abort', () => {
          this.line.leave((other) => other === place)
          reject(signal.reason)
        })
        this.line.add(place)?.reject(new Busy('Too many pictures are waiting to be made.'))
        this.begin()
      })
    )
  }

  private begin(): void {
    if (this.running.size >= this.atOnce) return
    const next = this.line.take()
    if (!next) return
    const made = next.make().finally(() => {
      this.running.delete(next.key)
      this.begin()
    })
    this.running.set(next.key, made)
    const sharing = [next, ...this.line.leave(({ key }) => key === next.key)]
    for (const { resolve, reject } of sharing) made.then(resolve, reject)
  }
}
