// Copies the database while it is in use.
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync, backup } from 'node:sqlite'
import { checkCopy } from './check-copy.ts'
import type { RowCounts } from './check-copy.ts'
import { databaseFile } from './open-database.ts'

/** Pages copied at a time, in another thread. */
const PAGES_PER_STEP = 500

/**
 * Writes the database of the folder to a file that only its owner reads: all of it as it is at the start. A second
 * connection holds that state for as long as it takes, so that writes neither wait nor start the copy over.
 * @param onProgress called with per cent
 * @throws {Error} when the file exists already, or the copy is not sound
 */
export async function backUp(
  dataDir: string,
  file: string,
  onProgress: (percent: number) => void,
): Promise<RowCounts> {
  if (existsSync(file)) throw new Error(`${file} exists already`)
  const partial = `${file}.partial`
  rmSync(partial, { force: true })
  closeSync(openSync(partial, 'w', 0o600))
  const source = new DatabaseSync(databaseFile(dataDir), { readOnly: true })
  try {
    source.exec('begin')
    source.prepare('select count(*) from meta').get()
    await backup(source, partial, {
      rate: PAGES_PER_STEP,
      progress: ({ totalPages, remainingPages }) =>
        onProgress(Math.round(100 * (1 - remainingPages / totalPages))),
    })
    makeSelfContained(partial)
    const counts = checkCopy(partial)
    renameSync(partial, file)
    return counts
  } finally {
    source.close()
    rmSync(partial, { force: true })
  }
}

/** Without a write-ahead log beside it, on disk. */
function makeSelfContained(file: string): void {
  const copy = new DatabaseSync(file)
  copy.exec('pragma journal_mode = delete')
  copy.close()
  chmodSync(file, 0o600)
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
