/** Every call that the site makes, by name: method, base, path and who vouches for it. Knows no address of a host. */

/** Base addresses contain their prefix: data ends in /v1, runtime in /runtime, loyalty in the partner's own. */
export type Base = 'data' | 'runtime' | 'management' | 'identity' | 'loyalty'

export interface Endpoint {
  method: 'GET' | 'POST'
  base: Base
  /** Segments that begin with a colon are placeholders. */
  path: string
  /** Left out where nobody vouches for the call. */
  auth?: 'basic' | 'bearer'
  /** What is sent where the caller says nothing else. */
  query?: Readonly<Record<string, string | number>>
}

const STABLE = { stable: 1 }
const FIRST_REVIEWS = { skip: 0, take: 20 }

/** Spec S7.5 to S7.15, here and below with the contract's paths. */
export const loyaltyEndpoints = {
  login: { method: 'POST', base: 'loyalty', path: '/LoginDx' },
  forgotPassword: { method: 'POST', base: 'loyalty', path: '/ForgotPasswordDx' },
  createUser: { method: 'POST', base: 'loyalty', path: '/CreateUserDx' },
  logout: { method: 'POST', base: 'loyalty', path: '/LogoutDx' },
  switchTokensDx: { method: 'POST', base: 'loyalty', path: '/SwitchTokensDx' },
  movieInfo: { method: 'GET', base: 'loyalty', path: '/GetMovieByEdiDx' },
  reviews: { method: 'GET', base: 'loyalty', path: '/GetReviewsByEdiDx', query: FIRST_REVIEWS },
  tickets: { method: 'GET', base: 'loyalty', path: '/GetTicketsDx', auth: 'bearer' },
  watchlist: { method: 'GET', base: 'loyalty', path: '/GetWatchlistDx', auth: 'bearer' },
  addMovieToWatchList: { method: 'POST', base: 'loyalty', path: '/AddToWatchlistDx', auth: 'bearer' },
} as const satisfies Record<string, Endpoint>

/** Spec S7.16 and S7.17. */
export const runtimeEndpoints = {
  events: { method: 'GET', base: 'runtime', path: '/sites/:site/basic_events' },
} as const satisfies Record<string, Endpoint>

/** Spec S7.18 to S7.24: asked by the server only. */
export const platformEndpoints = {
  sites: { method: 'GET', base: 'data', path: '/sites', auth: 'basic' },
  productions: { method: 'GET', base: 'data', path: '/sites/:siteId/productions', auth: 'basic' },
  platformEvents: { method: 'GET', base: 'data', path: '/sites/:siteId/events', auth: 'basic' },
  slugs: { method: 'GET', base: 'data', path: '/sites/:siteId/slugs', auth: 'basic' },
  changes: { method: 'GET', base: 'data', path: '/sites/:siteId/changes', auth: 'basic' },
  token: { method: 'POST', base: 'identity', path: '/connect/token' },
  blockData: { method: 'GET', base: 'management', path: '/site/:siteId/block-data', auth: 'bearer', query: STABLE },
  article: { method: 'GET', base: 'management', path: '/site/:siteId/article', auth: 'bearer', query: STABLE },
} as const satisfies Record<string, Endpoint>
