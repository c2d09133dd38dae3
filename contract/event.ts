import * as v from 'valibot'
import { place, price } from './parts'
import { int, link, pageOf, time, title, word } from './primitives'

export const eventStatus = v.picklist(['onSale', 'fewLeft', 'soldOut', 'cancelled', 'notYetOnSale', 'free'])
export type EventStatus = v.InferOutput<typeof eventStatus>

export const format = v.picklist(['2D', '3D', 'Atmos'])
export const access = v.picklist([
  'audioDescription',
  'captions',
  'hearingLoop',
  'wheelchair',
  'relaxed',
  'baby',
  'companion',
])
export type Access = v.InferOutput<typeof access>

export const event = v.object({
  id: word,
  production: v.object({
    id: word,
    parentSlug: word,
    pageReference: v.optional(word),
    title: v.optional(title),
    object: v.optional(v.picklist(['movie', 'culture'])),
  }),
  title: v.optional(title),
  start: time,
  end: v.optional(time),
  previousStart: v.optional(time),
  location: v.optional(place),
  screen: v.optional(word),
  format: v.optional(v.array(format)),
  language: v.optional(word),
  subtitles: v.optional(v.nullable(word)),
  access: v.optional(v.array(access)),
  tags: v.optional(v.array(word)),
  status: eventStatus,
  onSaleAt: v.optional(time),
  price: v.optional(price),
  ticketUrl: v.optional(link),
})
export type Event = v.InferOutput<typeof event>

export const eventPage = pageOf(event)

/** The live state of an event, from the runtime API. */
const basicEvent = v.object({
  id: word,
  status: eventStatus,
  start: v.optional(time),
  available: v.optional(v.pipe(int, v.minValue(0))),
  price: v.optional(price),
})
export type BasicEvent = v.InferOutput<typeof basicEvent>

export const basicEvents = v.array(basicEvent)
