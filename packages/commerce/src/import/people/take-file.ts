// Takes one file of people or orders row by row; what is there already stays as it is.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Database, Write } from '../../db/open-database.ts'
import type { Shop } from '../../shop.ts'
import { Batches } from '../csv/batches.ts'
import { ImportReport } from '../csv/import-report.ts'
import { RowError, invalidColumns } from '../csv/row-error.ts'
import { rowsOf } from '../csv/run-import.ts'
import type { ImportContext } from '../csv/run-import.ts'

export interface Taking {
  write: Write
  shop: Shop
  /** Ids of the orders that this import took, or found there already. */
  orders: Set<number>
}

/** A file of an export's folder, and how one of its rows is written. */
export interface FilePart<Row> {
  file: string
  /** What its rows are, for the operator. */
  name: string
  row: z.ZodType<Row>
  /** @throws {RowError} */
  take: (row: Row, taking: Taking) => Promise<'added' | 'unchanged'>
}

/** A row of the table of files. */
export type AnyPart = FilePart<never>

export function filePart<Row>(part: FilePart<Row>): AnyPart {
  return part as unknown as AnyPart
}

/** @returns whether every row was taken; a file that is not there has none */
export async function takeFile(
  folder: string,
  part: AnyPart,
  { orders, ...context }: ImportContext & Pick<Taking, 'orders'>,
): Promise<boolean> {
  const path = join(folder, part.file)
  if (!existsSync(path)) return true
  const startedAt = performance.now()
  const { services, config, isServing, print, showProgress, signal } = context
  const report = new ImportReport(
    join(config.dataDir, 'imports'),
    (line) => print(`${part.name}: ${line}`),
    `import-${part.file.replace(/\.csv$/u, '')}`,
  )
  const batches = new Batches(services.db, isServing, () => Promise.resolve())
  try {
    for await (const { line, cells } of rowsOf(path, report)) {
      signal.throwIfAborted()
      await batches.settle()
      const outcome = await attempt(batches, part, { cells, shop: services.shop, orders })
      if (outcome instanceof RowError) report.bad(line, Object.values(cells)[0], outcome.message)
      else report.count(outcome)
      showProgress(`${part.name}: line ${line}`)
    }
    await batches.commit()
  } catch (error) {
    await batches.rollback()
    throw error
  }
  return report.finish((performance.now() - startedAt) / 1000)
}

async function attempt(
  batches: Batches,
  { row, take }: AnyPart,
  { cells, ...context }: { cells: object } & Omit<Taking, 'write'>,
): Promise<'added' | 'unchanged' | RowError> {
  const parsed = row.safeParse(cells)
  if (!parsed.success) return invalidColumns(parsed.error)
  try {
    return await batches.run((write) => take(parsed.data, { write, ...context }))
  } catch (error) {
    if (error instanceof RowError) return error
    throw error
  }
}

/** @throws {RowError} when nobody has this e-mail */
export async function customerIdOf(db: Database, email: string): Promise<number> {
  const row = await db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  if (!row) throw new RowError(`there is no customer ${email}`)
  return row.id
}

/** @throws {RowError} when there is no such product */
export async function productIdOf(db: Database, sku: string): Promise<number> {
  const row = await db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirst()
  if (!row) throw new RowError(`there is no product ${sku}`)
  return row.id
}
