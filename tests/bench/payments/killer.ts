/** Kills a server at a random moment, starts it again, and goes on with another. */
import { setTimeout as pause } from 'node:timers/promises'
import type { ServiceName } from '../../../scripts/lib/services.mjs'
import type { ShopServers } from '../../harness/shop-servers.ts'
import type { Random } from '../export/random.ts'

const SERVERS: readonly ServiceName[] = ['commerce', 'middleware', 'storefront']
const MOST_PAUSE_MS = 2_500

/** Until it is stopped, which waits until all servers run. @returns how often each was killed */
export function startKilling(servers: ShopServers, random: Random) {
  const kills: Record<string, number> = {}
  const stopping = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      await pause(random.whole(MOST_PAUSE_MS), undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      const name = random.pick(SERVERS)
      const pid = servers.pidOf(name)
      if (pid === undefined) continue
      process.kill(pid, 'SIGKILL')
      kills[name] = (kills[name] ?? 0) + 1
      await servers.pause(name)
      await servers.resume(name)
    }
  }
  const running = run()
  return {
    kills,
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
