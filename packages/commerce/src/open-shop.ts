// Opens the data folder and fills it if need be: what the server and the operator's commands start from.
import { parseRules, readCatalogFiles } from '@loftwood/demo-store/read-catalog'
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import { fillDatabase, isFilledFrom } from './import/files/fill-database.ts'
import type { FillProgress } from './import/files/fill-database.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/open-database.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { loadShop } from './shop.ts'
import type { Shop } from './shop.ts'

export interface OpenShop {
  database: OpenDatabase
  rules: ShopRules
  shop: Shop
}

/** @throws {Error} when the data folder is taken or the catalog is invalid */
export async function openShop(
  config: Config,
  { isFilling, onProgress }: { isFilling: boolean; onProgress: (progress: FillProgress) => void },
): Promise<OpenShop> {
  const files = readCatalogFiles(config.catalogDir)
  const rules = parseRules(files)
  const database = openDatabase(config.dataDir)
  try {
    if (isFilling && !(await isFilledFrom(database.db, files))) {
      await fillDatabase(database.db, { files, rules, folder: config.catalogDir }, onProgress)
    }
    return { database, rules, shop: await loadShop(database.db, rules) }
  } catch (error) {
    await database.close()
    throw error
  }
}
