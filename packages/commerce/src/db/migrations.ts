// Every change of the database's shape and of the JSON stored in it, oldest first. A row is edited until the release that
// brings it, and never afterwards.
import { readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

export interface Migration {
  name: string
  sql?: string
  /** Runs after the SQL, in the same transaction. */
  run?: (connection: DatabaseSync) => void
}

/** Triggers come after the tables that they watch. */
const SCHEMA = ['catalog', 'search', 'customer', 'cart', 'order', 'mail', 'purge', 'last-change']

const sqlOf = (file: string) => readFileSync(new URL(`schema/${file}.sql`, import.meta.url), 'utf8')

export const MIGRATIONS: readonly Migration[] = [{ name: '001-schema', sql: SCHEMA.map(sqlOf).join('') }]
