// The status of an order as a tag. Back ends call one that waits for a cheque or a transfer only pending.
import type { OrderFragment } from '@loftwood/graphql-types'
import { Tag } from '@loftwood/ui/badge'
import { isPaidFirst } from '../checkout/payment/payment-methods.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { progressOf } from './order-progress.ts'

/** As back ends name it; a status that an operator has set, such as on hold, is shown as it is. */
const PENDING = /^(?:pending|en attente)$/i

export function OrderStatus({ order }: { order: OrderFragment }) {
  const t = useT()
  const { stages, current } = progressOf(order)
  const isWaiting =
    PENDING.test(order.status) &&
    isPaidFirst(order.payment_methods?.[0]?.type) &&
    stages[current]?.kind === 'ordered'
  return <Tag>{isWaiting ? t('order.awaitingPayment') : order.status}</Tag>
}
