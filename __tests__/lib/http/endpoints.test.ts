/** The calls as the specification lists them: name, method, address below its base, and who vouches for it. */

import { toQueryString } from '@/lib/http/address'
import { type Endpoint, loyaltyEndpoints, platformEndpoints, runtimeEndpoints } from '@/lib/http/endpoints'

const endpoints: Record<string, Endpoint> = { ...loyaltyEndpoints, ...runtimeEndpoints, ...platformEndpoints }

const inWords = ({ method, base, path, auth, query = {} }: Endpoint) =>
  [method, base, [path, toQueryString(query)].filter(Boolean).join('?'), 'by', auth ?? 'nobody'].join(' ')

it.each([
  ['S7.5, S7.22', 'login', 'POST loyalty /LoginDx by nobody'],
  ['S7.5, S7.22', 'forgotPassword', 'POST loyalty /ForgotPasswordDx by nobody'],
  ['S7.5, S7.22', 'switchTokensDx', 'POST loyalty /SwitchTokensDx by nobody'],
  ['S7.5, S7.23', 'movieInfo', 'GET loyalty /GetMovieByEdiDx by nobody'],
  ['S7.5, S7.23', 'reviews', 'GET loyalty /GetReviewsByEdiDx?skip=0&take=20 by nobody'],
  ['S7.5, S7.24', 'tickets', 'GET loyalty /GetTicketsDx by bearer'],
  ['S7.5, S7.24', 'watchlist', 'GET loyalty /GetWatchlistDx by bearer'],
  ['S7.5, S7.24', 'addMovieToWatchList', 'POST loyalty /AddToWatchlistDx by bearer'],
  ['S7.5, S7.16', 'events', 'GET runtime /sites/:site/basic_events by nobody'],
  ['S7.18, S7.20', 'sites', 'GET data /sites by basic'],
  ['S7.18, S7.20', 'platformEvents', 'GET data /sites/:siteId/events by basic'],
  ['S7.21', 'token', 'POST identity /connect/token by nobody'],
  ['S7.19, S7.21', 'blockData', 'GET management /site/:siteId/block-data?stable=1 by bearer'],
  ['S7.19, S7.21', 'article', 'GET management /site/:siteId/article?stable=1 by bearer'],
])('%s: %s is %s', (_, name, call) => {
  const endpoint = endpoints[name]
  expect(endpoint && inWords(endpoint)).toBe(call)
})
