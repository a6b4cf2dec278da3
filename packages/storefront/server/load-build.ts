// Loads what `vike build` has made for the server.
import { existsSync } from 'node:fs'
import { ConfigurationError } from '@loftwood/http-server/run-server'

const FOLDER = new URL('../dist/', import.meta.url)

/** @throws one sentence when there is no build */
export async function loadBuild(folder = FOLDER): Promise<void> {
  const entry = new URL('server/entry.mjs', folder)
  if (!existsSync(entry)) throw new ConfigurationError('The storefront is not built: run `pnpm build` first')
  await import(entry.href)
}
