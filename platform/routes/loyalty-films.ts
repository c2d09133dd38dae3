/** The loyalty calls that anybody may make: a film, and what its visitors think of it. */
import type { FastifyInstance } from 'fastify'
import type { AccountContext } from '@/platform/accounts/context'
import { type PartnerParams, readPartner } from '@/platform/accounts/partner'
import { LONGEST_EDI } from '@/platform/documents/collections'
import { HttpProblem } from '@/platform/http/problem'
import { type Query, readPaging, readText } from '@/platform/http/query'
import { loadMovieByEdi, toMovieDx } from '@/platform/movies/movies'
import { listReviews } from '@/platform/movies/reviews'

interface Route {
  Params: PartnerParams
  Querystring: Query
}

const REVIEWS = { default: 20, max: 100 }

function readEdi(query: Query): string {
  const edi = readText(query, 'ediNumber') ?? ''
  if (edi === '' || edi.length > LONGEST_EDI) throw new HttpProblem(400, `ediNumber has 1 to ${LONGEST_EDI} characters`)
  return edi
}

export function loyaltyFilmRoutes(app: FastifyInstance, { db, siteId }: AccountContext): void {
  app.get<Route>('/GetMovieByEdiDx', async ({ params, query }) => {
    const partner = readPartner(params)
    const movie = await loadMovieByEdi(db, siteId, readEdi(query))
    if (!movie) throw new HttpProblem(404, 'there is no film of that number')
    const [answer] = await toMovieDx(db, partner, [movie])
    return answer
  })
  app.get<Route>('/GetReviewsByEdiDx', async ({ params, query }) => {
    const partner = readPartner(params)
    return await listReviews(db, { site: siteId, partner, edi: readEdi(query), ...readPaging(query, REVIEWS) })
  })
}
