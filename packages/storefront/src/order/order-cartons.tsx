// The cartons of a placed order, looked up by its products, of which an order itself says nothing.
import type { OrderFragment } from '@loftwood/graphql-types'
import { boughtFits, type BoughtLine, type BoughtPart } from '../fit/bought-lines.ts'
import { CartonCard } from '../fit/carton/carton-card.tsx'
import { useFitProducts } from '../fit/fit-products.ts'
import type { OrderItem } from './order-picture.tsx'

function partsOf(item: OrderItem): BoughtPart[] {
  if (item.__typename !== 'BundleOrderItem') return []
  const values = (item.bundle_options ?? []).flatMap((option) => option?.values ?? [])
  return values.flatMap((value) => (value ? [{ name: value.product_name, quantity: value.quantity }] : []))
}

/** What has no page any more cannot be looked up. */
function boughtLines({ items }: OrderFragment): BoughtLine[] {
  return (items ?? []).flatMap((item) =>
    item?.product_url_key
      ? [
          {
            id: item.id,
            name: item.product_name ?? '',
            key: item.product_url_key,
            variantSku: item.product_sku,
            quantity: item.quantity_ordered ?? 1,
            parts: partsOf(item),
          },
        ]
      : [],
  )
}

/** Nothing for an order that comes in no cartons. */
export function OrderCartons({ order }: { order: OrderFragment }) {
  const lines = boughtLines(order)
  const keys = [...new Set(lines.map(({ key }) => key))].toSorted()
  const products = useFitProducts(keys.length > 0 ? { url_key: { in: keys } } : null)
  return <CartonCard lines={products ? boughtFits(lines, products) : []} count={order.items?.length ?? 0} />
}
