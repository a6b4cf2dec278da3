/** Before all tests of the whole shop: the servers that they share. */
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { DATA_DIR_ENV, SERVER_ENV } from './server-env.ts'
import { startShopServers } from './shop-servers.ts'

/**
 * A picture costs 88 ms of processor time as AVIF and 35 ms as WebP. Browsers still get AVIF from the servers that some
 * tests start for themselves.
 */
const CHEAP_PICTURES = { PICTURE_AVIF: 'false' }

const LOG_FILE = resolve(import.meta.dirname, '../servers.log')

export default async function globalSetup() {
  rmSync(LOG_FILE, { force: true })
  const shop = await startShopServers({ logFile: LOG_FILE, env: CHEAP_PICTURES }).catch((error: Error) => {
    throw new Error(`${error.message} (see ${LOG_FILE})`, { cause: error })
  })
  process.env[SERVER_ENV.storefront] = shop.storefrontUrl
  process.env[SERVER_ENV.middleware] = shop.middlewareUrl
  process.env[SERVER_ENV.commerce] = shop.commerceUrl
  process.env[DATA_DIR_ENV] = shop.dataDir
  return shop.stop
}
