/** The platform's image service (contract /images/{path}): from an address to a kept or new picture; pixels are made in transform.ts. */
import { createHash, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Readable } from 'node:stream'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { Limit, toAddressKey } from '@/platform/accounts/limits'
import { now } from '@/platform/clock'
import { HttpProblem } from '@/platform/http/problem'
import { headersOf, matches, refuse } from './answers'
import { DiskCache, type Kept } from './cache'
import { type AnswerFormat, contentTypes, negotiateFormat } from './format'
import { readTransformation, type Transformation } from './parameters'
import { findSource, readSource, type Source } from './source'
import { isCheap, pipeline, transform } from './transform'
import { type Asker, Busy, Workers } from './workers'

type Options = {
  /** Where the originals lie. */
  directory: string
  /** Where made pictures are kept; belongs to this service alone. */
  cacheDirectory: string
}

type ImageRequest = FastifyRequest<{ Params: { '*': string } }>

type Wanted = { key: string; source: Source; transformation: Transformation; format: AnswerFormat }

const cacheBytes = 512 * 1024 * 1024
const longestLine = 500
/** More than a visitor sees who opens every page anew. */
const mostNew = 600
const newWithin = 5 * 60_000

export const images: FastifyPluginAsync<Options> = async (server, { directory, cacheDirectory }) => {
  const cache = await DiskCache.open(cacheDirectory, cacheBytes, now)
  // One core stays free for what else the platform answers.
  const workers = new Workers(Math.max(1, availableParallelism() - 1), longestLine)
  // Bounds what the processor does, so that its time is the processor's.
  const limit = new Limit(() => performance.now(), mostNew, newWithin, randomBytes(32))

  server.setErrorHandler((error, request, reply) => {
    if (error instanceof Busy) return refuse(reply.header('retry-after', '1'), 429, error.message)
    if (error instanceof HttpProblem) {
      return refuse(reply.headers(error.options.headers ?? {}), error.status, error.message)
    }
    request.log.error(error)
    return refuse(reply, 500, 'The picture could not be made.')
  })

  async function make({ key, source, transformation, format }: Wanted): Promise<Buffer> {
    const bytes = await transform(await readSource(source), transformation, format)
    await cache.set(key, bytes).catch((error) => server.log.warn(error, 'A picture could not be kept'))
    return bytes
  }

  async function load(wanted: Wanted, asker: Asker): Promise<Kept> {
    const kept = await cache.get(wanted.key)
    if (kept) return kept
    limit.take(asker.address)
    const bytes = await workers.share(wanted.key, asker, () => make(wanted))
    return (await cache.get(wanted.key)) ?? { size: bytes.length, body: Readable.from([bytes]) }
  }

  server.get('/*', async (request: ImageRequest, reply) => {
    // Asked for at once: it tells only of an end that is yet to come.
    const { signal } = request
    const read = readTransformation(isRecord(request.query) ? request.query : {})
    if ('faults' in read) return refuse(reply, 400, 'The parameters are not understood.', read.faults)
    const { transformation } = read
    const picture = request.params['*']
    const source = await findSource(directory, picture)
    if (!source) return refuse(reply, 404, 'There is no such picture.')
    const accept = transformation.format ? request.headers.accept : undefined
    const format = negotiateFormat(accept, source.format, isCheap(transformation))
    const key = keyOf(picture, source, transformation, format)
    reply.headers(headersOf(key, transformation.format))
    if (matches(request.headers['if-none-match'], key)) return reply.code(304).send()
    try {
      const asker = { address: toAddressKey(request.ip), picture, signal }
      const { size, body } = await load({ key, source, transformation, format }, asker)
      // An answer that stands behind another on its connection never hears that the connection is gone.
      if (signal.aborted) body.destroy()
      else signal.addEventListener('abort', () => body.destroy())
      return reply.type(contentTypes[format]).header('content-length', size).send(body)
    } catch (error) {
      if (signal.aborted) return reply.hijack()
      if (error instanceof Busy || error instanceof HttpProblem) throw error
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
  const parts = [pipeline, name, source.changed, source.size, transformation, format]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
