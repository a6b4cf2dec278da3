// The stages of an order, with their dates; side by side where there is room.
import type { OrderFragment } from '@loftwood/graphql-types'
import { Icon } from '@loftwood/ui/icon'
import { clsx } from 'clsx'
import { Check, X } from 'lucide'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { isPaidFirst } from '../checkout/payment/payment-methods.ts'
import { carriedItems, isOrderApart, type Progress, progressOf, type Stage } from './order-progress.ts'
import { isAllQuickShip, quickShipRange } from '@loftwood/fit/delivery-dates'
import { addBusinessDays } from '@loftwood/graphql-types/arrival-range'

/** The back end writes UTC without a zone. */
const dayOf = (time: string) => new Date(`${time.replace(' ', 'T').replace(/Z$/, '')}Z`)

/** When the shop began with it; null while it waits for the money. */
function begunAt(order: OrderFragment): string | null {
  const { invoices, online_payment: due, order_date, order_status_change_date: paidAt } = order
  const isFirst = isPaidFirst(order.payment_methods?.[0]?.type)
  if (invoices.length === 0) return isFirst || due ? null : order_date
  return isFirst ? paidAt || order_date : order_date
}

function rangeOf(order: OrderFragment, shippedAt: string | null): { from: Date; to: Date } | null {
  const { delivery_days_min: min, delivery_days_max: max } = order
  const begun = begunAt(order)
  if (min == null || max == null) return null
  if (shippedAt !== null)
    return { from: addBusinessDays(dayOf(shippedAt), min), to: addBusinessDays(dayOf(shippedAt), max) }
  const products = carriedItems(order).map(({ product }) => ({
    product: { att_quick_ship: product?.att_quick_ship ?? null },
  }))
  if (begun === null || !isAllQuickShip(products)) return null
  return quickShipRange({ delivery_days_min: min, delivery_days_max: max }, dayOf(begun))
}

/** Nothing where the back end does not say, and once it can be picked up. */
function useExpectedDelivery(order: OrderFragment, { stages, current }: Progress): string[] {
  const t = useT()
  const format = useFormat()
  const { delivery_days_min: min, delivery_days_max: max, pickup_location: place } = order
  const last = stages.findIndex(({ kind }) => kind === 'shipped' || kind === 'ready')
  if (last === -1 || (place && current >= last)) return []
  const range = rangeOf(order, stages[last]?.date ?? null)
  if (range) return [t('order.expected', { range: format.dateRange(range.from, range.to) })]
  if (min == null || max == null) return []
  const days = t(place ? 'checkout.readyAfter' : 'checkout.arrivesAfter', { min, max })
  return [
    days,
    ...(isOrderApart(order) ? [t(place ? 'checkout.onePickup' : 'checkout.oneDelivery')] : []),
    ...(current < last && begunAt(order) === null ? [t('checkout.startsOncePaid')] : []),
  ]
}

const NAMES = {
  ordered: 'order.stage.ordered',
  preparing: 'order.stage.preparing',
  partlyShipped: 'order.stage.partlyShipped',
  shipped: 'order.stage.shipped',
  ready: 'order.stage.ready',
  delivery: 'order.stage.delivery',
  paid: 'order.stage.paid',
  canceled: 'order.stage.canceled',
  refunded: 'order.stage.refunded',
} as const

type State = 'done' | 'current' | 'later'

function Mark({ kind, state }: { kind: Stage['kind']; state: State }) {
  const isEnd = kind === 'canceled' || kind === 'refunded'
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-flex size-7 shrink-0 items-center justify-center rounded-full border',
        isEnd && 'border-ink-muted bg-ink-muted text-white',
        !isEnd && state === 'later' && 'border-line-strong bg-white',
        !isEnd && state !== 'later' && 'border-primary bg-primary text-on-primary',
      )}
    >
      {isEnd ? <Icon of={X} size="sm" /> : state !== 'later' && <Icon of={Check} size="sm" />}
    </span>
  )
}

interface StageItemProps {
  stage: Stage
  state: State
  isLast: boolean
  /** When it is expected. */
  notes: readonly string[]
}

/** A line leads to the next: downwards on phones, to the right where they stand side by side. */
function StageItem({ stage: { kind, date }, state, isLast, notes }: StageItemProps) {
  const t = useT()
  const format = useFormat()
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="relative flex min-w-0 flex-1 gap-3 pb-5 last:pb-0 sm:flex-col sm:gap-2 sm:pb-0"
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={clsx(
            'absolute top-8 bottom-1 left-3.5 w-px sm:top-3.5 sm:right-0 sm:bottom-auto sm:left-9 sm:h-px sm:w-auto',
            state === 'done' ? 'bg-primary' : 'bg-line-strong',
          )}
        />
      )}
      <Mark kind={kind} state={state} />
      <div className="min-w-0 sm:pe-4">
        <p className={clsx(state === 'current' && 'font-semibold', state === 'later' && 'text-ink-muted')}>
          {t(NAMES[kind])}
          {state === 'done' && <span className="sr-only">, {t('checkout.stepDone')}</span>}
        </p>
        {date !== null && <p className="text-sm text-ink-muted">{format.date(date)}</p>}
        {notes.map((note) => (
          <p key={note} className="text-sm text-ink-muted">
            {note}
          </p>
        ))}
      </div>
    </li>
  )
}

export function ProgressList({ order }: { order: OrderFragment }) {
  const t = useT()
  const progress = progressOf(order)
  const { stages, current } = progress
  const expected = useExpectedDelivery(order, progress)
  return (
    <ol aria-label={t('order.progress')} className="flex flex-col sm:flex-row">
      {stages.map((stage, index) => (
        <StageItem
          key={stage.kind}
          stage={stage}
          state={index < current ? 'done' : index === current ? 'current' : 'later'}
          isLast={index === stages.length - 1}
          notes={index === stages.length - 1 && index > current ? expected : []}
        />
      ))}
    </ol>
  )
}
