// The database as it is at one moment, read by a second connection while the shop goes on.
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { databaseFile } from '../db/open-database.ts'
import type { Database } from '../db/open-database.ts'
import { nodeSqliteDialect } from '../db/sqlite-dialect.ts'
import type { Tables } from '../db/tables.ts'

export async function withSnapshot<Result>(
  dataDir: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const connection = new DatabaseSync(databaseFile(dataDir), { readOnly: true })
  const db: Database = new Kysely<Tables>({ dialect: nodeSqliteDialect(connection) })
  try {
    // The state is the one of the transaction's first read.
    connection.exec('begin')
    connection.prepare('select count(*) from meta').get()
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Rows in pages: the memory holds one of them, and the server answers visitors between two. */
export async function* pagesOf<Row>(
  load: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[], void, undefined> {
  let rows = await load(undefined)
  while (rows.length > 0) {
    yield rows
    await setImmediate()
    rows = await load(rows.at(-1))
  }
}
