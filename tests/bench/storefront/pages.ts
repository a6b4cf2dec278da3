/** `pnpm bench storefront`: pages from the cache, pages that are revalidated, and pages that are rendered. */
import { findSamples } from '../../harness/samples.ts'
import type { ShopServers } from '../../harness/shop-servers.ts'
import { startBenchShop } from '../limits-off.ts'
import { measure, type Figure, type Target, type Worker } from '../measure.ts'
import { processorMs, residentMb } from '../../harness/process-figures.ts'
import { startServer, type BenchServer } from '../server-process.ts'
import { bareRenderMs } from './bare-render.ts'
import { firstByteMs } from './first-byte.ts'
import { startOwnStorefront } from './own-storefront.ts'
import { hits, listed, purge, rendered, revalidated, unseen } from './targets.ts'

/** The servers whose processor time and memory is shown. */
const SERVERS = ['storefront', 'middleware', 'commerce'] as const

/** What the table should show on a quiet machine. */
const TARGETS =
  'targets: hits at least 0.6 of node:http; rendered at most 4.5 ms of the storefront, and 3 times bare renderToString'

/** Prints the table; false when something was not answered. */
export async function measurePages(): Promise<boolean> {
  console.error('starting servers …')
  const shop = await startBenchShop()
  const samples = await findSamples(shop.commerceUrl)
  const origin = shop.storefrontUrl
  const plain = await startServer({
    cwd: import.meta.dirname,
    args: (port) => ['plain.ts', `${port}`, origin + samples.category],
    probe: '/',
  })
  const expiring = await startOwnStorefront(shop, {
    env: { CACHE_FRESH_SECONDS: '0', CACHE_STALE_SECONDS: '0' },
  })
  try {
    const limit = { name: "node:http, the category's bytes", url: plain.origin }
    const targets: Target[] = [
      limit,
      ...hits(origin, samples),
      ...(await revalidated(expiring.origin)),
      ...(await rendered(origin, () => purge(origin))),
    ]
    const onRound = (text: string) => console.error(`storefront: ${text}`)
    const figures = await measure(targets, { onRound, workers: workersOf(shop, expiring) })
    const memoryAtEnd = memory(shop)
    const firstBytes = new Map<string, number>()
    for (const target of targets) {
      await target.beforeRound?.()
      firstBytes.set(target.name, await firstByteMs(target))
    }
    console.log(`${table(figures, firstBytes)}\n`)
    console.log(`memory at the end: ${memoryAtEnd}`)
    const bare = await bareRenderMs(shop, unseen(await listed(origin, 'categories')))
    console.log(`bare renderToString of a category: ${bare.toFixed(2)} ms of processor time`)
    console.log(TARGETS)
    return figures.every(({ failures }) => failures === 0)
  } finally {
    plain.stop()
    expiring.stop()
    await shop.stop()
  }
}

/** Of the two storefronts one is idle, so their processor time is given as one figure. */
function workersOf({ pidOf }: ShopServers, expiring: BenchServer): Worker[] {
  return SERVERS.map((name) => {
    const pid = pidOf(name) ?? 0
    const besides = () => (name === 'storefront' ? expiring.processorMs() : 0)
    return { name, processorMs: () => processorMs(pid) + besides() }
  })
}

function memory({ pidOf }: ShopServers): string {
  return SERVERS.map((name) => `${name} ${Math.round(residentMb(pidOf(name) ?? 0))} MB`).join(', ')
}

function table(figures: readonly Figure[], firstBytes: ReadonlyMap<string, number>): string {
  const rows = figures.map(({ name, requestsPerSecond, p50Ms, p99Ms, failures, processorMs: used }) =>
    [
      name,
      Math.round(requestsPerSecond).toLocaleString('en-CA'),
      p50Ms,
      p99Ms,
      firstBytes.get(name)?.toFixed(1),
      ...used.map((ms) => ms.toFixed(2)),
      failures,
    ].join(' | '),
  )
  const columns = ['storefront', 'req/s', 'p50 ms', 'p99 ms', 'first byte ms']
  const head = [...columns, ...SERVERS.map((name) => `${name} CPU ms`), 'failures']
  const rule = head.map((_name, index) => (index === 0 ? '---' : '---:'))
  return [head.join(' | '), rule.join('|'), ...rows].map((row) => `| ${row} |`).join('\n')
}
