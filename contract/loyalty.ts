import * as z from 'zod/mini'
import { imageUrl, link, text, time, title, word } from './primitives'

export const loginAnswer = z.object({ marsToken: z.string(), UserName: word, UserInfo: word })
export const createUserAnswer = z.object({ Token: z.string(), UserName: word, ContactEmail: word })
/** ExpiresIn is in seconds. */
export const switchTokensAnswer = z.object({ Token: z.string(), ExpiresIn: z.int() })

export const movieDx = z.object({
  Title: title,
  MovieId: z.int(),
  Edis: z.array(word),
  Rating: z.optional(z.number().check(z.minimum(0), z.maximum(5))),
  RatingCount: z.optional(z.int().check(z.minimum(0))),
  Poster: z.optional(imageUrl),
  link: z.optional(link),
})

const reviewDx = z.object({
  Id: z.int(),
  Comment: z.optional(text),
  Rating: z.number(),
  AddedAt: time,
  LikesCount: z.optional(z.int()),
  MovieId: z.int(),
  UserId: z.optional(z.int()),
  UserName: z.optional(word),
  Image: z.optional(z.nullable(imageUrl)),
  IsLiked: z.optional(z.boolean()),
})

const ticketDx = z.object({
  MovieId: z.int(),
  MovieTitle: title,
  Notes: z.optional(text),
  QRCode: z.string(),
  QRUrl: z.optional(imageUrl),
  StartTime: time,
  ExpirationDate: z.optional(time),
  Poster: z.optional(imageUrl),
  Screen: z.optional(word),
  SeatsInfo: z.optional(z.object({ Info: word, Seats: z.array(z.object({ Row: word, Seats: word })) })),
})

export const movieList = z.array(movieDx)
export const reviewList = z.array(reviewDx)
export const ticketList = z.array(ticketDx)
export const addToWatchlistAnswer = z.boolean()
