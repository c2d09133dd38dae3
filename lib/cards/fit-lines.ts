/** Breaks a text into lines of at most a width, at the largest size at which it fits. Pure. */

type Measure = (text: string, size: number) => number

interface Frame {
  width: number
  height: number
  /** Between base lines, in parts of the size. */
  leading: number
  /** The largest first. */
  sizes: readonly number[]
}

/** A word that is wider than the line is parted where it has to be. */
function partWord(word: string, fits: (text: string) => boolean): string[] {
  const parts = ['']
  for (const sign of word) {
    const longer = `${parts.at(-1)}${sign}`
    if (fits(longer) || parts.at(-1) === '') parts[parts.length - 1] = longer
    else parts.push(sign)
  }
  return parts
}

function breakLines(text: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  const words = text.split(/\s+/).filter(Boolean)
  for (const word of words.flatMap((one) => (fits(one) ? [one] : partWord(one, fits)))) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** @returns the lines and their size; what does not fit at the smallest is left out, with an ellipsis */
export function fitLines(
  text: string,
  measure: Measure,
  { width, height, leading, sizes }: Frame,
): { size: number; lines: string[] } {
  const countAt = (size: number) => Math.max(1, Math.floor(height / (size * leading)))
  const fitsAt = (size: number) => (line: string) => measure(line, size) <= width
  for (const size of sizes) {
    const lines = breakLines(text, fitsAt(size))
    const isWhole = text.split(/\s+/).every(fitsAt(size))
    if (lines.length <= countAt(size) && isWhole) return { size, lines }
  }
  const size = sizes.at(-1) ?? 1
  const all = breakLines(text, fitsAt(size))
  const lines = all.slice(0, countAt(size))
  if (all.length === lines.length) return { size, lines }
  let last = `${lines.at(-1)}…`
  while (last.length > 1 && !fitsAt(size)(last)) last = `${last.slice(0, -2).trimEnd()}…`
  return { size, lines: [...lines.slice(0, -1), last] }
}
