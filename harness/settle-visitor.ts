/** Somebody with an account, for what is measured or pictured logged in. */
import type { Event } from '@/contract/event'
import type { Production } from '@/contract/production'
import { known, PLATFORM, readAll, SITE } from './measured-site'
import { createVisitor, toStorage } from './visitor'

/**
 * A visitor with a ticket and films in the watch list.
 * @param now epoch milliseconds
 * @returns the path of a film with reviews, and the browser's storage
 */
export async function settleVisitor(now: number) {
  const films = await readAll<Production>('productions?filter=objectClass:eq:movie')
  const events = await readAll<Event>(`events?from=${now}`)
  const toFilm = (event: Event) => films.find(({ id }) => id === event.production.id)
  const isSold = ({ status, ticketUrl }: Event) => status === 'onSale' && ticketUrl?.startsWith(PLATFORM)
  const event = known(events.find((one) => isSold(one) && toFilm(one)))
  const film = known(toFilm(event))
  const user = { partner: 118, userName: 'Kari', email: 'kari@post.example', password: 'tre små fisker i fjorden' }
  const visitor = await createVisitor(PLATFORM, user)
  const listed = films.flatMap(({ ediNumber }) => ediNumber ?? []).slice(0, 4)
  for (const ediNumber of listed) await visitor.addFilm(ediNumber)
  await visitor.buy(event.id, 2)
  return { path: `/${encodeURIComponent(film.parentSlug)}`, storage: toStorage(SITE, visitor.profile) }
}
