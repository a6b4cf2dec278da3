// Invoices, shipments and comments of an order as GraphQL answers them, with Magento's field names.
import { encodeUid } from '../platform/uid.ts'
import type { SalesContext } from '../cart/sales-context.ts'
import { wireTime } from '../cart/sales-context.ts'
import type { OrderDocument } from './order-documents.ts'
import type { StoredOrder } from './order-rows.ts'
import { refundTotal, totalShape } from './order-total-shape.ts'

interface ItemShape {
  id: string
  __typename: string
  product_name: string
  product_sku: string
  product_sale_price: unknown
  discounts: unknown
  bundle_options: unknown
  downloadable_links: unknown
}

export function historyShape(context: SalesContext, order: StoredOrder, items: readonly ItemShape[]) {
  const { documents, comments, refunds } = order.history
  const of = (kind: OrderDocument['kind']) => documents.filter((document) => document.kind === kind)
  return {
    invoices: of('invoice').map((document) => ({
      id: encodeUid(document.id),
      number: document.number,
      items: documentItems(document, items, 'Invoice'),
      // An invoice is of the whole order.
      total: totalShape(context, order.doc),
      comments: [],
    })),
    shipments: of('shipment').map((document) => ({
      id: encodeUid(document.id),
      number: document.number,
      created_at: wireTime(document.createdAt),
      items: documentItems(document, items, 'Shipment'),
      tracking: document.tracking,
      comments: [],
    })),
    credit_memos: refunds.map(({ number, cents }) => ({
      id: encodeUid(`refund/${number}`),
      number,
      total: refundTotal(order.doc, cents),
      comments: [],
    })),
    comments: comments.map(({ message, createdAt }) => ({ message, timestamp: wireTime(createdAt) })),
  }
}

const typedItems: Record<string, Record<'Invoice' | 'Shipment', string>> = {
  BundleOrderItem: { Invoice: 'BundleInvoiceItem', Shipment: 'BundleShipmentItem' },
  DownloadableOrderItem: { Invoice: 'DownloadableInvoiceItem', Shipment: 'ShipmentItem' },
}

function documentItems(document: OrderDocument, items: readonly ItemShape[], kind: 'Invoice' | 'Shipment') {
  return document.items.flatMap(({ index, quantity }) => {
    const item = items[index]
    if (!item) return []
    return [
      {
        __typename: typedItems[item.__typename]?.[kind] ?? `${kind}Item`,
        id: encodeUid(`${document.id}/${index + 1}`),
        order_item: item,
        product_name: item.product_name,
        product_sku: item.product_sku,
        product_sale_price: item.product_sale_price,
        discounts: item.discounts,
        bundle_options: item.bundle_options,
        downloadable_links: item.downloadable_links,
        ...(kind === 'Invoice' ? { quantity_invoiced: quantity } : { quantity_shipped: quantity }),
      },
    ]
  })
}
