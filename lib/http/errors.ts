/** What went wrong with a call, in the words of the specification (S8.8 to S8.10). Holds no request, so no secret. */

import { type Problem, problem } from '@/contract/problem'
import { read } from '@/contract/read'
import { toErrorText } from '@/lib/error-text'

export type HttpErrorKind = 'network' | 'timeout' | 'status' | 'parse' | 'cancelled'

/** A plain object, for a store or a page. */
export interface HttpErrorView {
  message: string
  kind: HttpErrorKind
  /** Of the answer, where there was one. */
  status?: number
  problem?: Problem
  /** Seconds to wait, where the answer says so (rule 26). */
  retryAfter?: number
}

export class HttpError extends Error {
  readonly kind: HttpErrorKind
  readonly status: number | undefined
  readonly problem: Problem | undefined
  readonly retryAfter: number | undefined

  constructor({ message, kind, status, problem, retryAfter }: HttpErrorView) {
    super(message)
    this.name = 'HttpError'
    this.kind = kind
    this.status = status
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** @returns the error as data; what is no HttpError is told as a `network` one, by its message */
export function toErrorView(error: unknown): HttpErrorView {
  if (!(error instanceof HttpError)) {
    return { message: toErrorText(error), kind: 'network' }
  }
  const { message, kind, status, problem, retryAfter } = error
  return {
    message,
    kind,
    ...(status !== undefined && { status }),
    ...(problem !== undefined && { problem }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

export const toCancelledError = () => new HttpError({ message: 'canceled', kind: 'cancelled' })

/** @param header seconds or an HTTP date. @returns seconds, 0 or more; undefined for anything else */
export function toRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined
  if (/^\d{1,9}$/.test(header.trim())) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000))
}

/** @param body of the answer: anything */
export function toStatusError(status: number, body: unknown, retryAfter: number | undefined): HttpError {
  const details = read(problem, body).value
  return new HttpError({
    message: `Request failed with status code ${status}`,
    kind: 'status',
    status,
    ...(details !== undefined && { problem: details }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}
