/**
 * `pnpm bench storefront|peers|memory|middleware|commerce|scale|lighthouse|interactions|planner|payments`: one of them, or each in turn, with
 * servers of its own on free ports; `simulation` is the second half of `scale` alone. Prints requests per second of the
 * storefront, of the middleware beside others, how the back end's answers and memory grow with the catalog, and what more
 * visitors need, as Markdown tables for docs/benchmarks.md and docs/scale.md. `storefront --against DIR` compares what a page
 * costs with another checkout that is built, `peers` with Hydrogen's starter.
 */
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { measureCrowd } from './commerce/crowd.ts'
import { measureGrowth } from './commerce/growth.ts'
import { measureRelevance } from './commerce/relevance.ts'
import { measureInteractions } from './interactions/interactions.ts'
import { benchLighthouse } from './lighthouse/lighthouse.ts'
import { comparePeers } from './peers/peers.ts'
import { measurePlanner } from './planner/planner.ts'
import { measureMemory } from './memory/memory.ts'
import { compareMiddleware } from './middleware/compare.ts'
import { measureScale, simulateScale } from './scale/scale.ts'
import { measurePayments } from './payments/payments.ts'
import { compareWith } from './storefront/against.ts'
import { measurePages } from './storefront/pages.ts'

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
})
const [requested] = positionals
const { against } = values

/** Each tells whether all was answered. */
const BENCHES: Readonly<Record<string, () => Promise<boolean>>> = {
  storefront: () => (against === undefined ? measurePages() : compareWith(against)),
  peers: comparePeers,
  memory: measureMemory,
  middleware: compareMiddleware,
  commerce: async () => {
    console.log(`${await measureRelevance()}\n`)
    console.log(`${await measureCrowd()}\n`)
    console.log(`${await measureGrowth()}\n`)
    return true
  },
  scale: measureScale,
  simulation: simulateScale,
  lighthouse: benchLighthouse,
  interactions: measureInteractions,
  planner: measurePlanner,
  payments: measurePayments,
}

if (requested !== undefined && !(requested in BENCHES))
  throw new Error(`unknown: ${requested}; one of ${Object.keys(BENCHES).join(', ')}`)
const day = new Date().toISOString().slice(0, 10)
console.log(`${day}, Node ${process.version}, ${cpus().length} cores, load generator on the same machine\n`)
for (const [name, bench] of Object.entries(BENCHES)) {
  if (requested !== undefined && requested !== name) continue
  // `scale` has it.
  if (requested === undefined && name === 'simulation') continue
  if (!(await bench())) process.exitCode = 1
}
