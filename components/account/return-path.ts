/** The way back from the login. Knows no state. */
import { ACCOUNT, CREATE, FORGOT, LOGIN, RETURN } from './paths'

const LONGEST = 2000

/** Rule 20, of its own here: the contract's schemas would be fetched for this alone. */
function isOwnPath(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a browser strips from an address is refused
  if (!/^\/(?![/\\])/.test(value) || /[\\\u0000-\u001f\u007f-\u009f]/.test(value)) return false
  const base = 'https://site.invalid'
  if (!URL.canParse(value, base)) return false
  const { origin, pathname } = new URL(value, base)
  return origin === base && !pathname.startsWith('//')
}

const isForm = (path: string) => [LOGIN, CREATE, FORGOT].some((form) => path.split(/[?#]/)[0] === form)

/** @param search of the form's address: anything. @returns a path of this site, and never that of a form */
export function toReturnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN) ?? ''
  return wanted.length <= LONGEST && isOwnPath(wanted) && !isForm(wanted) ? wanted : ACCOUNT
}
