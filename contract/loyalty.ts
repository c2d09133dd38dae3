import * as v from 'valibot'
import { imageUrl, int, link, text, time, title, word } from './primitives'

export const loginAnswer = v.object({ marsToken: v.string(), UserName: word, UserInfo: word })
export const createUserAnswer = v.object({ Token: v.string(), UserName: word, ContactEmail: word })
/** ExpiresIn is in seconds. */
export const switchTokensAnswer = v.object({ Token: v.string(), ExpiresIn: int })

export const movieDx = v.object({
  Title: title,
  MovieId: int,
  Edis: v.array(word),
  Rating: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
  RatingCount: v.optional(v.pipe(int, v.minValue(0))),
  Poster: v.optional(imageUrl),
  link: v.optional(link),
})

const reviewDx = v.object({
  Id: int,
  Comment: v.optional(text),
  Rating: v.number(),
  AddedAt: time,
  LikesCount: v.optional(int),
  MovieId: int,
  UserId: v.optional(int),
  UserName: v.optional(word),
  Image: v.optional(v.nullable(imageUrl)),
  IsLiked: v.optional(v.boolean()),
})

const ticketDx = v.object({
  MovieId: int,
  MovieTitle: title,
  Notes: v.optional(text),
  QRCode: v.string(),
  QRUrl: v.optional(imageUrl),
  StartTime: time,
  ExpirationDate: v.optional(time),
  Poster: v.optional(imageUrl),
  Screen: v.optional(word),
  SeatsInfo: v.optional(v.object({ Info: word, Seats: v.array(v.object({ Row: word, Seats: word })) })),
})

export const movieList = v.array(movieDx)
export const reviewList = v.array(reviewDx)
export const ticketList = v.array(ticketDx)
export const addToWatchlistAnswer = v.boolean()
