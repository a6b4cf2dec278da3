/** Before the tests of several servers: the shop that they share. */
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { storeFilledDatabase } from '../harness/filled-database.ts'
import { tellWorkers } from '../harness/server-env.ts'
import { CHEAP_PICTURES } from '../harness/shop-servers.ts'
import { startScaledShop } from './scaled-shop.ts'

const LOG_FILE = resolve(import.meta.dirname, '../servers.log')

export default async function globalSetup() {
  rmSync(LOG_FILE, { force: true })
  const shop = await startScaledShop({ logFile: LOG_FILE, env: CHEAP_PICTURES })
  tellWorkers(shop)
  // For the shops that some tests start.
  storeFilledDatabase(shop.dataDir)
  return shop.stop
}
