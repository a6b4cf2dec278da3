/** A TCP connection that may break every rule of HTTP. */
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { newAddress } from './visitor.ts'

const MOST_KEPT = 65_536

export interface RawSocket {
  /** Sends bytes; nothing when the other side has gone. */
  send: (bytes: string | Buffer) => void
  /** Says that nothing more will be sent, and stays. */
  end: () => void
  /** What has arrived, at most 64 kB. */
  received: () => string
  /** Stops reading: the answer piles up at the server. */
  stall: () => void
  /** Resolves when either side has closed the connection. */
  closed: Promise<void>
  isClosed: () => boolean
  destroy: () => void
}

/**
 * @param origin e.g. `http://127.0.0.1:3000`
 * @param from the visitor's address; a new one unless given
 */
export async function openSocket(origin: string, from = newAddress()): Promise<RawSocket> {
  const { hostname, port } = new URL(origin)
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname
  const socket = connect({ host, port: Number(port), localAddress: from, allowHalfOpen: true })
  let received = ''
  let isClosed = false
  const closed = new Promise<void>((done) =>
    socket.once('close', () => {
      isClosed = true
      done()
    }),
  )
  socket.on('error', () => undefined)
  socket.on('data', (bytes: Buffer) => {
    if (received.length < MOST_KEPT) received += bytes.toString('latin1')
  })
  await Promise.race([new Promise<void>((done) => socket.once('connect', done)), closed])
  return {
    send: (bytes) => void (socket.writable && socket.write(bytes)),
    end: () => void socket.end(),
    received: () => received,
    stall: () => void socket.pause(),
    closed: Promise.race([closed, halfClosed(socket)]),
    isClosed: () => isClosed || socket.readableEnded,
    destroy: () => void socket.destroy(),
  }
}

const halfClosed = (socket: Socket) => new Promise<void>((done) => socket.once('end', done))

export function openSockets(origin: string, count: number, from?: string): Promise<RawSocket[]> {
  return Promise.all(Array.from({ length: count }, () => openSocket(origin, from)))
}

/** Sends these bytes and answers what came back: an HTTP status, or 0 when the connection was closed or nothing came. */
export async function sendRaw(origin: string, bytes: string | Buffer, withinMs = 3000): Promise<RawAnswer> {
  const socket = await openSocket(origin)
  socket.send(bytes)
  await Promise.race([socket.closed, answered(socket, withinMs)])
  const text = socket.received()
  socket.destroy()
  return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text }
}

export interface RawAnswer {
  status: number
  text: string
}

/** Until the headers and a little of the body are there. */
async function answered(socket: RawSocket, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs
  while (performance.now() < deadline && !socket.received().includes('\r\n\r\n')) await pause(10)
  await pause(20)
}

/** The bytes of a simple request. */
export function rawRequest(start: string, headers: readonly string[] = [], body = ''): string {
  return [`${start} HTTP/1.1`, 'Host: localhost', ...headers, '', body].join('\r\n')
}
