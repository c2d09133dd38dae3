/** The calls of the account area (S7.7 to S7.15), with our names on both sides. */
import { createClient } from '@/lib/http/client'
import { loyaltyEndpoints } from '@/lib/http/endpoints'
import { HttpError, type HttpErrorView } from '@/lib/http/errors'
import type { Profile } from '@/store/user-profile/stored-profile'
import {
  type ListOf,
  type Movie,
  type Review,
  type Ticket,
  toCreatedProfile,
  toLoginProfile,
  toMovie,
  toMovies,
  toReviews,
  toSessionToken,
  toTickets,
} from './answers'
import { createSession } from './session'

export interface Credentials {
  email: string
  password: string
}

export interface NewUser extends Credentials {
  userName: string
}

/** Which page of a list: from the beginning where left out; the server decides how many. */
interface PageQuery {
  skip?: number
  signal: AbortSignal
}

export interface LoyaltyApi {
  /** Whose pages know the visitor by the session's cookie. */
  origin: string
  login(credentials: Credentials, signal: AbortSignal): Promise<Profile>
  createUser(user: NewUser, signal: AbortSignal): Promise<Profile>
  forgotPassword(email: string, signal: AbortSignal): Promise<void>
  /** Revokes the token at the server. @param endsCookie whether the checkout's cookie in this browser goes with it */
  logout(token: string, options: { endsCookie: boolean }): Promise<void>
  /** Exchanges the stored profile's token for a session. */
  switchTokens(): Promise<void>
  endSession(): void
  getMovie(ediNumber: string, signal: AbortSignal): Promise<Movie>
  getReviews(ediNumber: string, page: PageQuery): Promise<ListOf<Review>>
  /** The document is what the server sent, to be kept. */
  getTickets(page: PageQuery): Promise<ListOf<Ticket> & { document: unknown }>
  getWatchList(page: PageQuery): Promise<ListOf<Movie>>
  /** @returns whether the server confirms */
  addMovie(movieId: number, signal: AbortSignal): Promise<boolean>
}

export interface LoyaltySettings {
  url: string
  /** The stored profile's token as it is now. */
  getProfileToken(): string | undefined
  /** The profile's token is not accepted any more. */
  onRefused(error: HttpErrorView): void
}

/** Milliseconds; after that the visitor is told, and may try again. */
const DEADLINE = 30_000

/** All functions throw HttpError. */
export function createLoyaltyApi({ url, getProfileToken, onRefused }: LoyaltySettings): LoyaltyApi {
  const session = createSession({
    getProfileToken,
    onRefused,
    async exchange(profileToken, signal) {
      const headers = { 'X-Token': profileToken }
      return toSessionToken((await client.call('switchTokensDx', { headers, signal })).data)
    },
  })
  const client = createClient({
    endpoints: loyaltyEndpoints,
    bases: { loyalty: url },
    bearer: session,
    deadline: DEADLINE,
  })

  return {
    origin: new URL(url).origin,
    async login({ email, password }, signal) {
      const body = { Email: email, Password: password }
      return toLoginProfile((await client.call('login', { body, signal })).data)
    },
    async createUser({ email, userName, password }, signal) {
      const body = { email, userName, password }
      return toCreatedProfile((await client.call('createUser', { body, signal })).data)
    },
    async forgotPassword(email, signal) {
      const { data } = await client.call('forgotPassword', { body: { Email: email }, signal })
      if (data !== undefined) throw new HttpError({ message: 'The mail was not sent', kind: 'parse' })
    },
    async logout(token, { endsCookie }) {
      await client.call('logout', { headers: { 'X-Token': token }, withCredentials: endsCookie })
    },
    async switchTokens() {
      await session.refresh()
    },
    endSession: () => session.end(),
    getMovie: async (ediNumber, signal) =>
      toMovie((await client.call('movieInfo', { query: { ediNumber }, signal })).data),
    getReviews: async (ediNumber, { skip, signal }) =>
      toReviews((await client.call('reviews', { query: { ediNumber, ...(skip && { skip }) }, signal })).data),
    async getTickets({ skip, signal }) {
      const { data } = await client.call('tickets', { query: { skip }, signal })
      return { ...toTickets(data), document: data }
    },
    getWatchList: async ({ skip, signal }) =>
      toMovies((await client.call('watchlist', { query: { skip }, signal })).data),
    addMovie: async (id, signal) => Boolean((await client.call('addMovieToWatchList', { body: { id }, signal })).data),
  }
}
