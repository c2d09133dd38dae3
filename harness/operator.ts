/** What an operator does: reads and writes documents over the platform's own HTTP. */
import type { ContentItem } from '@/contract/content-item'
import type { Event } from '@/contract/event'
import type { Production } from '@/contract/production'
import { createTokenCache } from '@/lib/content-api/token-cache'
import { SECRETS } from './servers'

const { SITE_ID, PLATFORM_USER, PLATFORM_PASSWORD, MANAGEMENT_CLIENT_ID, MANAGEMENT_CLIENT_SECRET } = SECRETS
const basic = `Basic ${Buffer.from(`${PLATFORM_USER}:${PLATFORM_PASSWORD}`).toString('base64')}`

type Document = { id: string } | Production | Event | ContentItem

/** @param platform its address, with the secrets of the harness */
export function makeOperator(platform: string) {
  const token = createTokenCache(async () => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: MANAGEMENT_CLIENT_ID,
      client_secret: MANAGEMENT_CLIENT_SECRET,
    })
    const answer = await fetch(`${platform}/identity/connect/token`, { method: 'POST', body })
    const issued = (await answer.json()) as { access_token: string; expires_in: number }
    return { value: issued.access_token, expiresIn: issued.expires_in }
  }, Date.now)

  async function write(method: 'PUT' | 'DELETE', collection: string, id: string, document?: Document): Promise<void> {
    const url = `${platform}/management/site/${SITE_ID}/${collection}/${encodeURIComponent(id)}`
    const headers = {
      authorization: `Bearer ${await token.get()}`,
      ...(document && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(url, { method, headers, ...(document && { body: JSON.stringify(document) }) })
    if (!answer.ok) throw new Error(`${method} ${collection}/${id} answered ${answer.status}: ${await answer.text()}`)
  }

  return {
    /** Reads below v1/sites/{site}; an empty path answers the sites. */
    async read<T>(path = ''): Promise<T> {
      const url = path ? `${platform}/v1/sites/${SITE_ID}/${path}` : `${platform}/v1/sites`
      const answer = await fetch(url, { headers: { authorization: basic } })
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
      return (await answer.json()) as T
    },
    put: (collection: string, document: Document) => write('PUT', collection, document.id, document),
    remove: (collection: string, id: string) => write('DELETE', collection, id),
  }
}
