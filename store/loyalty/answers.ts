/** The loyalty back ends' field names -> ours: the one place that knows both (S3.3 to S3.10). */
import type * as v from 'valibot'
import {
  createUserAnswer,
  loginAnswer,
  movieDx,
  movieList,
  reviewList,
  switchTokensAnswer,
  ticketList,
} from '@/contract/loyalty'
import { listPlaces, read } from '@/contract/read'
import { HttpError } from '@/lib/http/errors'
import { isProfile, type Profile } from '@/store/user-profile/stored-profile'

type MovieDx = v.InferOutput<typeof movieDx>
type ReviewDx = v.InferOutput<typeof reviewList>[number]
type TicketDx = v.InferOutput<typeof ticketList>[number]

/** The elements of an answered list that are as agreed, and how many the server sent. */
export interface ListOf<T> {
  items: T[]
  received: number
}

/** @throws HttpError where the document as a whole is not as agreed; what is dropped of it is logged (rule 18) */
function readAs<S extends v.GenericSchema>(schema: S, data: unknown, name: string): v.InferOutput<S> {
  const { value, faults } = read(schema, data)
  if (value === undefined) throw new HttpError({ message: `The ${name} answer is not as agreed`, kind: 'parse' })
  if (faults.length > 0) console.warn(`Dropped of ${name}: ${listPlaces(faults)}`)
  return value
}

function toList<S extends v.GenericSchema<unknown, unknown[]>, T>(
  schema: S,
  { data, name }: { data: unknown; name: string },
  toItem: (one: v.InferOutput<S>[number]) => T,
): ListOf<T> {
  const items = readAs(schema, data, name).map(toItem)
  return { items, received: Array.isArray(data) ? data.length : items.length }
}

function toProfile(profile: Profile): Profile {
  if (!isProfile(profile)) throw new HttpError({ message: 'The profile is not as agreed', kind: 'parse' })
  return profile
}

export function toLoginProfile(data: unknown): Profile {
  const { marsToken, UserName, UserInfo } = readAs(loginAnswer, data, 'login')
  return toProfile({ userName: UserName, email: UserInfo, token: marsToken })
}

export function toCreatedProfile(data: unknown): Profile {
  const { Token, UserName, ContactEmail } = readAs(createUserAnswer, data, 'createUser')
  return toProfile({ userName: UserName, email: ContactEmail, token: Token })
}

export const toSessionToken = (data: unknown): string => readAs(switchTokensAnswer, data, 'switchTokensDx').Token

const fromMovie = ({ Title, MovieId, Edis, Rating, RatingCount, Poster, link }: MovieDx) => ({
  title: Title,
  movieId: MovieId,
  edis: Edis,
  rating: Rating,
  ratingCount: RatingCount,
  poster: Poster,
  link,
})
export type Movie = ReturnType<typeof fromMovie>

export const toMovie = (data: unknown): Movie => fromMovie(readAs(movieDx, data, 'movieInfo'))

export const toMovies = (data: unknown): ListOf<Movie> => toList(movieList, { data, name: 'watchlist' }, fromMovie)

const fromReview = (review: ReviewDx) => ({
  id: review.Id,
  comment: review.Comment,
  rating: review.Rating,
  addedAt: review.AddedAt,
  likesCount: review.LikesCount,
  movieId: review.MovieId,
  userId: review.UserId,
  userName: review.UserName,
  image: review.Image,
  isLiked: review.IsLiked,
})
export type Review = ReturnType<typeof fromReview>

export const toReviews = (data: unknown): ListOf<Review> => toList(reviewList, { data, name: 'reviews' }, fromReview)

const fromTicket = (ticket: TicketDx) => ({
  movieId: ticket.MovieId,
  movieTitle: ticket.MovieTitle,
  notes: ticket.Notes,
  qrCode: ticket.QRCode,
  qrUrl: ticket.QRUrl,
  startTime: ticket.StartTime,
  expirationDate: ticket.ExpirationDate,
  image: ticket.Poster,
  sal: ticket.Screen,
  seatsInfo: ticket.SeatsInfo,
})
export type Ticket = ReturnType<typeof fromTicket>

export const toTickets = (data: unknown): ListOf<Ticket> => toList(ticketList, { data, name: 'tickets' }, fromTicket)
