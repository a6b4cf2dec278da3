// What was ordered, and what it costs together.
import type { OrderFragment } from '@loftwood/graphql-types'
import { OrderItems } from './order-items.tsx'
import { OrderTotals } from './order-totals.tsx'

export function OrderSum({ order }: { order: OrderFragment }) {
  return (
    <>
      <OrderItems order={order} />
      <div className="mt-4 border-t border-line pt-5">
        <OrderTotals order={order} />
      </div>
    </>
  )
}
