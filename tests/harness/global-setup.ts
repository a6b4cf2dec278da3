/** Before all tests of the whole shop: the servers that they share. */
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { storeFilledDatabase } from './filled-database.ts'
import { tellWorkers } from './server-env.ts'
import { CHEAP_PICTURES, startShopServers } from './shop-servers.ts'

const LOG_FILE = resolve(import.meta.dirname, '../servers.log')

export default async function globalSetup() {
  rmSync(LOG_FILE, { force: true })
  const shop = await startShopServers({ logFile: LOG_FILE, env: CHEAP_PICTURES }).catch((error: Error) => {
    throw new Error(`${error.message} (see ${LOG_FILE})`, { cause: error })
  })
  tellWorkers(shop)
  storeFilledDatabase(shop.dataDir)
  // Other storefronts of the same build find its files there, and need not copy each into a folder of their own.
  process.env['ASSETS_DIR'] = join(shop.dataDir, 'storefront/assets')
  return shop.stop
}
