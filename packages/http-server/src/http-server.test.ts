import { once } from 'node:events'
import { Agent, get, type RequestListener } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createHttpServer, type HttpLimits, type HttpServer } from './http-server.ts'

let opened: HttpServer | undefined
afterEach(() => opened?.stop(0))

async function listen(listener: RequestListener, limits: Partial<HttpLimits> = {}) {
  opened = createHttpServer(listener, { checkMs: 20, ...limits })
  opened.server.listen(0, '127.0.0.1')
  await once(opened.server, 'listening')
  const { port } = opened.server.address() as AddressInfo
  return { ...opened, port }
}

/** Sends the text on a connection of its own; resolves to everything received by the time it ends. */
async function send(port: number, text: string): Promise<{ socket: Socket; ended: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(text)
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk))).on('error', () => undefined)
  return { socket, ended: new Promise((resolve) => socket.once('close', () => resolve(received))) }
}

const sizeOf = async ({ server }: HttpServer) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

it('closes idle and half-open connections at once when it stops', async () => {
  const running = await listen((_request, response) => response.end('ok'))
  const agent = new Agent({ keepAlive: true })
  const answered = Promise.withResolvers<void>()
  get({ port: running.port, host: '127.0.0.1', agent }, (response) =>
    response.resume().on('end', answered.resolve),
  )
  await answered.promise
  await send(running.port, '')
  await send(running.port, 'GET / HTTP/1.1\r\nHost: x\r\n')
  await expect.poll(() => sizeOf(running)).toBe(3)
  const startedAt = performance.now()
  await running.stop(10_000)
  expect(performance.now() - startedAt).toBeLessThan(5_000)
  agent.destroy()
})

it('finishes a request in flight, then closes its connection', async () => {
  const arrived = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const running = await listen((_request, response) => {
    arrived.resolve()
    void goOn.promise.then(() => response.end('whole'))
  })
  const { ended } = await send(running.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await arrived.promise
  const stopped = running.stop(10_000)
  goOn.resolve()
  const startedAt = performance.now()
  expect(await ended).toMatch(/connection: close[\s\S]*whole$/i)
  await stopped
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

it('serves on during the delay, each request the last of its connection', async () => {
  const running = await listen((_request, response) => response.end(String(running.isStopping())))
  const { socket, ended } = await send(running.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data')
  const stopped = running.stop(10_000, 500)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await ended).toMatch(/keep-alive[\s\S]*false[\s\S]*connection: close[\s\S]*true$/i)
  const late = await send(running.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await late.ended).toMatch(/connection: close[\s\S]*true$/i)
  await stopped
})

it('answers a connection that nobody has accepted when the port is closed', async () => {
  const running = await listen((_request, response) => response.end('ok'))
  const waiting: Promise<{ ended: Promise<string> }>[] = []
  const stopped = running.stop(10_000, 1)
  // The kernel connects them while this thread has no time to accept.
  const isOver = performance.now() + 100
  for (let count = 0; count < 3; count += 1)
    waiting.push(send(running.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
  await Promise.resolve()
  process.nextTick(() => {
    while (performance.now() < isOver);
  })
  for (const { ended } of await Promise.all(waiting)) expect(await ended).toMatch(/200 OK[\s\S]*ok$/)
  await stopped
})

it('waits no longer than the grace period', async () => {
  const arrived = Promise.withResolvers<void>()
  const running = await listen(() => arrived.resolve())
  await send(running.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await arrived.promise
  await running.stop(50)
  expect(await sizeOf(running)).toBe(0)
})

it.each(['GET / HTTP/1.1\r\nHost: x\r\n', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf'])(
  'cuts who does not finish a request',
  async (text) => {
    const running = await listen((request) => request.resume(), { headersMs: 100, requestMs: 100 })
    expect(await (await send(running.port, text)).ended).toMatch(/^HTTP\/1.1 408|^$/)
  },
)

it('cuts off a client that reads nothing', async () => {
  const running = await listen((_request, response) => response.end(Buffer.alloc(30_000_000)), {
    idleMs: 100,
  })
  const { socket } = await send(running.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  socket.pause()
  await expect.poll(() => sizeOf(running), { timeout: 5_000 }).toBe(0)
  socket.destroy()
})

it('handles a bounded number of pipelined requests at the same time', async () => {
  let begun = 0
  const running = await listen(
    (_request, response) => {
      begun += 1
      setImmediate(() => response.end('ok'))
    },
    { pipelined: 2 },
  )
  const { ended } = await send(running.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(60))
  const statuses = [...(await ended).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  expect(statuses).toEqual(['200', '200', '503'])
  expect(begun).toBe(2)
})

it.each(['xchunked', 'gzip, chunked', 'chunked, identity'])(
  'refuses Transfer-Encoding: %s',
  async (coding) => {
    const running = await listen((_request, response) => response.end('taken'))
    const { ended } = await send(
      running.port,
      `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: ${coding}\r\n\r\n0\r\n\r\n`,
    )
    expect(await ended).toMatch(/^HTTP\/1\.1 400 /)
  },
)
