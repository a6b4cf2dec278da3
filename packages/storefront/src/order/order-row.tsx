// An order in a list: number, status, day, what was ordered and its sum.
import type { OrderFragment } from '@loftwood/graphql-types'
import { TextLink } from '@loftwood/ui/text-link'
import { paths } from '../paths.ts'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import { OrderPicture } from './order-picture.tsx'
import { OrderStatus } from './order-status.tsx'

/** As many as fit on a phone. */
const SHOWN_PICTURES = 4

export function OrderRow({ order }: { order: OrderFragment }) {
  const t = useT()
  const href = useHref()
  const format = useFormat()
  const items = (order.items ?? []).filter((item) => item !== null)
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-5 first:pt-0 sm:grid-cols-[1fr_auto]">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextLink href={href(paths.order(order.number))} className="font-semibold">
            {t('account.orderNumber', { number: order.number })}
          </TextLink>
          <OrderStatus order={order} />
        </p>
        <p className="text-sm text-ink-muted">{format.date(order.order_date)}</p>
        <p className="truncate">{items.map((item) => item.product_name ?? '').join(', ')}</p>
        <div className="mt-1 flex gap-2 empty:hidden">
          {items.slice(0, SHOWN_PICTURES).map((item) => (
            <OrderPicture key={item.id} item={item} />
          ))}
        </div>
      </div>
      <p className="font-semibold tabular-nums sm:text-end">{format.money(order.total?.grand_total)}</p>
    </li>
  )
}
