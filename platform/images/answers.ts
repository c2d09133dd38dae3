/** How the image service answers and refuses: headers, and problem details that tell nothing of its insides. */
import type { FastifyReply } from 'fastify'
import type { Problem } from '@/contract/problem'

/** @param varies whether the format follows from the Accept header */
export function headersOf(key: string, varies: boolean): Record<string, string> {
  return {
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${key}"`,
    ...(varies && { vary: 'Accept' }),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    // Anybody may see them; what a site's service worker cannot read, it cannot measure and does not keep.
    'access-control-allow-origin': '*',
  }
}

/** @param header If-None-Match */
export function matches(header: string | undefined, key: string): boolean {
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

export function refuse(reply: FastifyReply, status: number, detail: string, errors?: Problem['errors']): FastifyReply {
  const body: Problem = { title: titles[status] ?? 'Error', status, detail, ...(errors && { errors }) }
  for (const name of ['etag', 'vary', 'content-security-policy']) reply.removeHeader(name)
  reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  return reply.code(status).type('application/problem+json').send(JSON.stringify(body))
}
