// A placed order: its lines, sums, parcels and addresses; for paper too.
import type { OrderFragment } from '@loftwood/graphql-types'
import { Notification } from '@loftwood/ui/notification'
import type { ReactNode } from 'react'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { OrderDocuments } from './order-documents.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderSum } from './order-sum.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderPlaces } from './order-places.tsx'
import { ProgressList } from './progress-list.tsx'

interface OrderViewProps {
  order: OrderFragment
  /** Buttons beside its number. */
  actions: ReactNode
  /** Below its sums. */
  children?: ReactNode
}

export function OrderView({ order, actions, children }: OrderViewProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-xl">{t('account.orderNumber', { number: order.number })}</h2>
        <OrderStatus order={order} />
        <p className="text-ink-muted">{format.date(order.order_date)}</p>
        {actions}
      </div>
      {order.is_mail_waiting && (
        <Notification tone="info">{t('order.mailWaiting', { email: order.email ?? '' })}</Notification>
      )}
      <ProgressList order={order} />
      <OrderPayment order={order} />
      <section aria-label={t('cart.summary')} className="rounded-lg bg-birch p-5 sm:p-7">
        <OrderSum order={order} />
      </section>
      {children}
      <OrderDocuments order={order} />
      <OrderPlaces order={order} />
    </div>
  )
}
