// How far an order is: which quantities are invoiced, shipped, canceled, and the status that follows.
import type { DocumentKind, OrderHistory, OrderPieces } from './order-documents.ts'
import type { OrderDoc, OrderItemDoc } from './order-doc.ts'

export const STATUS = {
  pendingPayment: 'Pending Payment',
  pending: 'Pending',
  processing: 'Processing',
  complete: 'Complete',
  canceled: 'Canceled',
  /** Paid back as a whole. */
  closed: 'Closed',
} as const

interface Ordered {
  status: string
  doc: OrderDoc
  history: OrderHistory
}

/** Pieces of an item on documents of a kind. */
export function quantityOn({ history }: Pick<Ordered, 'history'>, kind: DocumentKind, index: number): number {
  return history.documents
    .filter((document) => document.kind === kind)
    .flatMap(({ items }) => items)
    .filter((item) => item.index === index)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What is still to be invoiced, or to be shipped: virtual items never are. */
export function openItems(order: Ordered, kind: DocumentKind): OrderPieces[] {
  return order.doc.items.flatMap((item, index) => {
    const quantity = item.quantity - quantityOn(order, kind, index)
    return quantity > 0 && (kind === 'invoice' || !item.isVirtual) ? [{ index, quantity }] : []
  })
}

/** The status of an order that goes on. */
export function progressOf(order: Ordered): string {
  if (order.history.documents.length === 0) return STATUS.pending
  const isDone = openItems(order, 'invoice').length === 0 && openItems(order, 'shipment').length === 0
  return isDone ? STATUS.complete : STATUS.processing
}

/** Nothing is paid, nothing left the shop. */
export function isCancelable({ status, history }: Ordered): boolean {
  return status === STATUS.pending && history.documents.length === 0
}

/** Statuses of orders and of their items as shoppers read them, where that is not what the database calls them. */
const ENGLISH: Readonly<Record<string, string>> = {
  'Pending Payment': 'Awaiting payment',
  Canceled: 'Cancelled',
  Closed: 'Refunded',
}
const FRENCH: Readonly<Record<string, string>> = {
  'Pending Payment': 'En attente de paiement',
  Pending: 'En attente',
  Processing: 'En préparation',
  Complete: 'Terminée',
  Canceled: 'Annulée',
  Closed: 'Remboursée',
  Ordered: 'Commandé',
  Invoiced: 'Facturé',
  Partial: 'Expédié en partie',
  Shipped: 'Expédié',
}

export function statusName(status: string, language: 'en' | 'fr'): string {
  return (language === 'fr' ? FRENCH : ENGLISH)[status] ?? status
}

export function itemStatus(order: Ordered, item: OrderItemDoc, index: number): string {
  if (order.status === STATUS.canceled) return 'Canceled'
  const isInvoiced = quantityOn(order, 'invoice', index) >= item.quantity
  const shipped = quantityOn(order, 'shipment', index)
  if (shipped > 0 && shipped < item.quantity) return 'Partial'
  if (shipped > 0 || (item.isVirtual && isInvoiced)) return 'Shipped'
  return isInvoiced ? 'Invoiced' : 'Ordered'
}
