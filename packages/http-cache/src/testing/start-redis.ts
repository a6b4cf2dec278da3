// A real Redis on a free port, without a disk.
import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'

const START_WITHIN_MS = 10_000

export interface TestRedis {
  /** e.g. `redis://127.0.0.1:41234` */
  url: string
  /** Redis holds its connections open without responding until `resume`. */
  hang(): void
  resume(): void
  stop(): Promise<void>
}

/** Starts the machine's redis-server (`pnpm test` installs it where it can), on `port` or a free one. */
export async function startRedis(wantedPort?: number): Promise<TestRedis> {
  const port = wantedPort ?? (await freePort())
  const server = spawn('redis-server', [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ])
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
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
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    async stop() {
      server.kill('SIGKILL')
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
