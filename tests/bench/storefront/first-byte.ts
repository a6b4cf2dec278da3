/** How long a browser waits for the first byte on an idle server. */
import { Agent, get } from 'node:http'
import { median, type Target } from '../measure.ts'

const TIMES = 60

/** Median in milliseconds. */
export async function firstByteMs(target: Target): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  while (times.length < TIMES) times.push(await once(target, agent))
  agent.destroy()
  return median(times)
}

function once({ url, headers, nextPath }: Target, agent: Agent): Promise<number> {
  const address = nextPath ? new URL(nextPath(), url) : new URL(url)
  return new Promise((resolve, reject) => {
    const askedAt = performance.now()
    get(address, { agent, ...(headers && { headers }) }, (response) => {
      const time = performance.now() - askedAt
      response.resume().once('end', () => resolve(time))
    }).once('error', reject)
  })
}
