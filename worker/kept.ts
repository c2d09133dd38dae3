/** What the device keeps of an answer, and what is said of it when it is shown. Knows no cache and no network. */
import { formatDateTime, formatTime } from '@/lib/format'
import { TITLE_HEADER } from '@/lib/offline'
import { toDay } from '@/lib/programme/days'

/** Epoch milliseconds of when it was asked for. */
const ASKED_AT = 'x-asked-at'
const BYTES = 'x-bytes'
const TITLE_TAG = /<title>([^<]*)/
/** What a page must have again, to be what it was. */
const RETURNED = [
  'content-type',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
]

const returned = ({ headers }: Response): [string, string][] =>
  RETURNED.flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })

export const askedAt = ({ headers }: Response): number => Number(headers.get(ASKED_AT))
export const bytesOf = ({ headers }: Response): number => Number(headers.get(BYTES))

/** A page that anybody may have: whole, of the site itself, and not made for one who asks. */
export function isKeepablePage(url: URL, { status, type, redirected, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true
  const isForAll = !headers.get('cache-control')?.includes('no-store')
  return status === 200 && type === 'basic' && !redirected && isHtml && isForAll && url.search === ''
}

export function toKeptPage(response: Response, html: string, at: number): Response {
  const title = TITLE_TAG.exec(html)?.[1] ?? ''
  const own = { [ASKED_AT]: String(at), [BYTES]: String(html.length), [TITLE_HEADER]: encodeURIComponent(title) }
  return new Response(html, { headers: { ...Object.fromEntries(returned(response)), ...own } })
}

export async function toKeptPicture(response: Response, at: number): Promise<Response> {
  const picture = await response.blob()
  const own = { [ASKED_AT]: String(at), [BYTES]: String(picture.size) }
  return new Response(picture, { headers: { ...Object.fromEntries(returned(response)), ...own } })
}

/** "kl. 14.05", on another day "lørdag 21. november kl. 14.05" */
const toMoment = (at: number, now: number) => (toDay(at) === toDay(now) ? `kl. ${formatTime(at)}` : formatDateTime(at))

/** The words stand in the root's attribute, where the style sheet shows them, and no script has to run for it. */
export async function showKept(kept: Response, now: number): Promise<Response> {
  const html = await kept.text()
  const words = `Lagret ${toMoment(askedAt(kept), now)}. Kjøp og ledige plasser krever nett.`
  return new Response(html.replace('<html ', `<html data-kept="${words}" `), {
    headers: Object.fromEntries(returned(kept)),
  })
}
