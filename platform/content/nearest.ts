/** Which of the words that are known a misspelt one was meant to be. */

/** How many letters have to be put in, taken out or changed to make one of the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** @param known one at least */
export const nearest = (word: string, known: readonly string[]): string | undefined =>
  known.toSorted(
    (a, b) => distance(word.toLowerCase(), a.toLowerCase()) - distance(word.toLowerCase(), b.toLowerCase()),
  )[0]
