/** Where the account area stands, and the way back from its login. Knows no state. */

export const ACCOUNT = '/konto'
export const LOGIN = '/konto/logg-inn'
export const CREATE = '/konto/ny'
export const FORGOT = '/konto/glemt-passord'
export const TICKETS = '/konto/billetter'
export const WATCH_LIST = '/konto/se-liste'

const RETURN = 'tilbake'
const LONGEST = 2000

/** @param address path with query, of the page that the visitor comes back to */
export const toLoginAddress = (address: string, form: typeof LOGIN | typeof CREATE | typeof FORGOT = LOGIN): string =>
  `${form}?${new URLSearchParams({ [RETURN]: address })}`

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
