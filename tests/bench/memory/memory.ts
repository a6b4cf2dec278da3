/** `pnpm bench memory`: resident memory and processor time of the storefront while it renders many different pages. */
import type { ShopServers } from '../../harness/shop-servers.ts'
import { startBenchShop } from '../limits-off.ts'
import { processorMs, residentMb } from '../../harness/process-figures.ts'
import { differentPages } from './different-pages.ts'

const PAGES = Number(process.env['BENCH_PAGES'] ?? 20_000)
const STEP = 1_000
const CONNECTIONS = 4
/** With default settings, after all pages. */
const TARGET_MB = 350

interface Step {
  pages: number
  storefrontMb: number
  middlewareMb: number
  commerceMb: number
  /** Of the storefront, for each page since the step before. */
  processorMs: number
}

/** Prints the table; false when a page failed or the storefront took more than its target. */
export async function measureMemory(): Promise<boolean> {
  console.error('starting servers …')
  const shop = await startBenchShop()
  try {
    const paths = await differentPages(shop, PAGES)
    const steps = [stepOf(shop, 0, 0)]
    let failures = 0
    for (let start = 0; start < paths.length; start += STEP) {
      const before = processorMs(shop.pidOf('storefront') ?? 0)
      const chunk = paths.slice(start, start + STEP)
      failures += await askEach(shop.storefrontUrl, chunk)
      const used = processorMs(shop.pidOf('storefront') ?? 0) - before
      steps.push(stepOf(shop, start + chunk.length, used / chunk.length))
      console.error(`memory: ${rowOf(steps.at(-1)!)}`)
    }
    const peak = Math.max(...steps.map(({ storefrontMb }) => storefrontMb))
    console.log(`${table(steps)}\n`)
    console.log(`${failures} failures; storefront at most ${Math.round(peak)} MB, target ${TARGET_MB} MB`)
    return failures === 0 && peak <= TARGET_MB
  } finally {
    await shop.stop()
  }
}

/** Asks for each path once; says how many were not answered with 200. */
async function askEach(origin: string, paths: readonly string[]): Promise<number> {
  const rest = [...paths]
  let failures = 0
  async function work() {
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
      const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })
      await response.arrayBuffer()
      if (response.status !== 200) failures += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  return failures
}

function stepOf(shop: ShopServers, pages: number, processorMsEach: number): Step {
  return {
    pages,
    storefrontMb: residentMb(shop.pidOf('storefront') ?? 0),
    middlewareMb: residentMb(shop.pidOf('middleware') ?? 0),
    commerceMb: residentMb(shop.pidOf('commerce') ?? 0),
    processorMs: processorMsEach,
  }
}

function rowOf({ pages, storefrontMb, middlewareMb, commerceMb, processorMs: used }: Step): string {
  const mb = [storefrontMb, middlewareMb, commerceMb].map((each) => Math.round(each))
  return [pages.toLocaleString('en-CA'), ...mb, pages === 0 ? '' : used.toFixed(1)].join(' | ')
}

function table(steps: readonly Step[]): string {
  const head = '| different pages | storefront MB | middleware MB | commerce MB | storefront ms per page |'
  return [head, '|---:|---:|---:|---:|---:|', ...steps.map((step) => `| ${rowOf(step)} |`)].join('\n')
}
