/** The platform's image service (contract /images/{path}): addresses, headers and errors; pixels are made in transform.ts. */
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '@/contract/problem'
import { now } from '@/platform/clock'
import { HttpProblem } from '@/platform/http/problem'
import { DiskCache } from './cache'
import { type AnswerFormat, contentTypes, negotiateFormat } from './format'
import { readTransformation, type Transformation } from './parameters'
import { readSource, type Source } from './source'
import { isCheap, pipeline, transform } from './transform'
import { Busy, Workers } from './workers'

type Options = {
  /** Where the originals lie. */
  directory: string
  /** Where made pictures are kept; belongs to this service alone. */
  cacheDirectory: string
}

const cacheBytes = 512 * 1024 * 1024
const longestLine = 300

export const images: FastifyPluginAsync<Options> = async (server, { directory, cacheDirectory }) => {
  const cache = await DiskCache.open(cacheDirectory, cacheBytes, now)
  const workers = new Workers(availableParallelism(), longestLine)

  server.setErrorHandler((error, request, reply) => {
    if (error instanceof Busy) return refuse(reply.header('retry-after', '1'), 429, error.message)
    if (error instanceof HttpProblem) return refuse(reply, error.status, error.message)
    request.log.error(error)
    return refuse(reply, 500, 'The picture could not be made.')
  })

  async function load(key: string, source: Source, asked: Transformation, format: AnswerFormat): Promise<Buffer> {
    const kept = await cache.get(key)
    if (kept) return kept
    return workers.share(key, async () => {
      const bytes = await transform(source.bytes, asked, format)
      await cache.set(key, bytes).catch((error) => server.log.warn(error, 'A picture could not be kept'))
      return bytes
    })
  }

  server.get('/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const read = readTransformation(isRecord(request.query) ? request.query : {})
    if ('faults' in read) return refuse(reply, 400, 'The parameters are not understood.', read.faults)
    const { transformation } = read
    const source = await readSource(directory, request.params['*'])
    if (!source) return refuse(reply, 404, 'There is no such picture.')
    const accept = transformation.format ? request.headers.accept : undefined
    const format = negotiateFormat(accept, source.format, isCheap(transformation))
    const key = keyOf(request.params['*'], source, transformation, format)
    reply.headers(headersOf(key, transformation))
    if (matches(request.headers['if-none-match'], key)) return reply.code(304).send()
    try {
      const bytes = await load(key, source, transformation, format)
      return reply.type(contentTypes[format]).send(bytes)
    } catch (error) {
      if (error instanceof Busy) throw error
      request.log.warn(error)
      return refuse(reply, 422, 'The picture is broken or too large.')
    }
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The bytes follow from these alone, so that the key serves the cache and the ETag. */
function keyOf(name: string, source: Source, transformation: Transformation, format: AnswerFormat): string {
  const parts = [pipeline, name, source.changed, source.bytes.length, transformation, format]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

function headersOf(key: string, transformation: Transformation): Record<string, string> {
  return {
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${key}"`,
    ...(transformation.format && { vary: 'Accept' }),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  }
}

function matches(header: string | undefined, key: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(`"${key}"`) || tags.includes('*')
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  404: 'Not Found',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
}

function refuse(reply: FastifyReply, status: number, detail: string, errors?: Problem['errors']): FastifyReply {
  const body: Problem = { title: titles[status] ?? 'Error', status, detail, ...(errors && { errors }) }
  for (const name of ['etag', 'vary', 'content-security-policy']) reply.removeHeader(name)
  reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  return reply.code(status).type('application/problem+json').send(JSON.stringify(body))
}
