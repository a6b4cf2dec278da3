// Many ids in one statement.
import { sql } from 'kysely'

/** Ids as one bound value, so that the statement is the same for any number of them. */
export function idList(ids: readonly (number | string)[]) {
  return sql<number>`(select value from json_each(${JSON.stringify(ids)}))`
}
