/**
 * Asks several addresses in turns at a steady rate, whether earlier answers have come or not, and times each answer from
 * the moment it was due: what slows the machine for a while slows all of them.
 */
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface SteadyLoad {
  /** Requests a second to each address. */
  rate: number
  seconds: number
}

/** Times of all answers in milliseconds, per address. @throws on a failed connection */
export async function askSteadily(urls: readonly string[], load: SteadyLoad): Promise<number[][]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const times = urls.map((): number[] => [])
  const requests: Promise<void>[] = []
  const total = load.rate * load.seconds * urls.length
  const startedAt = performance.now()
  while (requests.length < total) {
    const due = ((performance.now() - startedAt) / 1000) * load.rate * urls.length
    for (; requests.length < Math.min(due, total);) {
      const which = requests.length % urls.length
      requests.push(timed(urls[which] ?? '', agent).then((time) => void times[which]?.push(time)))
    }
    await pause(1)
  }
  await Promise.all(requests)
  agent.destroy()
  return times
}

function timed(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const askedAt = performance.now()
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - askedAt))
    }).once('error', reject)
  })
}

/** The time within which this share of the answers came. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(share * sorted.length)] ?? 0
}
