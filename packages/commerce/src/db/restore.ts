// Puts a backup in the place of the database of a stopped shop.
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { endSessions, skipAhead } from './after-restore.ts'
import { checkCopy } from './check-copy.ts'
import type { RowCounts } from './check-copy.ts'
import { lockFolder } from './lock-folder.ts'
import type { Migration } from './migrations.ts'
import { comingNumber } from './numbers.ts'
import { INCOMING, databaseFile, openDatabase } from './open-database.ts'

/** Noted as a tag to purge, it stands for all of them. */
export const EVERYTHING = '*'

interface Restoring {
  dataDir: string
  /** The backup. */
  file: string
  /** How many numbers and ids may have been given since the backup; 0 when the shop was stopped for it. */
  gap: number
  migrations?: readonly Migration[]
}

interface Restored {
  counts: RowCounts
  /** Folder of the data that was there before; absent when there was none. */
  setAsideIn: string | undefined
  /** The number of the next order. */
  nextOrder: string
}

/**
 * Restores, and readies the database for the next start. The file is checked, copied and readied before anything is moved: a
 * bad one changes nothing. After a kill in the last step the shop refuses to start until a restore has ended.
 * @throws {Error} when a server runs on the folder, or the file is no sound backup or cannot be migrated
 */
export async function restore({ dataDir, file, gap, migrations }: Restoring): Promise<Restored> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const incoming = join(dataDir, INCOMING)
  // What an interrupted restore has left there may be the operator's only copy.
  if (dirname(resolve(file)) === resolve(incoming)) throw new Error(`Move ${file} to another folder first`)
  const unlock = lockFolder(dataDir)
  try {
    const database = databaseFile(dataDir)
    checkCopy(file, migrations)
    rmSync(incoming, { recursive: true, force: true })
    mkdirSync(incoming, { mode: 0o700 })
    copyFileSync(file, databaseFile(incoming))
    const counts = checkCopy(databaseFile(incoming), migrations)
    const nextOrder = await readyForStart(incoming, { gap, migrations, replaced: database })
    const setAsideIn = setAside(database, join(dataDir, `replaced-${timestamp()}`))
    renameSync(databaseFile(incoming), database)
    return { counts, setAsideIn, nextOrder }
  } finally {
    rmSync(incoming, { recursive: true, force: true })
    unlock()
  }
}

/** Where the operator finds the data that a restore replaced. */
export function setAsideText(folder: string): string {
  return `What was there before is in ${folder}`
}

interface Readying extends Pick<Restoring, 'gap' | 'migrations'> {
  /** The database whose place it takes. */
  replaced: string
}

/** Opening the database also migrates it; every cache in front of the shop is purged at the next start. */
async function readyForStart(folder: string, { gap, migrations, replaced }: Readying): Promise<string> {
  const { db, close } = openDatabase(folder, migrations)
  try {
    return await db.transaction().execute(async (write) => {
      await write
        .insertInto('purge_tag')
        .values({ tag: EVERYTHING })
        .onConflict((it) => it.doNothing())
        .execute()
      await skipAhead(write, { gap, replaced })
      if (gap > 0) await endSessions(write)
      return comingNumber(write, 'order')
    })
  } finally {
    await close()
  }
}

/** Moves the database with its log, which may hold the latest orders. */
function setAside(database: string, folder: string): string | undefined {
  const files = ['', '-wal', '-shm']
    .map((suffix) => `${database}${suffix}`)
    .filter((path) => existsSync(path))
  if (files.length === 0) return undefined
  mkdirSync(folder, { mode: 0o700 })
  for (const path of files) renameSync(path, join(folder, basename(path)))
  return folder
}

function timestamp(): string {
  return new Date().toISOString().replace(/[:.]/g, '-')
}
