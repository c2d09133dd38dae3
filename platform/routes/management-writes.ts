/** The management API's writes: one document at a time, held against the contract. */
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { checkDocument } from '@/platform/documents/check-document'
import { collectionName, toCollection } from '@/platform/documents/collections'
import type { DocumentKey } from '@/platform/documents/store'
import { deleteDocument, putDocument } from '@/platform/documents/write-document'
import type { PlatformContext } from '@/platform/http/context'
import { ignoreBodies } from '@/platform/http/ignore-bodies'
import { HttpProblem } from '@/platform/http/problem'

interface Params {
  siteId: string
  collection: string
  id: string
}

function toKey({ siteId, collection, id }: Params): DocumentKey {
  const name = v.safeParse(collectionName, collection)
  if (!name.success) throw new HttpProblem(404, 'unknown collection')
  if (name.output === 'site' && id !== siteId) throw new HttpProblem(404, 'unknown site')
  return { site: siteId, collection: name.output, id }
}

/** Pages are documents of their own; those that a site was read with are not part of what is written. */
function withoutPages(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('pages' in body)) return body
  const { pages: _, ...rest } = body
  return rest
}

export function managementWriteRoutes(app: FastifyInstance, { store }: PlatformContext): void {
  app.put<{ Params: Params; Body: unknown }>('/:collection/:id', async (request, reply) => {
    const key = toKey(request.params)
    const body = key.collection === 'site' ? withoutPages(request.body) : request.body
    const checked = checkDocument(toCollection(key.collection), body, key.id)
    if (Array.isArray(checked)) {
      throw new HttpProblem(422, `the document is no ${key.collection} of the contract`, { errors: checked })
    }
    const outcome = await putDocument(store, key, checked)
    return reply.code(outcome === 'created' ? 201 : 200).send(checked.doc)
  })
}

export function managementDeleteRoutes(app: FastifyInstance, { store }: PlatformContext): void {
  ignoreBodies(app)
  app.delete<{ Params: Params }>('/:collection/:id', async (request, reply) => {
    const key = toKey(request.params)
    if (key.collection === 'site') throw new HttpProblem(404, 'a site cannot be deleted')
    if (!(await deleteDocument(store, key))) throw new HttpProblem(404, 'there is no such document')
    return reply.code(204).send()
  })
}
