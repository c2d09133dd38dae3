/** Speaks to a server over a socket, byte by byte where need be. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawConnection {
  socket: Socket
  /** Settles when the other side has ended or cut it. @returns all that was heard */
  closed: Promise<string>
}

/** Stays open on this side whatever the other does, as an intruder's would. */
export function openRaw(url: string): RawConnection {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  let heard = ''
  socket.on('data', (chunk) => {
    heard += String(chunk)
  })
  const ended = new Promise<string>((resolve) => {
    for (const event of ['end', 'error', 'close']) socket.once(event, () => resolve(heard))
  })
  return { socket, closed: ended }
}

/** @returns the connection once it has heard something */
export async function sayRaw(url: string, text: string): Promise<RawConnection> {
  const connection = openRaw(url)
  connection.socket.write(text)
  await Promise.race([once(connection.socket, 'data'), connection.closed])
  return connection
}
