/** From an endpoint to the address that is asked: placeholders and query. */

export type Params = Readonly<Record<string, string | number>>
/** A list is repeated (`filter=a&filter=b`, rule 11); undefined is left out. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

/** These would make another path of it, even encoded. */
const NO_SEGMENT = /^\.{0,2}$/

/**
 * @param path with `:name` segments
 * @throws Error that names the placeholder for which there is no value, or none that can be a segment
 */
export function fillPath(path: string, params: Params): string {
  return path.replace(/\/:(\w+)/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? String(params[name]) : ''
    if (NO_SEGMENT.test(value)) throw new Error(`The path ${path} wants a value for :${name}`)
    return `/${encodeURIComponent(value)}`
  })
}

/** @returns without the question mark, every value encoded once, a space as %20 */
export function toQueryString(query: Query): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) pairs.append(name, String(one))
  }
  return pairs.toString().replaceAll('+', '%20')
}
