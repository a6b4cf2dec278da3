/** The lower bound of a rendered page: React's renderToString of the same trees, with their data in memory. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ShopServers } from '../../harness/shop-servers.ts'
import { median } from '../measure.ts'
import { startServer } from '../server-process.ts'

const STOREFRONT = resolve(import.meta.dirname, '../../../packages/storefront')
/** The compiler of the JavaScript engine has seen enough by then. */
const WARM_UP = 40

/** Median processor time in milliseconds of one rendering, over the pages at these addresses. */
export async function bareRenderMs(shop: ShopServers, nextPath: () => string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'loftwood-bench-'))
  const file = join(folder, 'times')
  const hook = pathToFileURL(join(import.meta.dirname, 'time-render.mjs')).href
  const server = await startServer({
    cwd: STOREFRONT,
    args: () => ['--max-semi-space-size=16', '--max-old-space-size=512', '--import', hook, 'server/main.ts'],
    env: (port) => ({
      PORT: `${port}`,
      MIDDLEWARE_URL: shop.middlewareUrl,
      MEDIA_URL: `${shop.commerceUrl}/media`,
      DATA_DIR: folder,
      RENDER_TIMES: file,
    }),
    probe: '/healthz',
  })
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
