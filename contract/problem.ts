import * as z from 'zod/mini'

/** RFC 9457 problem details, with the fields at fault named as in the request (rule 26). */
export const problem = z.object({
  type: z.optional(z.string()),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.optional(z.string()), message: z.optional(z.string()) }))),
  /** OAuth's error code, on the token endpoint (rule 27). */
  error: z.optional(z.string()),
})
export type Problem = z.output<typeof problem>

export const accessToken = z.object({
  access_token: z.string(),
  token_type: z.string(),
  /** Seconds. */
  expires_in: z.number(),
})
