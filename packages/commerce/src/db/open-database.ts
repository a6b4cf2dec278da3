// Opens the one database of this deployable: durable writes, migrations, one process at a time.
import { DatabaseSync } from 'node:sqlite'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Transaction } from 'kysely'
import { lockFolder } from './lock-folder.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migrations.ts'
import { makePrivate } from './private-folder.ts'
import { nodeSqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Write = Transaction<Tables>

export interface OpenDatabase {
  db: Database
  /** Number of SQL statements run since the start. */
  statementCount: () => number
  /** Time they took. */
  statementSeconds: () => number
  /** Why others on this machine may read the data folder, if they may. */
  exposure: string | undefined
  close: () => Promise<void>
}

/** Waiting for a lock blocks the whole process, and only an operator's tool would hold one. */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma busy_timeout = 500;
  pragma temp_store = memory;
`

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'shop.sqlite')
}

/** Where a restore readies a backup, in the data folder. */
export const INCOMING = 'incoming'

/** A kill between the last two steps of a restore leaves no database: a new, empty one would hide that. */
function isRestoreUnfinished(dataDir: string): boolean {
  return !existsSync(databaseFile(dataDir)) && existsSync(databaseFile(join(dataDir, INCOMING)))
}

/**
 * Opens (and creates or migrates) `shop.sqlite` in the folder.
 * @throws {Error} when another process uses the folder, or another version wrote the database
 */
export function openDatabase(dataDir: string, migrations?: readonly Migration[]): OpenDatabase {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(dataDir)
  try {
    if (isRestoreUnfinished(dataDir))
      throw new Error(
        `${dataDir} holds no database: a restore was interrupted in its last step. Restore again.`,
      )
    const connection = new DatabaseSync(databaseFile(dataDir))
    connection.exec(PRAGMAS)
    migrate(connection, migrations)
    const exposure = makePrivate(dataDir)
    let statements = 0
    let milliseconds = 0
    const db: Database = new Kysely<Tables>({
      dialect: nodeSqliteDialect(connection),
      log: ({ queryDurationMillis }) => {
        statements += 1
        milliseconds += queryDurationMillis
      },
    })
    const close = async () => {
      await db.destroy()
      unlock()
    }
    return {
      db,
      statementCount: () => statements,
      statementSeconds: () => milliseconds / 1000,
      exposure,
      close,
    }
  } catch (error) {
    unlock()
    throw error
  }
}
