/** The button of a showing in a list that names its film once; made again for another showing only. */
import { memo } from 'react'
import { LiveTicketButton } from '@/components/programme/tickets/ticket-button.client'
import type { ListedFilm, ListedShowing, ListingContext } from './listing'

interface ListedTicketButtonProps {
  film: ListedFilm
  showing: ListedShowing
  context: ListingContext
}

function ListedTicketButtonView({ film, showing, context }: ListedTicketButtonProps) {
  const ticket = { ...showing, title: film.title, ...(film.age !== undefined && { age: film.age }) }
  return <LiveTicketButton ticket={ticket} renderedAt={context.generatedAt} runtime={context.runtime} />
}

export const ListedTicketButton = memo(ListedTicketButtonView)
