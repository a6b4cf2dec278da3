// What a restored database must not give again: numbers and ids that are in mails, on papers and at providers since the
// backup, and ways into accounts that were ended since.
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Write } from './open-database.ts'

interface Series {
  /** Of ids by the tables' own names, of numbers by `number_series`. */
  source: 'id' | 'number'
  name: string
  last: number
}

const ALL_SERIES = `select 'id' as source, name, seq as last from sqlite_sequence
  union all select 'number', kind, last from number_series`

/**
 * Lets numbers and ids go on `gap` after the highest ones of both databases.
 * @param replaced file of the database whose place it takes, if there is one
 */
export async function skipAhead(
  write: Write,
  { gap, replaced }: { gap: number; replaced: string },
): Promise<void> {
  const before = seriesIn(replaced)
  // A table that never had a row has no series yet.
  await sql`insert into sqlite_sequence (name, seq) select name, 0 from sqlite_master
    where type = 'table' and sql like '%autoincrement%' and name not in (select name from sqlite_sequence)`.execute(
    write,
  )
  const { rows } = await sql.raw<Series>(ALL_SERIES).execute(write)
  for (const { source, name, last } of rows) {
    const same = before.find((each) => each.source === source && each.name === name)
    const next = Math.max(last, same?.last ?? 0) + gap
    const change =
      source === 'id'
        ? sql`update sqlite_sequence set seq = ${next} where name = ${name}`
        : sql`update number_series set last = ${next} where kind = ${name}`
    await change.execute(write)
  }
}

/** None when there is no database, or it cannot be read: often that is why a backup is restored. */
function seriesIn(file: string): Series[] {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      return database.prepare(ALL_SERIES).all() as unknown as Series[]
    } finally {
      database.close()
    }
  } catch {
    return []
  }
}

/**
 * Customers sign in again, as they may have signed out or changed their password since; and their carts get new ids, as
 * a cart that became an order since would still be one to the middleware, which stores that for a day.
 */
export async function endSessions(write: Write): Promise<void> {
  await write.deleteFrom('customer_token').execute()
  await write.deleteFrom('remember_me').execute()
  await write
    .deleteFrom('one_time_key')
    .where('purpose', 'in', ['reset-password', 'sign-in', 'delete-account'])
    .execute()
  await write
    .updateTable('cart')
    .set({ masked_id: sql`lower(hex(randomblob(16)))` })
    .where('is_active', '=', 1)
    .where('customer_id', 'is not', null)
    .execute()
}
