/** One line for each fault that the site meets, and each only once a process. */

const MAX_LINES = 2000
const said = new Set<string>()

/** A page is generated again and again: what is wrong with it is said once. */
export function logOnce(line: string): void {
  if (said.has(line)) return
  if (said.size >= MAX_LINES) said.clear()
  said.add(line)
  console.warn(line)
}
