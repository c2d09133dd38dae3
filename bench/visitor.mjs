/** Somebody with an account, for what is measured or pictured logged in. */
import { createVisitor, toStorage } from '../e2e/visitor.mjs'
import { PLATFORM, readAll, SITE } from './house.mjs'

/**
 * A visitor with a ticket and films in the watch list.
 * @param {number} now epoch milliseconds
 * @returns the path of a film with reviews, and the browser's storage
 */
export async function settleVisitor(now) {
  const films = await readAll('productions?filter=objectClass:eq:movie')
  const events = await readAll(`events?from=${now}`)
  const event = events.find(
    ({ status, ticketUrl, production }) =>
      status === 'onSale' && ticketUrl?.startsWith(PLATFORM) && films.some(({ id }) => id === production.id),
  )
  const film = films.find(({ id }) => id === event.production.id)
  const user = { partner: 118, userName: 'Kari', email: 'kari@post.example', password: 'tre små fisker i fjorden' }
  const visitor = await createVisitor(PLATFORM, user)
  const listed = films.filter(({ ediNumber }) => ediNumber !== undefined).slice(0, 4)
  for (const { ediNumber } of listed) await visitor.addFilm(ediNumber)
  await visitor.buy(event.id, 2)
  return { path: `/${encodeURIComponent(film.parentSlug)}`, storage: toStorage(SITE, visitor.profile) }
}
