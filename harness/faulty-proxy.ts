/** Stands between the site and its platform, or a browser and the site, and fails in the ways in which networks and servers fail. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

const SLOW_MS = 200
const say = (status: number, body: unknown): Answer => {
  return (_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function answerSlowly(_: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  while (!response.destroyed) {
    response.write(' ')
    await sleep(SLOW_MS)
  }
}

/** `gone` is another: nothing listens. */
const FAULTS = {
  '500': say(500, { title: 'Nei', status: 500 }),
  hanging: () => undefined,
  'slow bytes': answerSlowly,
  'cut short': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 })
    response.write('{"items":[', () => response.destroy())
  },
  reset: ({ socket }) => socket.resetAndDestroy(),
  'wrong schema': say(200, { items: 'none', total: '?' }),
  '401': say(401, { title: 'Nei', status: 401 }),
} satisfies Record<string, Answer>

export type Fault = keyof typeof FAULTS | 'gone'
export const ALL_FAULTS: readonly Fault[] = [...(Object.keys(FAULTS) as (keyof typeof FAULTS)[]), 'gone']

/** @param target address of the platform */
export async function openFaultyProxy(target: string, port: number) {
  const agent = new Agent({ keepAlive: true })
  const replaced = new Map<string, Answer>()
  let fault: Fault | undefined

  function pass(incoming: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = incoming
    const asked = request(target + url, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.on('error', () => response.destroy())
    response.on('close', () => asked.destroy())
    incoming.pipe(asked)
  }

  const server = createServer((incoming, response) => {
    const own = replaced.get(incoming.url ?? '')
    if (own) return void own(incoming, response)
    if (fault === undefined || fault === 'gone') return pass(incoming, response)
    return void FAULTS[fault](incoming, response)
  })
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeAllConnections()
    return closed
  }
  await listen()
  return {
    url: `http://127.0.0.1:${port}`,
    async fail(by: Fault) {
      fault = by
      if (by === 'gone') await close()
      else server.closeAllConnections()
    },
    async heal() {
      const wasGone = fault === 'gone'
      fault = undefined
      if (wasGone) await listen()
      else server.closeAllConnections()
    },
    /** Answers one path itself from now on. */
    give(path: string, status: number, type: string, body: string) {
      replaced.set(path, (_, response) => response.writeHead(status, { 'content-type': type }).end(body))
    },
    async stop() {
      agent.destroy()
      if (server.listening) await close()
    },
  }
}
