/** The way back from the login. */
import { isSitePath } from '@/contract/site-path'
import { ACCOUNT, CREATE, FORGOT, LOGIN, RETURN } from './paths'

const LONGEST = 2000

const isForm = (path: string) => [LOGIN, CREATE, FORGOT].some((form) => path.split(/[?#]/)[0] === form)

/** @param search of the form's address: anything. @returns a path of this site, and never that of a form */
export function toReturnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN) ?? ''
  return wanted.length <= LONGEST && isSitePath(wanted) && !isForm(wanted) ? wanted : ACCOUNT
}
