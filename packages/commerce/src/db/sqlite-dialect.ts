// Kysely over Node's own SQLite: the few lines between `node:sqlite` and what kysely's SQLite dialect expects.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { SqliteDialect } from 'kysely'
import type { SqliteStatement } from 'kysely'

const CACHED_STATEMENTS = 500

type Statement = SqliteStatement

function toStatement(statement: StatementSync): Statement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  }
}

/** SQLite ends a transaction itself when a write fails (full disk); a rollback after it would hide why. */
const nothingToRollBack: Statement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

/** A kysely dialect over an open database; prepared statements are cached in an LRU. */
export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  const statements = new Map<string, Statement>()
  function prepare(sql: string): Statement {
    if (sql === 'rollback' && !database.isTransaction) return nothingToRollBack
    const existing = statements.get(sql)
    statements.delete(sql)
    const statement = existing ?? toStatement(database.prepare(sql))
    statements.set(sql, statement)
    if (statements.size > CACHED_STATEMENTS) {
      const [oldest] = statements.keys()
      if (oldest !== undefined) statements.delete(oldest)
    }
    return statement
  }
  return new SqliteDialect({
    database: {
      prepare,
      close: () => {
        statements.clear()
        database.close()
      },
    },
  })
}
