/** Stopping with clients who will not let go. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { ROOT } from '../../../scripts/lib/root.mjs'
import { SERVICES, type Service } from '../../../scripts/lib/services.mjs'
import { openSockets, rawRequest } from '../lib/raw-socket.ts'
import { visiting } from '../lib/visitor.ts'
import type { Family, Scenario } from '../scenario.ts'
import { SERVERS, type AttackedShop } from '../shop.ts'

const ENDS_WITHIN_MS = 2000
const STARTS_WITHIN_MS = 30_000

/** Ten connections that wait for more, ten that have said half of a request, ten that hung up half. */
async function clingTo(origin: string): Promise<() => void> {
  const idle = await openSockets(origin, 10)
  for (const socket of idle) socket.send(rawRequest('GET /healthz', ['Connection: keep-alive']))
  const half = await openSockets(origin, 10)
  for (const socket of half) socket.send('GET /healthz HTTP/1.1\r\nHost: ')
  const silent = await openSockets(origin, 10)
  await pause(200)
  return () => {
    for (const socket of [...idle, ...half, ...silent]) socket.destroy()
  }
}

/** Answers how long it took. */
async function terminate(pid: number, exited: Promise<unknown>): Promise<{ ms: number; code: unknown }> {
  const begun = performance.now()
  process.kill(pid, 'SIGTERM')
  const code = await Promise.race([exited, pause(10_000, 'still running after 10 s', { ref: false })])
  return { ms: Math.round(performance.now() - begun), code }
}

/** Starts a server as operators do, beside the others; its own npm ends with it. */
async function throughNpm(shop: AttackedShop, service: Service) {
  const port = await freePort()
  const { storefront, middleware, commerce } = shop
  const child = spawn('npm', ['start'], {
    cwd: join(ROOT, service.dir),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...service.env({ storefront, middleware, commerce }),
      PORT: `${port}`,
      DATA_DIR: join(shop.dataDir, '..', `${service.name}-npm`),
    },
    stdio: 'ignore',
  })
  const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as unknown)
  const origin = `http://127.0.0.1:${port}`
  const deadline = performance.now() + STARTS_WITHIN_MS
  while (performance.now() < deadline && !(await isUp(origin))) await pause(100)
  return { pid: child.pid ?? 0, exited, origin }
}

const isUp = (origin: string) =>
  visiting(async (visitor) => (await visitor.ask(`${origin}/healthz`, { withinMs: 1000 })).status === 200)

const scenarios: Scenario[] = [
  ...SERVICES.map((service): Scenario => ({
    name: `SIGTERM to the npm that started ${service.name}`,
    holds: `the server ends with it, within ${ENDS_WITHIN_MS / 1000} s`,
    withinMs: 45_000,
    run: async (shop, report) => {
      const { pid, exited, origin } = await throughNpm(shop, service)
      report.must(await isUp(origin), 'it did not start')
      const letGo = await clingTo(origin)
      const { ms } = await terminate(pid, exited)
      report.must(ms <= ENDS_WITHIN_MS, `npm took ${ms} ms`)
      report.must(!(await isUp(origin)), 'the server goes on without npm')
      report.figure(`${ms} ms`)
      letGo()
    },
  })),
  {
    name: 'SIGTERM to each server with idle, silent and half-open clients',
    holds: `exit 0 within ${ENDS_WITHIN_MS / 1000} s`,
    isLast: true,
    withinMs: 40_000,
    run: async (shop, report) => {
      for (const name of SERVERS.toReversed()) {
        const letGo = await clingTo(shop[name])
        const { ms, code } = await terminate(shop.pid(name), shop.exited(name))
        report.must(code === 0, `${name}: ${String(code)}`)
        report.must(ms <= ENDS_WITHIN_MS, `${name} took ${ms} ms`)
        report.figure(`${name} ${ms} ms`)
        letGo()
      }
    },
  },
]

export const stops: Family = { name: 'Stopping', isTriedOnce: true, scenarios }
