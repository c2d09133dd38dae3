/** @returns each of them once, and none that is listed already. @param keyOf what makes two the same */
export function withoutDuplicates<T>(listed: readonly T[], more: readonly T[], keyOf: (one: T) => unknown): T[] {
  const known = new Set(listed.map((one) => keyOf(one)))
  return more.filter((one) => {
    const key = keyOf(one)
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}
