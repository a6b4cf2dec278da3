// The picture of an ordered line: the chosen variant's where there is one, else the product's.
import type { OrderFragment } from '@loftwood/graphql-types'
import { clsx } from 'clsx'
import { Picture } from '../platform/media/picture.tsx'

export type OrderItem = NonNullable<NonNullable<OrderFragment['items']>[number]>

/** Decorative: the product's name stands beside it. Nothing for a product that the shop no longer has. */
export function OrderPicture({ item, className }: { item: OrderItem; className?: string }) {
  if (!item.product) return null
  const variant = item.__typename === 'ConfigurableOrderItem' ? item.configured_variant : null
  const source = variant?.thumbnail?.url ?? item.product.thumbnail?.url
  const look = clsx('size-[60px] shrink-0 rounded-sm bg-birch object-contain', className)
  return <Picture source={source} size="checkout" alt="" className={look} />
}
