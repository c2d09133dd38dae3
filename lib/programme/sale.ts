/** The little that the browser needs of a showing to sell it. Decides nothing. */
import type { AgeLimit } from './age-limit'
import type { Sellable } from './availability'
import type { Showing } from './showing'
import { toPlaceName, toVersionWords } from './words'

/** Without what its film says already. */
export interface Sale extends Sellable {
  id: string
  place?: string
  /** ["2D", "Norsk tale"] */
  version?: readonly string[]
}

export interface Ticket extends Sale {
  title: string
  age?: AgeLimit
}

/** Only what is there: a page holds hundreds, and each key left out is left out of the page. */
export function toSale(showing: Showing, renderedAt: number): Sale {
  const { previousStart, onSaleAt, ticketUrl } = showing
  const place = toPlaceName(showing)
  const version = toVersionWords(showing)
  const comesOnSale = showing.status === 'notYetOnSale' || (onSaleAt !== undefined && onSaleAt > renderedAt)
  return {
    id: showing.id,
    start: showing.start,
    end: showing.end,
    status: showing.status,
    ...(showing.isStatusFixed && { isStatusFixed: true }),
    ...(previousStart !== undefined && { previousStart }),
    ...(onSaleAt !== undefined && comesOnSale && { onSaleAt }),
    ...(ticketUrl !== undefined && { ticketUrl }),
    ...(place !== undefined && { place }),
    ...(version.length > 0 && { version }),
  }
}

export function toTicket(showing: Showing, renderedAt: number): Ticket {
  const age = showing.production?.ageLimit
  return { ...toSale(showing, renderedAt), title: showing.title, ...(age !== undefined && { age }) }
}
