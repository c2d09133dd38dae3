/** One call at a time for each key: whoever asks meanwhile gets the answer that is under way. */

/** @returns the same function, shared by all who call it with the same key while it runs */
export function singleFlight<V>(run: () => Promise<V>): () => Promise<V>
export function singleFlight<K, V>(run: (key: K) => Promise<V>): (key: K) => Promise<V>
export function singleFlight<K, V>(run: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const running = new Map<K, Promise<V>>()
  return (key) => {
    const known = running.get(key)
    if (known) return known
    const started = run(key).finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
