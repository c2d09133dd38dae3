'use client'
/** A ticket button as the link that it is where a ticket can be had: to the seats, with whoever is logged in. */
import type { ReactNode, SyntheticEvent } from 'react'
import { toLoginAddress } from '@/components/account/paths'
import type { PageContext } from '@/lib/pages/page-data'
import type { Availability } from '@/lib/programme/availability'
import type { Ticket } from '@/lib/programme/sale'
import type { Runtime } from '@/lib/runtime'
import { readStoredProfile } from '@/store/user-profile/stored-profile'
import styles from './ticket-button.module.css'

function isOfPlatform(ticketUrl: string, { loyalty }: Runtime): boolean {
  if (loyalty === undefined || !URL.canParse(ticketUrl)) return false
  return new URL(ticketUrl).origin === new URL(loyalty).origin
}

/**
 * Whoever is logged in goes by the login, which takes them along to the platform's checkout: nothing that this needs
 * is of a page on which nobody buys.
 */
function toTicketWay(ticketUrl: string, runtime: Runtime | undefined): string {
  const isTakenAlong = runtime && isOfPlatform(ticketUrl, runtime) && readStoredProfile() !== undefined
  return isTakenAlong ? toLoginAddress(ticketUrl) : ticketUrl
}

interface TicketLinkProps {
  ticket: Ticket
  state: Availability['state']
  name: string
  runtime: PageContext['runtime']
  children: ReactNode
}

/** Who is logged in is asked when the link is about to be followed, with whatever is at hand: any button, a key, a menu. */
export function TicketLink({ ticket: { id, title, ticketUrl = '' }, state, name, runtime, children }: TicketLinkProps) {
  const point = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = toTicketWay(ticketUrl, runtime)
  }
  return (
    <a
      className={styles.ticket}
      data-state={state}
      data-ticket={id}
      data-item-name={title}
      href={ticketUrl}
      aria-label={name}
      onPointerDown={point}
      onFocus={point}
      onClick={point}
    >
      {children}
    </a>
  )
}
