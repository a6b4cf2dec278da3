// Wishlists of customers, from the shop's own export.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../db/open-database.ts'
import { RowError } from '../csv/row-error.ts'
import { email, optionalText, text, time } from './cell-shapes.ts'
import { customerIdOf, filePart, productIdOf } from './take-file.ts'

const uids = z.array(z.string())
const wishOptions = z.strictObject({
  selected: uids,
  entered: z.array(z.strictObject({ uid: z.string(), value: z.string() })),
})

const wish = z.object({
  customer_email: email,
  sku: text,
  qty: z.coerce.number('a number is needed').positive('must be above 0'),
  description: optionalText,
  added_at: time,
  options: z.string('is missing'),
  sharing_code: text,
})

export const wishlistsPart = filePart({
  file: 'wishlists.csv',
  name: 'Wishlists',
  row: wish,
  take: async (cells: z.output<typeof wish>, { write }) => {
    const { sku, qty: quantity, description, added_at } = cells
    const wishlist_id = await wishlistOf(write, cells)
    await productIdOf(write, sku)
    const options = optionsOf(cells.options)
    const existing = await write
      .selectFrom('wishlist_item')
      .select('id')
      .where('wishlist_id', '=', wishlist_id)
      .where('sku', '=', sku)
      .where('options', '=', options)
      .executeTakeFirst()
    if (existing) return 'unchanged'
    const row = { wishlist_id, sku, options, quantity, description, added_at }
    await write.insertInto('wishlist_item').values(row).execute()
    return 'added'
  },
})

/** Shared addresses stay valid where the customer had no list yet. */
async function wishlistOf(db: Database, cells: z.output<typeof wish>): Promise<number> {
  const customer_id = await customerIdOf(db, cells.customer_email)
  const own = await db
    .selectFrom('wishlist')
    .select('id')
    .where('customer_id', '=', customer_id)
    .executeTakeFirst()
  if (own) return own.id
  const taken = await db
    .selectFrom('wishlist')
    .select('id')
    .where('sharing_code', '=', cells.sharing_code)
    .executeTakeFirst()
  const sharing_code = taken ? randomBytes(16).toString('hex') : cells.sharing_code
  const { id } = await db
    .insertInto('wishlist')
    .values({ customer_id, sharing_code, updated_at: cells.added_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws {RowError} */
function optionsOf(cell: string): string {
  try {
    return JSON.stringify(wishOptions.parse(JSON.parse(cell)))
  } catch {
    throw new RowError('options: is not the JSON of an export')
  }
}
