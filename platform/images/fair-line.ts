/** Who waits for a picture, and whose turn it is: addresses take turns, so that none holds up another. */

interface Place {
  address: string
  /** The original that is waited for; cuts of one picture let other pictures go ahead. */
  picture: string
}

export class FairLine<T extends Place> {
  /** In order of arrival; the address whose turn is next stands first. */
  private readonly byAddress = new Map<string, T[]>()

  constructor(private readonly longest: number) {}

  /** @returns who has to leave a line that is full: of the address, and there of the picture, with the most places */
  add(place: T): T | undefined {
    const places = this.byAddress.get(place.address)
    if (places) places.push(place)
    else this.byAddress.set(place.address, [place])
    const lengths = [...this.byAddress.values()].map(({ length }) => length)
    if (lengths.reduce((sum, length) => sum + length) <= this.longest) return undefined
    const [last] = mostOf(byPicture(mostOf(this.byAddress.values())))
    if (last) this.leave((other) => other === last)
    return last
  }

  /** Of an address's pictures the one with the fewest places, and there the newest: who asked before may be gone. */
  take(): T | undefined {
    for (const [address, places] of this.byAddress) {
      const next = fewestOf(byPicture(places)).at(-1)
      this.byAddress.delete(address)
      const rest = places.filter((place) => place !== next)
      if (rest.length > 0) this.byAddress.set(address, rest)
      return next
    }
    return undefined
  }

  /** @returns those who were in the line and have left it */
  leave(isLeaving: (place: T) => boolean): T[] {
    const left: T[] = []
    for (const [address, places] of this.byAddress) {
      const rest = places.filter((place) => !isLeaving(place))
      if (rest.length === places.length) continue
      left.push(...places.filter(isLeaving))
      if (rest.length > 0) this.byAddress.set(address, rest)
      else this.byAddress.delete(address)
    }
    return left
  }
}

function byPicture<T extends Place>(places: readonly T[]): T[][] {
  const groups = new Map<string, T[]>()
  for (const place of places) groups.set(place.picture, [...(groups.get(place.picture) ?? []), place])
  return [...groups.values()]
}

/** Of equals the last: who came first keeps the place. */
function mostOf<T>(groups: Iterable<T[]>): T[] {
  return [...groups].reduce((most, group) => (group.length >= most.length ? group : most), [])
}

/** Of equals the first. */
function fewestOf<T>(groups: readonly T[][]): T[] {
  return groups.reduce((fewest, group) => (group.length < fewest.length ? group : fewest), groups[0] ?? [])
}
