// The lines of a placed order.
import type { OrderFragment } from '@loftwood/graphql-types'
import { partsOf, type ItemOption } from '../cart/item-options.ts'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { plainText } from '../platform/plain-text.ts'
import { OrderPicture, type OrderItem } from './order-picture.tsx'
import { leavingText } from '../cart/leaving-text.ts'
import { isOrderApart, isStillToSend } from './order-progress.ts'

/** What was chosen and typed, and the parts of a bundle. */
function choicesOf(item: OrderItem): ItemOption[] {
  const chosen = [...(item.selected_options ?? []), ...(item.entered_options ?? [])]
  return [
    // The value of a file option is HTML.
    ...chosen.flatMap((option) => (option ? [{ label: option.label, value: plainText(option.value) }] : [])),
    ...(item.__typename === 'BundleOrderItem' ? bundleParts(item) : []),
  ]
}

function bundleParts({
  bundle_options,
}: Extract<OrderItem, { __typename: 'BundleOrderItem' }>): ItemOption[] {
  const options = (bundle_options ?? []).map((option) => {
    const values = (option?.values ?? []).map(
      (part) => part && { label: part.product_name, quantity: part.quantity },
    )
    return option && { label: option.label, values }
  })
  return partsOf(options)
}

export function OrderItems({ order }: { order: OrderFragment }) {
  const t = useT()
  const format = useFormat()
  const delivery = { isApart: isOrderApart(order), isPickedUp: Boolean(order.pickup_location) }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {(order.items ?? []).map((item) =>
        item === null ? null : (
          <li key={item.id} className="flex items-start gap-3 py-3 first:pt-0">
            <OrderPicture item={item} className="bg-white" />
            <div className="min-w-0 flex-1">
              <p className="font-medium">{item.product_name}</p>
              {choicesOf(item).map(({ label, value }, index) => (
                <p key={index} className="text-sm text-ink-muted">
                  {t('common.labelled', { label, text: value })}
                </p>
              ))}
              <p className="text-sm text-ink-muted">
                {t('checkout.quantity', { count: item.quantity_ordered ?? 1 })}
              </p>
              {isStillToSend(item) && (
                <p className="text-sm text-ink-muted empty:hidden">
                  {leavingText(t, item.product, delivery)}
                </p>
              )}
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
