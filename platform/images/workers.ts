/** How many pictures are made at once, and how many may wait; knows nothing of what is made. */

/** Refused because the line is full: the caller may come again in a moment. */
export class Busy extends Error {}

export class Workers {
  private readonly inFlight = new Map<string, Promise<Buffer>>()
  private readonly waiting: (() => void)[] = []
  private running = 0

  constructor(
    private readonly atOnce: number,
    private readonly longestLine: number,
  ) {}

  /** One making a key at a time: whoever asks for the same meanwhile gets the same answer. Throws Busy. */
  share(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.inFlight.get(key)
    if (known) return known
    const made = this.inTurn(make).finally(() => this.inFlight.delete(key))
    this.inFlight.set(key, made)
    return made
  }

  private async inTurn(make: () => Promise<Buffer>): Promise<Buffer> {
    await this.enter()
    try {
      return await make()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1
      return
    }
    if (this.waiting.length >= this.longestLine) throw new Busy('Too many pictures are waiting to be made.')
    await new Promise<void>((resolve) => this.waiting.push(resolve))
  }
}
