/** A real Prometheus with the configuration that operators get, on a free port, in front of servers under test. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../scripts/lib/ports.mjs'
import { SERVICES } from '../../scripts/lib/services.mjs'
import { untilReady } from '../harness/until-ready.ts'

export const RULES = resolve(import.meta.dirname, '../../deploy/prometheus')
const READY_WITHIN_MS = 20_000

export interface Prometheus {
  /** The `data` of its HTTP API's answer. @throws what it says against the request */
  get: <Data>(path: string, query?: Record<string, string>) => Promise<Data>
  stop: () => Promise<void>
}

/** @param ports of the servers, by the name of their job */
export async function startPrometheus(ports: Readonly<Record<string, number>>): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'loftwood-prometheus-'))
  cpSync(RULES, folder, { recursive: true })
  const file = join(folder, 'prometheus.yml')
  writeFileSync(file, configurationFor(ports))
  const address = `127.0.0.1:${await freePort()}`
  const options = [`--config.file=${file}`, `--storage.tsdb.path=${folder}/data`, '--log.level=error']
  const child = spawn('prometheus', [...options, `--web.listen-address=${address}`], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  await untilReady(`http://${address}/-/ready`, READY_WITHIN_MS)
  return {
    async get<Data>(path: string, query: Record<string, string> = {}) {
      const response = await fetch(`http://${address}/api/v1/${path}?${new URLSearchParams(query)}`)
      const { status, data, error } = (await response.json()) as Record<string, unknown>
      if (status !== 'success') throw new Error(`${path} ${JSON.stringify(query)}: ${String(error)}`)
      return data as Data
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The operators' file with other ports, and a scrape every second. @throws when it has no such place */
function configurationFor(ports: Readonly<Record<string, number>>): string {
  const places = SERVICES.map(({ name, port }) => [`127.0.0.1:${port}`, `127.0.0.1:${ports[name]}`] as const)
  return [...places, ['scrape_interval: 15s', 'scrape_interval: 1s'] as const].reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`prometheus.yml has no "${from}"`)
      return text.replace(from, to)
    },
    readFileSync(join(RULES, 'prometheus.yml'), 'utf8'),
  )
}
