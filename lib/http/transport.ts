/**
 * One request through axios, in the browser and on the server, answered as text with every status, or refused with an
 * HttpError. Knows no endpoint, no token and no JSON.
 */
import axios, { type AxiosResponse } from 'axios'
import { browserAdapter } from './browser-adapter'
import type { Deadline } from './deadline'
import { HttpError } from './errors'

export interface Request {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  /** An object goes as JSON, URLSearchParams as a form; undefined is no body. */
  body: object | undefined
}

export interface TextAnswer {
  status: number
  /** By name in lower case; of repeated ones the values joined with `, `. */
  headers: Readonly<Record<string, string>>
  text: string
}

const MAX_BYTES = 50 * 1024 * 1024
const MAX_REDIRECTS = 3

const transport = axios.create({
  timeout: 0,
  responseType: 'text',
  maxContentLength: MAX_BYTES,
  maxRedirects: MAX_REDIRECTS,
  proxy: false,
  validateStatus: () => true,
  transformResponse: (data: unknown) => data,
  ...(typeof window !== 'undefined' && { adapter: browserAdapter }),
})

function toHeaders(headers: AxiosResponse['headers']): Record<string, string> {
  const plain: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && value !== null) plain[name.toLowerCase()] = [value].flat().join(', ')
  }
  return plain
}

/** Only what axios says of size and redirects is told apart; the rest is the network's fault (S8.8). */
function toFailure(error: unknown): HttpError {
  const message = error instanceof Error ? error.message : ''
  if (message.startsWith('maxContentLength'))
    return new HttpError({ message: 'The answer is too large', kind: 'parse' })
  return new HttpError({ message: 'Network Error', kind: 'network' })
}

export async function send(request: Request, deadline: Deadline): Promise<TextAnswer> {
  const { method, url, body } = request
  // Left to itself, axios calls a missing body a form.
  const headers = body === undefined ? { ...request.headers, 'Content-Type': false } : request.headers
  try {
    const answer = await transport.request<unknown>({ method, url, headers, data: body, signal: deadline.signal })
    const text = typeof answer.data === 'string' ? answer.data : ''
    return { status: answer.status, headers: toHeaders(answer.headers), text }
  } catch (error) {
    throw deadline.reason() ?? toFailure(error)
  }
}
