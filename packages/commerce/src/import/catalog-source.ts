// Where the products come from: the files of the catalog, or imports. Once imported, files never touch them again.
import type { Database, Write } from '../db/open-database.ts'

const KEY = 'catalogue_source'

export async function isImported(db: Database): Promise<boolean> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst()
  return row?.value === 'import'
}

export async function claimForImports(write: Write): Promise<void> {
  await write
    .insertInto('meta')
    .values({ key: KEY, value: 'import' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: 'import' }))
    .execute()
}
