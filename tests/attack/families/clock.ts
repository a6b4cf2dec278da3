/** The machine's clock is set back, as a virtual machine does that was paused or moved. */
import { setTimeout as pause } from 'node:timers/promises'
import { withoutProducts } from '../lib/stored.ts'
import { newVisitor } from '../lib/visitor.ts'
import type { Family } from '../scenario.ts'

const PROBE_MS = 250
const WITHIN_MS = 6_000

export const clock: Family = {
  name: 'Clock',
  scenarios: [
    {
      name: 'the back end’s clock is set back by two hours, and it cannot sell for a while',
      holds: 'readiness says so, and says when that is over',
      withinMs: 30_000,
      run: async ({ commerce, dataDir, pid }, report) => {
        const visitor = newVisitor(2)
        /** Seconds until readiness has this status. */
        async function until(status: number): Promise<number> {
          const begun = performance.now()
          for (;;) {
            const spent = performance.now() - begun
            if ((await visitor.ask(`${commerce}/readyz`)).status === status) return spent / 1000
            report.must(spent < WITHIN_MS, `/readyz is not ${status} after ${WITHIN_MS / 1000} s`)
            if (spent >= WITHIN_MS) return spent / 1000
            await pause(PROBE_MS)
          }
        }
        await until(200)
        process.kill(pid('commerce'), 'SIGUSR2')
        const down = await withoutProducts(dataDir, () => until(503))
        const up = await until(200)
        process.kill(pid('commerce'), 'SIGUSR2')
        report.figure(`out after ${down.toFixed(1)} s, back after ${up.toFixed(1)} s`)
        await visitor.leave()
      },
    },
  ],
}
