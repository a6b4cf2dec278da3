/** `pnpm bench storefront`: pages from the cache beside plain node:http, and pages that are rendered. */
import { findSamples } from '../../harness/samples.ts'
import { startShopServers } from '../../harness/shop-servers.ts'
import { measure, type Figure, type Target } from '../measure.ts'
import { startServer } from '../server-process.ts'
import { firstByteMs } from './first-byte.ts'
import { keptPages, newPages } from './targets.ts'

/** What a page is to reach on one core of a quiet machine. */
const WANTED = {
  kept: { requestsPerSecond: 8_000, firstByteMs: 2 },
  rendered: { requestsPerSecond: 250, firstByteMs: 60 },
}

/** Prints the table; false when something was not answered. */
export async function measurePages(): Promise<boolean> {
  console.error('starting servers …')
  const shop = await startShopServers()
  const samples = await findSamples(shop.commerceUrl)
  const origin = shop.storefrontUrl
  const plain = await startServer({
    cwd: import.meta.dirname,
    args: (port) => ['plain.ts', `${port}`, origin + samples.category],
    probe: '/',
  })
  try {
    const limit = { name: "node:http with the category's bytes", url: plain.origin }
    const targets = [limit, ...keptPages(origin, samples), ...(await newPages(origin))]
    const figures = await measure(targets, (text) => console.error(`storefront: ${text}`))
    const waits = new Map<string, number>()
    for (const target of targets) waits.set(target.name, await firstByteMs(target))
    console.log(`${table(figures, waits)}\n`)
    const { kept, rendered } = WANTED
    console.log(
      `wanted on one quiet core: kept ${kept.requestsPerSecond} req/s, first byte within ${kept.firstByteMs} ms; rendered ${rendered.requestsPerSecond} req/s, within ${rendered.firstByteMs} ms`,
    )
    return figures.every(({ failures }) => failures === 0)
  } finally {
    plain.stop()
    await shop.stop()
  }
}

function table(figures: readonly Figure[], waits: ReadonlyMap<Target['name'], number>): string {
  const rows = figures.map(({ name, requestsPerSecond, p50Ms, p99Ms, failures }) =>
    [
      name,
      Math.round(requestsPerSecond).toLocaleString('en-CA'),
      p50Ms,
      p99Ms,
      waits.get(name)?.toFixed(1),
      failures,
    ].join(' | '),
  )
  const head =
    '| storefront | req/s | p50 ms | p99 ms | first byte ms | failures |\n|---|---:|---:|---:|---:|---:|'
  return [head, ...rows.map((row) => `| ${row} |`)].join('\n')
}
