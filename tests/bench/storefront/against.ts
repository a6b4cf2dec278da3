/**
 * `pnpm bench storefront --against DIR`: what a page that is in no cache costs this build's storefront beside that of another
 * checkout, which is installed and built. Both have a middleware of their own in front of one back end, and answer in turns,
 * one request at a time: processor time tells them apart on a busy machine too.
 */
import { resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { NO_LIMITS, PURGE_SECRET, type ShopServers } from '../../harness/shop-servers.ts'
import { startBenchShop } from '../limits-off.ts'
import { median } from '../measure.ts'
import { startServer, type BenchServer } from '../server-process.ts'
import { startOwnStorefront } from './own-storefront.ts'
import { listed, PAGE_TAGS, purge, unseen } from './targets.ts'

const HERE = resolve(import.meta.dirname, '../../..')
const ROUNDS = 5
const PAGES_PER_ROUND = 40
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

interface Side {
  name: 'before' | 'now'
  storefront: BenchServer
  middleware: BenchServer
}

interface Cost {
  processorMs: number
  requests: number
}

async function startSide(shop: ShopServers, name: Side['name'], root: string): Promise<Side> {
  const middleware = await startServer({
    cwd: resolve(root, 'packages/middleware'),
    args: () => ['src/main.ts'],
    env: (port) => ({
      PORT: `${port}`,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      PURGE_SECRET,
      COMMERCE_GRAPHQL_URL: `${shop.commerceUrl}/graphql`,
      ...NO_LIMITS,
    }),
    probe: '/readyz',
  })
  const env = { PURGE_SECRET, LOG_LEVEL: 'error' }
  const storefront = await startOwnStorefront({ ...shop, middlewareUrl: middleware.origin }, { env, root })
  return { name, storefront, middleware }
}

async function bodyOf(url: string): Promise<string> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`)
  return text
}

/** Pages that were not answered: they are named, and the run goes on. */
const failures: string[] = []

async function pageOf({ name, storefront }: Side, path: string): Promise<string> {
  try {
    return await bodyOf(storefront.origin + path)
  } catch (error) {
    failures.push(`${name}: ${path}: ${String(error)}`)
    console.error(`against: ${failures.at(-1)}`)
    return ''
  }
}

/** Calls of methods that the middleware has answered so far. */
async function callsOf({ origin }: BenchServer): Promise<number> {
  const lines = (await bodyOf(`${origin}/metrics`)).split('\n')
  const counts = lines.filter(
    (line) => line.startsWith('middleware_request_seconds_count') && !/healthz|readyz|metrics/.test(line),
  )
  return counts.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** Each page is in no cache of the storefront; what all pages share is, where it has such a cache. */
async function costOf(side: Side, paths: readonly string[]): Promise<Cost> {
  const { storefront, middleware } = side
  const calls = await callsOf(middleware)
  const processorMs = await missMs(storefront, paths, (path) => pageOf(side, path))
  return { processorMs, requests: ((await callsOf(middleware)) - calls) / paths.length }
}

/**
 * Processor time of a page. A path that comes again is purged first, so as many purges follow after the last page, and their
 * time is subtracted.
 */
export async function missMs(
  { origin, processorMs }: BenchServer,
  paths: readonly string[],
  request: (path: string) => Promise<unknown>,
): Promise<number> {
  const isAgain = paths.map((path, index) => paths.indexOf(path) < index)
  await purge(origin, PAGE_TAGS)
  const begin = processorMs()
  for (const [index, path] of paths.entries()) {
    if (isAgain[index]) await purge(origin, PAGE_TAGS)
    await request(path)
  }
  const end = processorMs()
  for (const again of isAgain) if (again) await purge(origin, PAGE_TAGS)
  return (end - begin - (processorMs() - end)) / paths.length
}

/** The next paths of each kind of page. */
export async function kindsOf(origin: string): Promise<Record<string, () => string>> {
  const inTurn = (paths: readonly string[]) => {
    let page = 0
    return () => paths[(page += 1) % paths.length] ?? '/'
  }
  return {
    home: () => '/',
    search: unseen(['/search?term=loft', '/fr/search?term=lit']),
    category: unseen(await listed(origin, 'categories')),
    product: inTurn(await listed(origin, 'products-1')),
    text: inTurn((await listed(origin, 'pages')).filter((path) => /info|learning/.test(path))),
    contact: () => '/contact',
  }
}

/** The page of which the size is given. */
const SIZED: Readonly<Record<string, string>> = {
  home: '/',
  search: '/search?term=loft',
  category: '/bunk-beds',
  product: '/laurier-high-bunk-bed',
  text: '/faq',
  contact: '/contact',
}

const medianOf = (costs: readonly Cost[], figure: keyof Cost) => median(costs.map((cost) => cost[figure]))

async function rowsOf(sides: readonly [Side, Side]): Promise<string[]> {
  const rows: string[] = []
  for (const [name, next] of Object.entries(await kindsOf(sides[1].storefront.origin))) {
    const costs: [Cost[], Cost[]] = [[], []]
    // The first round warms both up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const paths = Array.from({ length: PAGES_PER_ROUND }, next)
      for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const cost = await costOf(sides[at], paths)
        if (round > 0) costs[at].push(cost)
      }
    }
    const path = SIZED[name] ?? '/'
    const kilobytes = await Promise.all(
      sides.map(async (side) => brotliCompressSync(await pageOf(side, path), QUALITY).length / 1000),
    )
    const [before, now] = costs.map((list) => medianOf(list, 'processorMs'))
    const requests = costs.map((list) => medianOf(list, 'requests').toFixed(1))
    const ratio = ((now ?? 0) / (before ?? 1)).toFixed(2)
    rows.push(
      [
        name,
        before?.toFixed(1),
        now?.toFixed(1),
        ratio,
        ...requests,
        ...kilobytes.map((kb) => kb.toFixed(1)),
      ].join(' | '),
    )
    console.error(`against: ${rows.at(-1)}`)
  }
  return rows
}

const HEAD = 'page | ms before | ms now | ratio | requests before | now | kB brotli 5 before | now'

/** Prints the table. */
export async function compareWith(folder: string): Promise<boolean> {
  const shop = await startBenchShop()
  const sides: Side[] = []
  try {
    sides.push(await startSide(shop, 'before', resolve(folder)))
    sides.push(await startSide(shop, 'now', HERE))
    const [before, now] = sides
    if (!before || !now) return false
    const rows = await rowsOf([before, now])
    const rule = HEAD.split(' | ').map((_name, index) => (index === 0 ? '---' : '---:'))
    console.log([HEAD, rule.join('|'), ...rows].map((row) => `| ${row} |`).join('\n'))
    for (const failure of failures) console.log(failure)
    return failures.length === 0
  } finally {
    for (const { storefront, middleware } of sides) {
      storefront.stop()
      middleware.stop()
    }
    await shop.stop()
  }
}
