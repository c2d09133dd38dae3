/** What an operator does: reads and writes documents over the platform's own HTTP. */
import type { ContentItem } from '@/contract/content-item'
import type { Event } from '@/contract/event'
import type { Production } from '@/contract/production'
import { PLATFORM } from './browser'

const site = process.env.SITE_ID ?? ''
const basic = `Basic ${Buffer.from(`${process.env.PLATFORM_USER}:${process.env.PLATFORM_PASSWORD}`).toString('base64')}`

async function bearer(): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: process.env.MANAGEMENT_CLIENT_ID ?? '',
    client_secret: process.env.MANAGEMENT_CLIENT_SECRET ?? '',
  })
  const answer = await fetch(`${PLATFORM}/identity/connect/token`, { method: 'POST', body })
  const { access_token } = (await answer.json()) as { access_token: string }
  return `Bearer ${access_token}`
}

/** Reads below v1/sites/{site}; an empty path answers the sites. */
export async function read<T>(path = ''): Promise<T> {
  const url = path ? `${PLATFORM}/v1/sites/${site}/${path}` : `${PLATFORM}/v1/sites`
  const answer = await fetch(url, { headers: { authorization: basic } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.json()) as T
}

type Document = { id: string } | Production | Event | ContentItem

export async function put(collection: string, document: Document): Promise<void> {
  const answer = await fetch(`${PLATFORM}/management/site/${site}/${collection}/${encodeURIComponent(document.id)}`, {
    method: 'PUT',
    headers: { authorization: await bearer(), 'content-type': 'application/json' },
    body: JSON.stringify(document),
  })
  if (!answer.ok) throw new Error(`PUT ${collection}/${document.id} answered ${answer.status}: ${await answer.text()}`)
}

export async function remove(collection: string, id: string): Promise<void> {
  const answer = await fetch(`${PLATFORM}/management/site/${site}/${collection}/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    headers: { authorization: await bearer() },
  })
  if (!answer.ok) throw new Error(`DELETE ${collection}/${id} answered ${answer.status}`)
}
