/** From the process that renders to the one that stores: each page over their channel, and a word back once it is stored. */
import type { ChildProcess } from 'node:child_process'
import type { StoredPage } from './page-file'

export interface RenderedPage {
  address: string
  page: StoredPage
  /** Of what the page shows. */
  tags: readonly string[]
}

interface Parcel {
  parcel: RenderedPage
  number: number
}

interface Receipt {
  receipt: number
}

const isParcel = (message: object): message is Parcel => 'parcel' in message
const isReceipt = (message: object): message is Receipt => 'receipt' in message

type Channel = Pick<NodeJS.Process, 'send' | 'on'>

/** @param channel of the process that renders. @returns what hands a page over, and ends once the other process shows it */
export function createHandOver(channel: Channel): (page: RenderedPage) => Promise<void> {
  const waiting = new Map<number, () => void>()
  let sent = 0
  channel.on('message', (message: object) => {
    if (!isReceipt(message)) return
    waiting.get(message.receipt)?.()
    waiting.delete(message.receipt)
  })
  return (parcel) => {
    sent += 1
    const message: Parcel = { parcel, number: sent }
    return new Promise((resolve) => {
      waiting.set(message.number, resolve)
      channel.send?.(message)
    })
  }
}

/** @param child whose channel carries buffers as they are: `serialization: 'advanced'` */
export function receivePages(child: Pick<ChildProcess, 'send' | 'on'>, store: (page: RenderedPage) => void): void {
  child.on('message', (message: object) => {
    if (!isParcel(message)) return
    store(message.parcel)
    child.send({ receipt: message.number } satisfies Receipt)
  })
}
