import * as z from 'zod/mini'
import { link, pageOf, place, price, time, title, word } from './primitives'

export const eventStatus = z.enum(['onSale', 'fewLeft', 'soldOut', 'cancelled', 'notYetOnSale', 'free'])
export type EventStatus = z.output<typeof eventStatus>

export const format = z.enum(['2D', '3D', 'Atmos'])
export const access = z.enum([
  'audioDescription',
  'captions',
  'hearingLoop',
  'wheelchair',
  'relaxed',
  'baby',
  'companion',
])
export type Access = z.output<typeof access>

export const event = z.object({
  id: word,
  production: z.object({
    id: word,
    parentSlug: word,
    pageReference: z.optional(word),
    title: z.optional(title),
    object: z.optional(z.enum(['movie', 'culture'])),
  }),
  title: z.optional(title),
  start: time,
  end: z.optional(time),
  previousStart: z.optional(time),
  location: z.optional(place),
  screen: z.optional(word),
  format: z.optional(z.array(format)),
  language: z.optional(word),
  subtitles: z.optional(z.nullable(word)),
  access: z.optional(z.array(access)),
  tags: z.optional(z.array(word)),
  status: eventStatus,
  onSaleAt: z.optional(time),
  price: z.optional(price),
  ticketUrl: z.optional(link),
})
export type Event = z.output<typeof event>

export const eventPage = pageOf(event)

/** The live state of an event, from the runtime API. */
const basicEvent = z.object({
  id: word,
  status: eventStatus,
  start: z.optional(time),
  available: z.optional(z.int().check(z.minimum(0))),
  price: z.optional(price),
})
export type BasicEvent = z.output<typeof basicEvent>

export const basicEvents = z.array(basicEvent)
