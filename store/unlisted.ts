/** @returns each of them once, and none that is listed already. @param keyOf what makes two the same */
export function unlisted<T>(items: readonly T[], more: readonly T[], keyOf: (one: T) => unknown): T[] {
  const known = new Set(items.map((one) => keyOf(one)))
  return more.filter((one) => {
    const key = keyOf(one)
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}
