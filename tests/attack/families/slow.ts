/** Visitors who are slow on purpose. While they are there, others are served. */
import { setTimeout as pause } from 'node:timers/promises'
import { readUrl, serviceFaults } from '../health.ts'
import { openSocket, openSockets, rawRequest, type RawSocket } from '../lib/raw-socket.ts'
import { newAddress } from '../lib/visitor.ts'
import type { Family, Report, Scenario } from '../scenario.ts'
import type { AttackedShop } from '../shop.ts'

const TRICKLE_EVERY_MS = 250
const STAYS_MS = 3000

/** Sends a byte now and then until it is stopped. */
async function trickle(sockets: readonly RawSocket[], byte: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const socket of sockets) socket.send(byte)
    await pause(TRICKLE_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** The shop serves others while these sockets are open. */
async function othersAreServed(
  shop: AttackedShop,
  {
    sockets,
    byte,
    ends,
  }: { sockets: RawSocket[]; byte?: string; ends?: (sockets: readonly RawSocket[]) => Promise<void> },
  report: Report,
): Promise<void> {
  const stop = new AbortController()
  const sending = byte === undefined ? undefined : trickle(sockets, byte, stop.signal)
  await pause(STAYS_MS / 3)
  const begun = performance.now()
  const faults = await serviceFaults(shop)
  for (const fault of faults) report.must(false, `meanwhile ${fault}`)
  report.figure(`others served in ${Math.round(performance.now() - begun)} ms`)
  await pause(Math.max(0, (STAYS_MS * 2) / 3 - (performance.now() - begun)))
  stop.abort()
  await sending
  await ends?.(sockets)
  for (const socket of sockets) socket.destroy()
}

/** Half of them at the storefront, half at the middleware. */
async function both(shop: AttackedShop, start: (origin: string, prefix: string) => Promise<RawSocket[]>) {
  const [front, back] = await Promise.all([start(shop.storefront, '/api'), start(shop.middleware, '')])
  return [...front, ...back]
}

const POST_HEADERS = ['Content-Type: application/json', 'Content-Length: 90000']

const posts: Scenario = {
  name: '2 × 64 posts that send their body byte by byte',
  holds: 'no connection is taken before the body is read',
  run: async (shop, report) => {
    const sockets = await both(shop, async (origin, prefix) => {
      const opened = await openSockets(origin, 64)
      for (const socket of opened)
        socket.send(rawRequest(`POST ${prefix}/magento/addProductsToCart`, POST_HEADERS, '['))
      return opened
    })
    await othersAreServed(shop, { sockets, byte: ' ' }, report)
  },
}

const heads: Scenario = {
  name: '2 × 64 requests that send their headers byte by byte',
  holds: 'others are served',
  run: async (shop, report) => {
    const sockets = await both(shop, async (origin) => {
      const opened = await openSockets(origin, 64)
      for (const socket of opened) socket.send('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      return opened
    })
    await othersAreServed(shop, { sockets, byte: 'a' }, report)
  },
}

const readers: Scenario = {
  name: '2 × 64 readers of large answers who read nothing',
  holds: 'what they do not read occupies no connection behind the servers',
  run: async (shop, report) => {
    const sockets = await both(shop, (origin, prefix) =>
      Promise.all(
        Array.from({ length: 64 }, async (_, index) => {
          const socket = await openSocket(origin)
          socket.stall()
          const path = readUrl('', `bed ${index}`, index % 2 === 0 ? 100 : 300).replace('/api', prefix)
          // Several answers: one fits into the buffers of the kernel.
          for (let copy = 0; copy < 8; copy += 1) socket.send(rawRequest(`GET ${path}`))
          return socket
        }),
      ),
    )
    await othersAreServed(shop, { sockets }, report)
  },
}

const silent: Scenario = {
  name: '2 × 100 connections that say nothing, and 40 that hang up half',
  holds: 'others are served',
  run: async (shop, report) => {
    const sockets = await both(shop, (origin) => openSockets(origin, 100))
    const half = await both(shop, (origin) => openSockets(origin, 20))
    for (const socket of half) {
      socket.stall()
      socket.send(rawRequest('GET /'))
      socket.end()
    }
    await othersAreServed(shop, { sockets: [...sockets, ...half] }, report)
  },
}

const isMute = (socket: RawSocket) => socket.received() === '' && !socket.isClosed()

/** What waits in the back end's queue is answered within the time that the middleware waits for it. */
async function answeredOrClosed(sockets: readonly RawSocket[]): Promise<void> {
  const deadline = AbortSignal.timeout(10_000)
  while (!deadline.aborted && sockets.some(isMute)) await pause(50)
}

const pipelining: Scenario = {
  name: '2 × 20 sockets of one address with 60 pipelined requests each',
  holds: 'others are served, and each socket gets its answers or is closed',
  run: async (shop, report) => {
    const sockets = await both(shop, async (origin, prefix) => {
      const opened = await openSockets(origin, 20, newAddress())
      for (const [number, socket] of opened.entries()) {
        const requests = Array.from({ length: 60 }, (_, index) =>
          rawRequest(`GET ${readUrl('', `desk ${number} ${index}`, 100).replace('/api', prefix)}`),
        )
        socket.send(requests.join(''))
      }
      return opened
    })
    await othersAreServed(shop, { sockets, ends: answeredOrClosed }, report)
    const mute = sockets.filter(isMute)
    report.must(mute.length === 0, `${mute.length} sockets got nothing`)
  },
}

export const slow: Family = {
  name: 'Being slow',
  scenarios: [posts, heads, readers, silent, pipelining],
}
