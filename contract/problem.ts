import * as v from 'valibot'
import { int } from './primitives'

/** RFC 9457 problem details, with the fields at fault named as in the request (rule 26). */
export const problem = v.object({
  type: v.optional(v.string()),
  title: v.string(),
  status: int,
  detail: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ field: v.optional(v.string()), message: v.optional(v.string()) }))),
  /** OAuth's error code, on the token endpoint (rule 27). */
  error: v.optional(v.string()),
})
export type Problem = v.InferOutput<typeof problem>

export const accessToken = v.object({
  access_token: v.string(),
  token_type: v.string(),
  /** Seconds. */
  expires_in: v.number(),
})
