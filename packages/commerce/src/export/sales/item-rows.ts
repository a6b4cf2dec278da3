// The rows of an order in order_items.csv.
import { quantityOn } from '../../order/order-progress.ts'
import type { StoredOrder } from '../../order/order-rows.ts'
import { dollars, listCell, pairsCell } from '../cells.ts'
import type { Row } from '../csv-file.ts'

export const ITEM_COLUMNS = [
  'increment_id',
  'item',
  'sku',
  'parent_sku',
  'product_type',
  'name',
  'name_fr',
  'options',
  'parts',
  'is_virtual',
  'qty_ordered',
  'qty_invoiced',
  'qty_shipped',
  'original_price',
  'price',
  'row_total',
  'discount_amount',
  'tax_amount',
] as const

export function itemRows(order: StoredOrder): Row[] {
  return order.doc.items.map((item, index) => ({
    increment_id: order.number,
    item: index + 1,
    sku: item.sku,
    parent_sku: item.parentSku,
    product_type: item.type,
    name: item.name.en,
    name_fr: item.name.fr,
    options: [...item.options.en, ...item.entered.en]
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    parts: listCell(
      item.pieces.map(({ sku, quantity }) => pairsCell({ sku, qty: quantity })),
      '|',
    ),
    is_virtual: item.isVirtual ? 1 : 0,
    qty_ordered: item.quantity,
    qty_invoiced: quantityOn(order, 'invoice', index),
    qty_shipped: quantityOn(order, 'shipment', index),
    original_price: dollars(item.regularCents),
    price: dollars(item.unitCents),
    row_total: dollars(item.rowCents),
    discount_amount: dollars(item.discountCents),
    tax_amount: dollars(item.fullTaxCents),
  }))
}
