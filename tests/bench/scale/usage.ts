/** What each process has used so far: processor time, commands of Redis, requests that reached the back end. */
import { readFileSync } from 'node:fs'
import { processorMs } from '../../harness/process-figures.ts'
import type { MeasuredShop } from './shop.ts'

/** Whose processor time is measured; the generator is this process. */
export const PROCESSES = ['generator', 'storefront', 'middleware', 'commerce', 'redis'] as const
export type Process = (typeof PROCESSES)[number]

export interface Usage {
  atMs: number
  processorMs: Record<Process, number>
  /** Of all processes of the machine. */
  machineMs: number
  redisCommands: number
  backEndRequests: number
}

export async function usageOf(shop: MeasuredShop): Promise<Usage> {
  const [info, metrics] = await Promise.all([shop.redisInfo(), fetchText(`${shop.commerce}/metrics`)])
  const redisNumber = (name: string) => Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(info)?.[1] ?? 0)
  const { user, system } = process.cpuUsage()
  return {
    atMs: performance.now(),
    processorMs: {
      generator: (user + system) / 1000,
      storefront: shop.storefrontMs(),
      middleware: processorMs(shop.pidOf('middleware')),
      commerce: processorMs(shop.pidOf('commerce')),
      redis: (redisNumber('used_cpu_user') + redisNumber('used_cpu_sys')) * 1000,
    },
    machineMs: machineMs(),
    redisCommands: redisNumber('total_commands_processed'),
    backEndRequests: sumOf(metrics, 'commerce_graphql_duration_seconds_count'),
  }
}

export function difference(before: Usage, after: Usage): Usage {
  const used = PROCESSES.map((name) => [name, after.processorMs[name] - before.processorMs[name]])
  return {
    atMs: after.atMs - before.atMs,
    processorMs: Object.fromEntries(used) as Usage['processorMs'],
    machineMs: after.machineMs - before.machineMs,
    redisCommands: after.redisCommands - before.redisCommands,
    backEndRequests: after.backEndRequests - before.backEndRequests,
  }
}

/** Processors that other programs used meanwhile. */
export function othersCores({ atMs, machineMs: all, processorMs: own }: Usage): number {
  const ours = Object.values(own).reduce((sum, ms) => sum + ms, 0)
  return Math.max(0, (all - ours) / atMs)
}

async function fetchText(url: string): Promise<string> {
  return (await fetch(url)).text()
}

function sumOf(metrics: string, name: string): number {
  const lines = metrics.split('\n').filter((line) => line.startsWith(name))
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

/** Busy processor time: user, nice, system, and interrupts, in hundredths of a second. */
function machineMs(): number {
  const [, user, nice, system, , , irq, softirq] = readFileSync('/proc/stat', 'utf8').split(/\s+/)
  return [user, nice, system, irq, softirq].reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
}
