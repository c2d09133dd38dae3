/** A runtime API on a real server, as the browser meets it: another origin, credentials, CORS. */

import { answerJson, startServer, type TestServer } from '@/__tests__/lib/http/server'
import type { BasicEvent } from '@/contract/event'

export interface Runtime extends TestServer {
  /** The ids of each call, in order. */
  calls: string[][]
  /** What it answers for an id, or nothing where there is no such event. */
  states: (id: string) => unknown
  status: number
  /** Seconds, where it says so. */
  retryAfter: number | undefined
  /** What it sets, where it sets one. */
  cookie: string | undefined
}

const onSale = (id: string): BasicEvent => ({ id, status: 'onSale' })

export async function startRuntime(): Promise<Runtime> {
  const server = await startServer()
  const calls: string[][] = []
  const runtime: Runtime = { ...server, calls, states: onSale, status: 200, retryAfter: undefined, cookie: undefined }
  server.answer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
    if (runtime.retryAfter !== undefined) response.setHeader('Retry-After', runtime.retryAfter)
    if (runtime.cookie) response.setHeader('Set-Cookie', runtime.cookie)
    const ids = new URL(request.url ?? '', server.url).searchParams.get('ids')?.split(',') ?? []
    calls.push(ids)
    const states = ids.map((id) => runtime.states(id)).filter((state) => state !== undefined)
    answerJson(response, states, runtime.status)
  })
  return runtime
}
