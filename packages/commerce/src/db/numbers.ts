// The numbers on orders, invoices, shipments and credit memos, `000000001` on. A transaction that fails uses none up.
import type { Database } from './open-database.ts'
import type { Tables } from './tables.ts'

type NumberKind = Tables['number_series']['kind']

export async function nextNumber(db: Database, kind: NumberKind): Promise<string> {
  const { last } = await db
    .updateTable('number_series')
    .set((eb) => ({ last: eb('last', '+', 1) }))
    .where('kind', '=', kind)
    .returning('last')
    .executeTakeFirstOrThrow()
  return written(last)
}

/** That an import brought this number: the next one comes after it. */
export async function noteNumber(db: Database, kind: NumberKind, number: number): Promise<void> {
  await db
    .updateTable('number_series')
    .set({ last: number })
    .where('kind', '=', kind)
    .where('last', '<', number)
    .execute()
}

/** The one that would be given next. */
export async function comingNumber(db: Database, kind: NumberKind): Promise<string> {
  const { last } = await db
    .selectFrom('number_series')
    .select('last')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return written(last + 1)
}

const written = (number: number) => String(number).padStart(9, '0')
