// Puts a backup in the place of the database of a stopped shop.
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkCopy } from './check-copy.ts'
import type { RowCounts } from './check-copy.ts'
import { lockFolder } from './lock-folder.ts'
import { databaseFile, openDatabase } from './open-database.ts'
import type { Migration } from './migrations.ts'

/** Noted as a tag to purge, it stands for all of them. */
export const EVERYTHING = '*'

interface Restored {
  counts: RowCounts
  /** Folder of the data that was there before; absent when there was none. */
  keptIn: string | undefined
}

/**
 * Restores, and notes for the next start that every cache in front of the shop has to be purged.
 * @throws {Error} when a server runs on the folder, or the file is no sound backup or cannot be migrated; the message then
 * says where the data that it replaced is
 */
export async function restore(
  dataDir: string,
  file: string,
  migrations?: readonly Migration[],
): Promise<Restored> {
  const restored = replaceDatabase(dataDir, file, migrations)
  try {
    await requestPurge(dataDir, migrations)
  } catch (error) {
    const { message } = error as Error
    const where = restored.keptIn ? `\n${keptText(restored.keptIn)}` : ''
    throw new Error(`${file} is in place but cannot be opened: ${message}${where}`, { cause: error })
  }
  return restored
}

/** Where the operator finds the data that a restore replaced. */
export function keptText(folder: string): string {
  return `What was there before is in ${folder}`
}

/** Opening the database also migrates it. */
async function requestPurge(dataDir: string, migrations?: readonly Migration[]): Promise<void> {
  const { db, close } = openDatabase(dataDir, migrations)
  try {
    await db
      .insertInto('purge_tag')
      .values({ tag: EVERYTHING })
      .onConflict((it) => it.doNothing())
      .execute()
  } finally {
    await close()
  }
}

/** The file is checked and copied before anything is moved, so a bad one changes nothing. */
function replaceDatabase(dataDir: string, file: string, migrations?: readonly Migration[]): Restored {
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
