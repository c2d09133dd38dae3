/** The way from a ticket button to the seats. */
import { toLoginAddress } from '@/components/account/paths'
import type { Runtime } from '@/lib/runtime'
import { readStoredProfile } from '@/store/user-profile/stored-profile'

function isOfPlatform(ticketUrl: string, { loyalty }: Runtime): boolean {
  if (loyalty === undefined || !URL.canParse(ticketUrl)) return false
  return new URL(ticketUrl).origin === new URL(loyalty).origin
}

/**
 * Whoever is logged in goes by the login, which takes them along to the platform's checkout: nothing that this needs
 * is of a page on which nobody buys.
 */
export function toTicketWay(ticketUrl: string, runtime: Runtime | undefined): string {
  const isTakenAlong = runtime && isOfPlatform(ticketUrl, runtime) && readStoredProfile() !== undefined
  return isTakenAlong ? toLoginAddress(ticketUrl) : ticketUrl
}
