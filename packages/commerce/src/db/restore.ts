// Puts a backup in the place of the database of a stopped shop.
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { endSessions, skipAhead } from './after-restore.ts'
import { checkCopy } from './check-copy.ts'
import type { RowCounts } from './check-copy.ts'
import { lockFolder } from './lock-folder.ts'
import type { Migration } from './migrations.ts'
import { comingNumber } from './numbers.ts'
import { databaseFile, openDatabase } from './open-database.ts'

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
  keptIn: string | undefined
}

/**
 * Restores, and readies the database for the next start.
 * @returns also the number of the next order
 * @throws {Error} when a server runs on the folder, or the file is no sound backup or cannot be migrated; the message then
 * says where the data that it replaced is
 */
export async function restore(restoring: Restoring): Promise<Restored & { nextOrder: string }> {
  const restored = replaceDatabase(restoring)
  try {
    return { ...restored, nextOrder: await readyForStart(restoring, restored) }
  } catch (error) {
    const { message } = error as Error
    const where = restored.keptIn ? `\n${keptText(restored.keptIn)}` : ''
    throw new Error(`${restoring.file} is in place but cannot be opened: ${message}${where}`, {
      cause: error,
    })
  }
}

/** Where the operator finds the data that a restore replaced. */
export function keptText(folder: string): string {
  return `What was there before is in ${folder}`
}

/** Opening the database also migrates it; every cache in front of the shop is purged at the next start. */
async function readyForStart({ dataDir, gap, migrations }: Restoring, { keptIn }: Restored): Promise<string> {
  const { db, close } = openDatabase(dataDir, migrations)
  try {
    return await db.transaction().execute(async (write) => {
      await write
        .insertInto('purge_tag')
        .values({ tag: EVERYTHING })
        .onConflict((it) => it.doNothing())
        .execute()
      await skipAhead(write, { gap, replaced: keptIn && databaseFile(keptIn) })
      if (gap > 0) await endSessions(write)
      return comingNumber(write, 'order')
    })
  } finally {
    await close()
  }
}

/** The file is checked and copied before anything is moved, so a bad one changes nothing. */
function replaceDatabase({ dataDir, file, migrations }: Restoring): Restored {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(dataDir)
  try {
    const database = databaseFile(dataDir)
    const incoming = `${database}.incoming`
    checkCopy(file, migrations)
    copyFileSync(file, incoming)
    const counts = checkCopy(incoming, migrations)
    const keptIn = setAside(database, join(dataDir, `replaced-${timestamp()}`))
    renameSync(incoming, database)
    return { counts, keptIn }
  } finally {
    unlock()
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
