/** A storefront besides the shop's own, with settings of its own, over the same middleware. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { ShopServers } from '../../harness/shop-servers.ts'
import { startServer, type BenchServer } from '../server-process.ts'

const HERE = resolve(import.meta.dirname, '../../..')
/** As `start` in its package.json has them. */
const FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=512']

export interface OwnStorefront {
  env?: Record<string, string>
  flags?: readonly string[]
  /** The checkout it is started from; this one unless said. */
  root?: string
}

/** Starts it with an empty data folder, which goes when it stops. */
export async function startOwnStorefront(
  { middlewareUrl, commerceUrl }: ShopServers,
  { env = {}, flags = [], root = HERE }: OwnStorefront,
): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'loftwood-bench-'))
  const server = await startServer({
    cwd: resolve(root, 'packages/storefront'),
    args: () => [...FLAGS, ...flags, 'server/main.ts'],
    env: (port) => ({
      PORT: `${port}`,
      BRAND: 'loftwood',
      MIDDLEWARE_URL: middlewareUrl,
      MEDIA_URL: `${commerceUrl}/media`,
      DATA_DIR: folder,
      MALLOC_ARENA_MAX: '2',
      ...env,
    }),
    probe: '/healthz',
  })
  return {
    ...server,
    stop: () => {
      server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
