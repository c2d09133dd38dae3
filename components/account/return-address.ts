/** The way on from the login. */
import { isSitePath } from '@/contract/site-path'
import { ACCOUNT, CREATE, FORGOT, LOGIN, RETURN } from './paths'

const LONGEST = 2000

const isForm = (path: string) => [LOGIN, CREATE, FORGOT].some((form) => path.split(/[?#]/)[0] === form)

/** @returns as the browser would read it; undefined where that is no page of the platform */
function toPlatformAddress(wanted: string, platform: string): string | undefined {
  if (!URL.canParse(wanted)) return undefined
  const { href } = new URL(wanted)
  return href.startsWith(`${platform}/`) ? href : undefined
}

/**
 * @param search   of the form's address: anything
 * @param platform origin of the platform
 * @returns a path of this site, and never that of a form; or an address of the platform, such as a checkout
 */
export function toReturnAddress(search: string, platform: string): string {
  const wanted = new URLSearchParams(search).get(RETURN) ?? ''
  if (wanted.length > LONGEST) return ACCOUNT
  if (isSitePath(wanted)) return isForm(wanted) ? ACCOUNT : wanted
  return toPlatformAddress(wanted, platform) ?? ACCOUNT
}
