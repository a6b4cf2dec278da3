// Brings a database to the newest schema, and says why one cannot be brought there. SQLite's `user_version` is the number
// of migrations that ran, its `application_id` a hash of their SQL: a row that was edited since makes another database.
import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { ConfigurationError } from '@loftwood/http-server/run-server'
import { MIGRATIONS } from './migrations.ts'
import type { Migration } from './migrations.ts'

const FROM_DEVELOPMENT = `An earlier development version wrote the database. To keep its data, run "export <folder>" with \
that version, set DATA_DIR to an empty folder, and run "import <folder>" with this one.`

/** @throws {Error} naming the migration that failed; the database is then as it was before that one */
export function migrate(connection: DatabaseSync, migrations = MIGRATIONS): void {
  checkVersion(connection, migrations)
  const done = numberOf(connection, 'user_version')
  for (const [index, { name, sql = '', run }] of migrations.entries()) {
    if (index < done) continue
    const identity = identityOf(migrations.slice(0, index + 1))
    try {
      connection.exec(`begin immediate; ${sql}`)
      run?.(connection)
      connection.exec(`pragma user_version = ${index + 1}; pragma application_id = ${identity}; commit;`)
    } catch (error) {
      if (connection.isTransaction) connection.exec('rollback')
      throw new Error(`Migration ${name} failed`, { cause: error })
    }
  }
}

/** @throws {ConfigurationError} when a newer release wrote the database, or a version before the schema was edited */
export function checkVersion(connection: DatabaseSync, migrations = MIGRATIONS): void {
  const done = numberOf(connection, 'user_version')
  const identity = numberOf(connection, 'application_id')
  if (done === 0) return
  const isNewer = identity !== 0 && done > migrations.length
  if (isNewer) {
    throw new ConfigurationError(
      `A newer release wrote the database (version ${done}, this one reads ${migrations.length})`,
    )
  }
  if (identity !== identityOf(migrations.slice(0, done))) throw new ConfigurationError(FROM_DEVELOPMENT)
}

/** The same for SQL that differs in comments and white space only; never 0, which SQLite has for "none". */
function identityOf(migrations: readonly Migration[]): number {
  const sql = migrations.map((migration) => migration.sql ?? '').join('\n')
  const hash = createHash('sha256').update(sql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' '))
  return (hash.digest().readUInt32BE() >>> 1) | 1
}

function numberOf(connection: DatabaseSync, pragma: 'user_version' | 'application_id'): number {
  return Number(connection.prepare(`pragma ${pragma}`).get()?.[pragma])
}
