/** The lower bound of a rendered page: React's renderToString of the same trees, with their data in memory. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ShopServers } from '../../harness/shop-servers.ts'
import { median } from '../measure.ts'
import { startOwnStorefront } from './own-storefront.ts'

/** The compiler of the JavaScript engine has seen enough by then. */
const WARM_UP = 40

/** Median processor time in milliseconds of one rendering, over the pages at these addresses. */
export async function bareRenderMs(shop: ShopServers, nextPath: () => string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'loftwood-bench-'))
  const file = join(folder, 'times')
  const hook = pathToFileURL(join(import.meta.dirname, 'time-render.mjs')).href
  const flags = ['--import', hook]
  const server = await startOwnStorefront(shop, { env: { RENDER_TIMES: file }, flags })
  try {
    for (let page = 0; page < 2 * WARM_UP; page += 1)
      await (await fetch(server.origin + nextPath())).arrayBuffer()
    const times = readFileSync(file, 'utf8').trim().split('\n').map(Number)
    return median(times.slice(WARM_UP))
  } finally {
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
