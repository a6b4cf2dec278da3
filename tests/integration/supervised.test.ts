// What a supervisor sees that runs `npm start` or `pnpm start`: the server ends with them, and its exit code is theirs, as
// the table in docs/deploy.md says.
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort, isPortFree } from '../../scripts/lib/ports.mjs'
import { ROOT } from '../../scripts/lib/root.mjs'

const STOPS_WITHIN_MS = 2_000

let folder: string
let started: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loftwood-supervised-'))
})
afterEach(() => {
  // Whatever is left of the group that the test started.
  if (started?.pid !== undefined && started.exitCode === null && started.signalCode === null)
    process.kill(-started.pid, 'SIGKILL')
  rmSync(folder, { recursive: true })
})

/** The pnpm of this workspace, not npx: npx passes no signals on. */
function pnpmPath(): string {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    string,
    string
  >
  return execFileSync('npx', ['-y', '-p', String(packageManager), '--', 'which', 'pnpm'], {
    encoding: 'utf8',
  }).trim()
}

const RUNNERS = { npm: 'npm', pnpm: pnpmPath() }
type Runner = keyof typeof RUNNERS

/** Starts a server as an operator does. @returns its exit code, as a shell has it, once there is one */
async function start(runner: Runner, name: string, env: Record<string, string>): Promise<number> {
  started = spawn(RUNNERS[runner], ['start'], {
    cwd: join(ROOT, 'packages', name),
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', DATA_DIR: folder, ...env },
    detached: true,
    stdio: 'ignore',
  })
  const [code, signal] = (await once(started, 'exit')) as [number, null] | [null, NodeJS.Signals]
  return signal === null ? code : 128 + constants.signals[signal]
}

async function until(isDone: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  for (const end = Date.now() + withinMs; Date.now() < end;) {
    if (await isDone()) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return false
}

const isHealthy = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

const BOTH_SERVERS: [Runner, string][] = [
  ['npm', 'commerce'],
  ['npm', 'middleware'],
  ['pnpm', 'commerce'],
  ['pnpm', 'middleware'],
]

test.each(BOTH_SERVERS)('%s start of the %s ends with 0 after SIGTERM', async (runner, name) => {
  const port = await freePort()
  const ended = start(runner, name, { PORT: String(port) })
  expect(await until(() => isHealthy(port), 30_000)).toBe(true)
  started?.kill('SIGTERM')
  expect(await until(() => isPortFree(port), STOPS_WITHIN_MS)).toBe(true)
  expect(await ended).toBe(0)
})

test.each([
  ['npm', 'commerce'],
  ['npm', 'middleware'],
  ['npm', 'storefront'],
  ['pnpm', 'middleware'],
] as const)('%s start of the %s ends with 78 after an invalid setting', (runner, name) =>
  expect(start(runner, name, { TRUST_PROXY: 'everybody' })).resolves.toBe(78),
)

test('npm start ends with 1 when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect(await start('npm', 'middleware', { PORT: String(port) })).toBe(1)
  other.close()
})

test.each(['npm', 'pnpm'] as const)(
  '%s start ends with 137 when the kernel kills the server',
  async (runner) => {
    const port = await freePort()
    const ended = start(runner, 'middleware', { PORT: String(port) })
    expect(await until(() => isHealthy(port), 30_000)).toBe(true)
    process.kill(serverOf(started?.pid), 'SIGKILL')
    expect(await ended).toBe(137)
  },
)

/** The last of the processes that each started the next. */
function serverOf(pid: number | undefined): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children ? serverOf(Number(children.split(' ')[0])) : Number(pid)
}
