// Puts a backup in the place of the database of a stopped shop.
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkCopy } from './check-copy.ts'
import type { RowCounts } from './check-copy.ts'
import { lockFolder } from './lock-folder.ts'
import { databaseFile, openDatabase } from './open-database.ts'
import { EVERYTHING } from './purge-migrations.ts'

interface Restored {
  counts: RowCounts
  /** Folder of the data that was there before; absent when there was none. */
  keptIn: string | undefined
}

/**
 * Restores, and notes for the next start that every cache in front of the shop has to be purged.
 * @throws {Error} when a server runs on the folder, or the file is no sound backup
 */
export async function restore(dataDir: string, file: string): Promise<Restored> {
  const restored = replaceDatabase(dataDir, file)
  const { db, close } = openDatabase(dataDir)
  await db
    .insertInto('purge_tag')
    .values({ tag: EVERYTHING })
    .onConflict((it) => it.doNothing())
    .execute()
  await close()
  return restored
}

/** The file is checked and copied before anything is moved, so a bad one changes nothing. */
function replaceDatabase(dataDir: string, file: string): Restored {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(dataDir)
  try {
    const database = databaseFile(dataDir)
    const incoming = `${database}.incoming`
    checkCopy(file)
    copyFileSync(file, incoming)
    const counts = checkCopy(incoming)
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
