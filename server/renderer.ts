/** Next in a process of its own, asked over the machine's own network: no visitor reaches it. Knows no page. */
import { type ChildProcess, fork } from 'node:child_process'
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RenderedPage, receivePages } from '@/lib/freshness/page-channel'

export interface Rendered {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Renderer {
  /** @param url path and query, as a route of app/ has them. @throws Error where there is no answer in time */
  render: (url: string, headers?: OutgoingHttpHeaders) => Promise<Rendered>
  close: () => void
}

/** What the process says once it renders. */
export interface Opened {
  port: number
  key: string
}

export const HOST = '127.0.0.1'
export const KEY_HEADER = 'x-renderer-key'
/** Longer than any page takes to be read and rendered, milliseconds. */
const DEADLINE = 30_000
/** Milliseconds from its end to a new one. */
const REST = 1_000

const isOpened = (message: object): message is Opened => 'port' in message

/**
 * @param file  of the process
 * @param store of each page that it renders for good
 * @returns once it renders; should it end by itself, another takes its place. @throws Error where the first cannot start
 */
export async function startRenderer(file: string, store: (page: RenderedPage) => void): Promise<Renderer> {
  const agent = new Agent({ keepAlive: true })
  let isClosing = false
  let child: ChildProcess

  function start(): Promise<Opened> {
    return new Promise((resolve, reject) => {
      child = fork(file, { serialization: 'advanced' })
      receivePages(child, store)
      // It cannot be started; or it has ended, and a word to it is lost: its end tells the rest.
      child.on('error', reject)
      let isOpen = false
      child.on('message', (message: object) => {
        if (!isOpened(message)) return
        isOpen = true
        resolve(message)
      })
      child.once('exit', (code, signal) => {
        reject(new Error('what renders pages does not start'))
        if (isOpen && !isClosing) restart(signal ?? `code ${code}`)
      })
    })
  }

  function restart(reason: string): void {
    console.error(`What renders pages has ended (${reason}) and is started again.`)
    opened = sleep(REST).then(start)
    opened.catch(() => restart('it does not start'))
  }

  let opened = start()
  await opened
  return {
    async render(url, headers = {}) {
      const { port, key } = await opened
      return new Promise((resolve, reject) => {
        const signal = AbortSignal.timeout(DEADLINE)
        const own = { ...headers, [KEY_HEADER]: key }
        const asked = request({ host: HOST, port, path: url, agent, signal, headers: own }, (answer) => {
          buffer(answer).then((body) => {
            resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body })
          }, reject)
        })
        asked.on('error', reject).end()
      })
    },
    close() {
      isClosing = true
      agent.destroy()
      if (child.connected) child.disconnect()
    },
  }
}
