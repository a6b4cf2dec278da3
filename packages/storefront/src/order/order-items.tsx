// The lines of a placed order.
import type { OrderFragment } from '@loftwood/graphql-types'
import { useFormat, useT } from '../platform/i18n/use-t.ts'

export function OrderItems({ order }: { order: OrderFragment }) {
  const t = useT()
  const format = useFormat()
  return (
    <ul className="flex flex-col divide-y divide-line">
      {(order.items ?? []).map((item) =>
        item === null ? null : (
          <li key={item.id} className="flex items-start justify-between gap-4 py-3 first:pt-0">
            <div className="min-w-0">
              <p className="font-medium">{item.product_name}</p>
              {(item.selected_options ?? []).map((option) => (
                <p key={option?.label} className="text-sm text-ink-muted">
                  {t('common.labelled', { label: option?.label ?? '', text: option?.value ?? '' })}
                </p>
              ))}
              <p className="text-sm text-ink-muted">
                {t('checkout.quantity', { count: item.quantity_ordered ?? 1 })}
              </p>
            </div>
            <p className="shrink-0 tabular-nums">
              {format.money({
                value: (item.product_sale_price.value ?? 0) * (item.quantity_ordered ?? 1),
                currency: item.product_sale_price.currency,
              })}
            </p>
          </li>
        ),
      )}
    </ul>
  )
}
