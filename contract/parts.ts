/** What productions and events have: a place and a price. */
import * as v from 'valibot'
import { int, word } from './primitives'

/** A whole number of øre, 0 or more (rule 19). */
const amount = v.pipe(int, v.minValue(0))

export const price = v.object({ from: amount, to: v.optional(amount), currency: v.literal('NOK') })
export type Price = v.InferOutput<typeof price>

export const place = v.object({ name: word, address: v.optional(word) })
export type Place = v.InferOutput<typeof place>
