// Brings the stock in line with the catalog's figures without forgetting what was sold.
import type { Write } from '../db/open-database.ts'
import type { ProductRecord } from '../product/product-doc.ts'

/**
 * A new SKU starts with the catalog's figure. For a known one only the *change* of the catalog's figure
 * counts (a delivery, a count), so that pieces sold since stay sold.
 */
export async function updateStock(
  write: Write,
  { sku, quantity }: Pick<ProductRecord, 'sku' | 'quantity'>,
): Promise<void> {
  if (quantity === null) return
  const row = await write.selectFrom('stock_item').selectAll().where('sku', '=', sku).executeTakeFirst()
  if (!row) {
    await write.insertInto('stock_item').values({ sku, quantity, catalogue_quantity: quantity }).execute()
    await noteMovement(write, sku, quantity)
  } else if (row.catalogue_quantity !== quantity) {
    const next = Math.max(0, row.quantity + quantity - row.catalogue_quantity)
    await write
      .updateTable('stock_item')
      .set({ quantity: next, catalogue_quantity: quantity })
      .where('sku', '=', sku)
      .execute()
    await noteMovement(write, sku, next - row.quantity)
  }
}

async function noteMovement(write: Write, sku: string, change: number): Promise<void> {
  if (change === 0) return
  const row = { sku, change, reason: 'catalogue', order_id: null, created_at: new Date().toISOString() }
  await write.insertInto('stock_movement').values(row).execute()
}
