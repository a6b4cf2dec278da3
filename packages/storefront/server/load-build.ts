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

/**
 * React's development build renders 3.6 times as slowly. Which one is loaded React decides once, by NODE_ENV.
 * @throws one sentence when it is that one
 */
export async function requireProductionReact(): Promise<void> {
  // The production build has no `act`.
  const { act } = await import('react')
  if (act === undefined) return
  throw new ConfigurationError(
    "React's development build is loaded: set NODE_ENV=production before anything loads React",
  )
}
