/** A storefront besides the shop's own, with settings of its own, over the same middleware. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startCommand } from '../../../scripts/lib/services.mjs'
import type { ShopServers } from '../../harness/shop-servers.ts'
import { startServer, type BenchServer } from '../server-process.ts'

const HERE = resolve(import.meta.dirname, '../../..')

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
  const cwd = resolve(root, 'packages/storefront')
  const start = startCommand(cwd)
  const server = await startServer({
    cwd,
    args: () => [...flags, ...start.args],
    env: (port) => ({
      PORT: `${port}`,
      BRAND: 'loftwood',
      MIDDLEWARE_URL: middlewareUrl,
      MEDIA_URL: `${commerceUrl}/media`,
      DATA_DIR: folder,
      ...start.env,
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
