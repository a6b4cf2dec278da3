// Whether a file is a sound database of this shop, and how much it holds.
import { DatabaseSync } from 'node:sqlite'
import type { Migration } from './migrations.ts'
import { checkVersion } from './migrate.ts'

const countedTables = ['product', 'customer', 'cart', 'sales_order', 'mail_message'] as const

/** Table -> rows. */
export type RowCounts = Record<(typeof countedTables)[number], number>

/** @throws {Error} when the file is damaged, another program's, or another version's */
export function checkCopy(file: string, migrations?: readonly Migration[]): RowCounts {
  const database = openReadOnly(file)
  try {
    const numberOf = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0])
    const version = numberOf('pragma user_version')
    const tables = numberOf(
      `select count(*) from sqlite_master where type = 'table' and name in ('${countedTables.join("', '")}')`,
    )
    if (version === 0 || tables < countedTables.length) throw new Error('it is no database of this shop')
    checkVersion(database, migrations)
    const check = database.prepare('pragma integrity_check').get()?.['integrity_check']
    if (check !== 'ok') throw new Error(`it is damaged: ${String(check)}`)
    return Object.fromEntries(
      countedTables.map((table) => [table, numberOf(`select count(*) from ${table}`)]),
    ) as RowCounts
  } catch (error) {
    throw new Error(`${file} cannot be used: ${(error as Error).message}`, { cause: error })
  } finally {
    database.close()
  }
}

function openReadOnly(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly: true })
  } catch (error) {
    throw new Error(`${file} cannot be opened`, { cause: error })
  }
}
