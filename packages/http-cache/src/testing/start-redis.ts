// A real Redis on a free port, without a disk.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createClient } from '@redis/client'

const START_WITHIN_MS = 10_000

export interface TestRedis {
  /** e.g. `redis://127.0.0.1:41234` */
  url: string
  port: number
  /** Redis holds its connections open without responding until `resume`. */
  hang(): void
  resume(): void
  /** Runs commands on a connection of its own. */
  run(...commands: (readonly string[])[]): Promise<void>
  stop(): Promise<void>
  /** Starts it again on the same port, empty. */
  restart(): Promise<void>
}

/** Starts the machine's redis-server (`pnpm test` installs it where it can). */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let server = await startServer(port)
  return {
    url,
    port,
    hang: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    async run(...commands) {
      const client = await createClient({ url, RESP: 2 }).connect()
      for (const command of commands) await client.sendCommand(command)
      client.destroy()
    },
    stop: () => ended(server),
    async restart() {
      await ended(server)
      server = await startServer(port)
    },
  }
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGKILL')
  await once(server, 'close')
}

async function startServer(port: number): Promise<ChildProcess> {
  const address = ['--port', `${port}`, '--bind', '127.0.0.1']
  const server = spawn('redis-server', [...address, '--save', '', '--appendonly', 'no'])
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('redis-server does not start')), START_WITHIN_MS)
    server.once('error', () => reject(new Error('These tests need redis-server on the PATH: install Redis')))
    server.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
    server.stdout.on('data', (text: Buffer) => {
      if (!text.includes('Ready to accept connections')) return
      clearTimeout(late)
      resolve()
    })
  })
  return server
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
