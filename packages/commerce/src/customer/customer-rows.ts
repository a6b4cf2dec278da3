// The SQL of customers and their addresses.
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'

export type CustomerRow = Selectable<Tables['customer']>

export function findCustomer(db: Database, id: number): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findCustomerByEmail(db: Database, email: string): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('customer')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
}

export async function insertCustomer(
  db: Database,
  row: Insertable<Tables['customer']>,
): Promise<CustomerRow> {
  return db.insertInto('customer').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updateCustomer(
  db: Database,
  id: number,
  change: Updateable<Tables['customer']>,
): Promise<void> {
  const updated_at = new Date().toISOString()
  await db
    .updateTable('customer')
    .set({ ...change, updated_at })
    .where('id', '=', id)
    .execute()
}
