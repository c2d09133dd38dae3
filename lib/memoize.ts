/** Keeps what a pure function gave, where asking it again costs more than looking it up. */

/** @returns what `make` gives, made when it is first asked for: a formatter of Intl costs milliseconds, used or not */
export function once<V>(make: () => V): () => V {
  let made: { value: V } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** @param most of which are kept: hostile content may ask for any number. @returns the same function, faster */
export function memoize<K extends string | number, V>(read: (key: K) => V, most = 2_000): (key: K) => V {
  const known = new Map<K, { value: V }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.value
    if (known.size >= most) known.clear()
    const value = read(key)
    known.set(key, { value })
    return value
  }
}
