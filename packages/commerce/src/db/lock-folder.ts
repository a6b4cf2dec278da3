// Keeps a second process out of a data folder. The lock is one of the operating system's (through SQLite),
// so it ends with the process however that ends; the text file beside it only says who holds it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the folder for this process.
 * @returns the function that gives it back
 * @throws {Error} naming the process that holds it
 */
export function lockFolder(folder: string): () => void {
  const holderFile = join(folder, 'shop.pid')
  const lock = new DatabaseSync(join(folder, 'shop.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw new Error(
      `${folder} is in use by process ${readHolder(holderFile)}: one back end per data folder`,
      {
        cause: error,
      },
    )
  }
  writeFileSync(holderFile, `${process.pid}\n`)
  return () => lock.close()
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
