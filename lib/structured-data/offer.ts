/** What a ticket costs and whether there are any, as schema.org's Offer. Pure. */
import type { ItemAvailability, Offer, PriceSpecification } from 'schema-dts'
import type { Price } from '@/contract/parts'
import type { Availability } from '@/lib/programme/availability'
import { toOsloTime } from '@/lib/programme/oslo-time'
import type { Showing } from '@/lib/programme/showing'

const AVAILABILITY: Partial<Record<Availability['state'], ItemAvailability>> = {
  onSale: 'https://schema.org/InStock',
  moved: 'https://schema.org/InStock',
  free: 'https://schema.org/InStock',
  fewLeft: 'https://schema.org/LimitedAvailability',
  soldOut: 'https://schema.org/SoldOut',
  notYetOnSale: 'https://schema.org/PreOrder',
}

const FREE: Price = { from: 0, currency: 'NOK' }
const toKroner = (ore: number) => ore / 100

/** The lowest price stands on the offer; where there are several, their span beside it. */
function toPrices({ from, to = from, currency }: Price) {
  const price = { price: toKroner(from), priceCurrency: currency }
  if (to <= from) return price
  const span: PriceSpecification = {
    '@type': 'PriceSpecification',
    minPrice: toKroner(from),
    maxPrice: toKroner(to),
    priceCurrency: currency,
  }
  return { ...price, priceSpecification: span }
}

/**
 * @param page the address of the showing's page, for what has no ticket address
 * @returns undefined where nothing is offered: cancelled, postponed, passed, or nothing said of a price
 */
export function toOffer(showing: Showing, { state, price }: Availability, page: string): Offer | undefined {
  const availability = AVAILABILITY[state]
  const paid = state === 'free' ? FREE : price
  if (availability === undefined || paid === undefined) return undefined
  const validFrom = showing.onSaleAt === undefined ? undefined : toOsloTime(showing.onSaleAt)
  return {
    '@type': 'Offer',
    ...toPrices(paid),
    availability,
    url: showing.ticketUrl === undefined ? page : new URL(showing.ticketUrl, page).href,
    ...(validFrom !== undefined && { validFrom }),
  }
}
