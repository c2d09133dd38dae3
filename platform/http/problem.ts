/** Errors as RFC 9457 problem details. Knows the statuses, and lets nothing inward reach a caller. */
import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Problem } from '@/contract/problem'
import { FilterRefused } from '@/platform/filters/parse-filter'

interface ProblemOptions {
  errors?: Problem['errors']
  /** OAuth's error code (rule 27). */
  error?: string
  headers?: Record<string, string>
}

/** Thrown by a route to answer with problem details; `detail` is for the caller's eyes. */
export class HttpProblem extends Error {
  readonly status: number
  readonly options: ProblemOptions

  constructor(status: number, detail: string, options: ProblemOptions = {}) {
    super(detail)
    this.status = status
    this.options = options
  }
}

export function sendProblem(reply: FastifyReply, { status, message, options }: HttpProblem): FastifyReply {
  const { errors, error, headers = {} } = options
  const body: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    ...(errors && { errors }),
    ...(error !== undefined && { error }),
  }
  reply.code(status).headers({ 'X-Content-Type-Options': 'nosniff', ...headers })
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(body))
}

/** What Fastify itself refuses, by its code; its own words may name inner things. */
const DETAILS: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'the body is over 1 MiB',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'this content type is not taken here',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'the body is empty',
  FST_ERR_CTP_INVALID_JSON_BODY: 'the body is no JSON',
  FST_ERR_BAD_URL: 'the address is malformed',
}

/** The database cannot be reached, cuts off what takes too long, is going down, or has no room left. */
const UNAVAILABLE = /^(ECONN|ENOTFOUND|ETIMEDOUT|57014|57P0|08|53)/
/** The same in the words of pg and its pool, whose own errors have no code: they get that of a connection failure. */
const UNAVAILABLE_WORDS = /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered)/
const CONNECTION_FAILURE = '08006'

/** Text that no database takes, such as a NUL, wherever in a request it stood. */
const UNSTORABLE = '22021'

interface ErrorShape {
  code: string
  status: number | undefined
}

function toCode(error: object): string {
  if ('code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error && UNAVAILABLE_WORDS.test(error.message) ? CONNECTION_FAILURE : ''
}

function toShape(error: unknown): ErrorShape {
  if (typeof error !== 'object' || error === null) return { code: '', status: undefined }
  const code = toCode(error)
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined
  if (code === '' && 'cause' in error) return toShape(error.cause)
  return { code, status }
}

/** For the operator: an error without the values of the query that failed, which hold what people typed. */
export function toLogText(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return text.replace(/^params: [\s\S]*?(?=^ {4}at |(?![\s\S]))/gm, '')
}

/** Any error as a problem; `isOurs` is true where the platform is at fault and somebody should look at it. */
export function toProblem(error: unknown): { problem: HttpProblem; isOurs: boolean } {
  if (error instanceof HttpProblem) return { problem: error, isOurs: false }
  if (error instanceof FilterRefused) return { problem: new HttpProblem(400, error.message), isOurs: false }
  const { code, status } = toShape(error)
  if (status !== undefined && status >= 400 && status < 500) {
    return { problem: new HttpProblem(status, DETAILS[code] ?? 'the request is malformed'), isOurs: false }
  }
  if (code === UNSTORABLE) {
    return { problem: new HttpProblem(400, 'the request holds text that cannot be stored'), isOurs: false }
  }
  if (UNAVAILABLE.test(code)) {
    const problem = new HttpProblem(503, 'the database is not available', { headers: { 'Retry-After': '5' } })
    return { problem, isOurs: true }
  }
  return { problem: new HttpProblem(500, 'the platform failed; the request may be sent again'), isOurs: true }
}
