/**
 * The database of the shared shop as it was before the first test. To fill one takes two seconds of processor time, so
 * other shops of the same catalog start with a copy.
 */
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Workers inherit the environment. */
const FILE_ENV = 'E2E_FILLED_DATABASE'

const databaseIn = (dataDir: string) => join(dataDir, 'commerce/shop.sqlite')

/** Called by the global setup, when the back end has filled its database. */
export function storeFilledDatabase(dataDir: string): void {
  const file = join(dataDir, 'filled.sqlite')
  const database = new DatabaseSync(databaseIn(dataDir), { readOnly: true })
  database.prepare('vacuum into ?').run(file)
  database.close()
  process.env[FILE_ENV] = file
}

/** Puts the copy where a back end that has not started looks for its database; nothing where none was stored. */
export function copyFilledDatabase(dataDir: string): void {
  const file = process.env[FILE_ENV]
  if (!file) return
  mkdirSync(join(dataDir, 'commerce'), { recursive: true, mode: 0o700 })
  copyFileSync(file, databaseIn(dataDir))
}
