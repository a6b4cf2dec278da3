/**
 * `pnpm bench storefront|middleware|commerce|lighthouse`: one of them, or each in turn, with servers of its own on free ports:
 * requests per second of the storefront, of the middleware beside others, and how the back end's answers and memory
 * grow with the catalogue. Prints Markdown tables for docs/benchmarks.md.
 */
import { cpus } from 'node:os'
import { findSamples } from '../harness/samples.ts'
import { startShopServers } from '../harness/shop-servers.ts'
import { measureGrowth } from './commerce/growth.ts'
import { measure, type Figure } from './measure.ts'
import { benchLighthouse } from './lighthouse/lighthouse.ts'
import { compareMiddleware } from './middleware/compare.ts'
import { storefrontTargets } from './targets.ts'

/** Each tells whether all was answered. */
const BENCHES: Readonly<Record<string, () => Promise<boolean>>> = {
  storefront: measureStorefront,
  middleware: compareMiddleware,
  commerce: async () => {
    console.log(`${await measureGrowth()}\n`)
    return true
  },
  lighthouse: benchLighthouse,
}

function table(figures: Figure[]): string {
  const rows = figures.map(({ name, requestsPerSecond, p50Ms, p99Ms, failures }) =>
    [name, Math.round(requestsPerSecond).toLocaleString('en-CA'), p50Ms, p99Ms, failures].join(' | '),
  )
  const head = '| storefront | req/s | p50 ms | p99 ms | failures |\n|---|---:|---:|---:|---:|'
  return [head, ...rows.map((row) => `| ${row} |`)].join('\n')
}

/** Pages from the cache, and every page rendered anew. */
async function measureStorefront(): Promise<boolean> {
  const kept = await measurePages('from the page cache', {})
  const anew = await measurePages('rendered anew', { PAGE_CACHE_MB: '0' })
  return kept && anew
}

async function measurePages(title: string, env: Record<string, string>): Promise<boolean> {
  console.error('starting servers …')
  const shop = await startShopServers({ env })
  try {
    const targets = storefrontTargets(shop, await findSamples(shop.commerceUrl))
    const figures = await measure(targets, (text) => console.error(`storefront, ${title}: ${text}`))
    console.log(`${title}\n\n${table(figures)}\n`)
    return figures.every(({ failures }) => failures === 0)
  } finally {
    await shop.stop()
  }
}

const [wanted] = process.argv.slice(2)
if (wanted !== undefined && !(wanted in BENCHES))
  throw new Error(`unknown: ${wanted}; one of ${Object.keys(BENCHES).join(', ')}`)
const day = new Date().toISOString().slice(0, 10)
console.log(`${day}, Node ${process.version}, ${cpus().length} cores, load generator on the same machine\n`)
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted !== undefined && wanted !== name) continue
  if (!(await bench())) process.exitCode = 1
}
