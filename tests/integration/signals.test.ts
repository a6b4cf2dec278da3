// A supervisor stops what it started: `npm start` or `pnpm start`. The server behind them has to end with them.
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort, isPortFree } from '../../scripts/lib/ports.mjs'
import { ROOT } from '../../scripts/lib/root.mjs'

const STOPS_WITHIN_MS = 2_000

let folder: string
let started: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loftwood-signals-'))
})
afterEach(() => {
  // Whatever is left of the group that the test started.
  if (started?.pid !== undefined && started.exitCode === null) process.kill(-started.pid, 'SIGKILL')
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

test.each([
  ['npm', 'commerce'],
  ['npm', 'middleware'],
  ['pnpm', 'commerce'],
  ['pnpm', 'middleware'],
])('%s start of the %s ends with SIGTERM and frees its port', async (runner, name) => {
  const port = await freePort()
  started = spawn(runner === 'npm' ? 'npm' : pnpmPath(), ['start'], {
    cwd: join(ROOT, 'packages', name),
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder },
    detached: true,
    stdio: 'ignore',
  })
  expect(await until(() => isHealthy(port), 30_000)).toBe(true)
  started.kill('SIGTERM')
  expect(await until(() => isPortFree(port), STOPS_WITHIN_MS)).toBe(true)
})
