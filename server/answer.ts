/** Finished answers: their bytes in the encoding that is asked for, their entity tag, and the head alone. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { memoize } from '@/lib/memoize'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** Off the main thread. */
const ENCODERS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    toBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => toGzip(body),
  identity: async (body) => body,
}

const isAccepted = (accepted: string, name: string) =>
  new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0+)?\\b)`).test(accepted)

const toEncoding = memoize((accepted: string): Encoding => {
  if (isAccepted(accepted, 'br')) return 'br'
  return isAccepted(accepted, 'gzip') ? 'gzip' : 'identity'
}, 100)

/** On every answer, files too. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** By which of a request's headers Next answers differently. */
const VARY = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, accept-encoding'

export class FinishedAnswer {
  private readonly tag: string
  private readonly encoded = new Map<Encoding, Promise<{ bytes: Buffer; headers: OutgoingHttpHeaders; tag: string }>>()

  constructor(
    private readonly body: Buffer,
    private readonly headers: OutgoingHttpHeaders,
  ) {
    this.tag = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  }

  /** Bytes in memory, where both encodings are asked for; more than none, as a cache wants it. */
  get size(): number {
    return this.body.length * 2 + 1
  }

  async send({ method, headers }: IncomingMessage, response: ServerResponse, status: number): Promise<void> {
    const answer = await this.encode(toEncoding(String(headers['accept-encoding'] ?? '')))
    if (status === 200 && headers['if-none-match']?.includes(answer.tag)) {
      const { 'content-length': _, 'content-encoding': __, ...rest } = answer.headers
      response.writeHead(304, rest).end()
      return
    }
    response.writeHead(status, answer.headers).end(method === 'HEAD' ? undefined : answer.bytes)
  }

  private encode(encoding: Encoding) {
    const known = this.encoded.get(encoding) ?? this.make(encoding)
    this.encoded.set(encoding, known)
    return known
  }

  private async make(encoding: Encoding) {
    const bytes = await ENCODERS[encoding](this.body)
    const tag = `"${this.tag}-${encoding}"`
    const headers = {
      ...SECURITY_HEADERS,
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: VARY,
      ...this.headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': bytes.length,
      etag: tag,
    }
    return { bytes, headers, tag }
  }
}
