/** Rule 20: what is a path of this site. Without valibot, since a browser needs it where no document is read. */

const BASE = 'https://site.invalid'

/**
 * @param value anything, from a document or an address
 * @returns whether a browser that follows it stays on the site; also where it takes `\` for `/`, leaves out control characters or goes up by `..`
 */
export function isSitePath(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a browser strips from an address is refused
  if (!value.startsWith('/') || /[\\\u0000-\u001f\u007f-\u009f]/.test(value)) return false
  if (!URL.canParse(value, BASE)) return false
  const { origin, pathname } = new URL(value, BASE)
  return origin === BASE && !pathname.startsWith('//')
}
