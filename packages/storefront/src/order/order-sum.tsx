// What was ordered, and what it costs together.
import type { OrderFragment } from '@loftwood/graphql-types'
import { SummaryList } from '@loftwood/ui/summary-list'
import { OrderItems } from './order-items.tsx'
import { EarnedCredit } from '../cart/earned-credit.tsx'
import { useTotalRow } from '../cart/totals.tsx'
import { orderSums } from './order-sums.ts'

/** The sum of a placed order. */
function OrderTotals({ order }: { order: OrderFragment }) {
  const toRow = useTotalRow()
  const sums = orderSums(order)
  const total = sums.find(({ kind }) => kind === 'grand-total')
  if (!total) return null
  return (
    <>
      <SummaryList
        rows={sums.filter((each) => each !== total).map((each) => toRow(each))}
        total={toRow(total)}
      />
      <EarnedCredit amount={order.loyalty_credit} />
    </>
  )
}

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
