// The sum of a placed order.
import type { OrderFragment } from '@loftwood/graphql-types'
import { SummaryList, type SummaryRow } from '@loftwood/ui/summary-list'
import { useFormat, useT } from '../platform/i18n/use-t.ts'

export function OrderTotals({ order }: { order: OrderFragment }) {
  const t = useT()
  const format = useFormat()
  const { total } = order
  if (!total) return null
  const rows: SummaryRow[] = [
    { label: t('cart.subtotal'), value: format.money(total.subtotal_excl_tax) },
    ...(total.discounts ?? []).flatMap((discount) =>
      discount
        ? [
            {
              label: t('common.labelled', { label: t('cart.discount'), text: discount.label }),
              value: format.money({ ...discount.amount, value: -Math.abs(discount.amount.value ?? 0) }),
              reduced: true,
            },
          ]
        : [],
    ),
    ...(order.is_virtual
      ? []
      : [
          {
            label: order.shipping_method
              ? t('common.labelled', { label: t('cart.shipping'), text: order.shipping_method })
              : t('cart.shipping'),
            value: total.total_shipping.value === 0 ? t('cart.free') : format.money(total.total_shipping),
          },
        ]),
    ...(total.taxes ?? []).flatMap((tax) =>
      tax ? [{ label: tax.title, value: format.money(tax.amount) }] : [],
    ),
    ...(order.applied_gift_cards ?? []).flatMap((card) =>
      card?.applied_balance
        ? [
            {
              label: t('common.labelled', { label: t('cart.giftCard'), text: card.code ?? '' }),
              value: format.money({ ...card.applied_balance, value: -(card.applied_balance.value ?? 0) }),
              reduced: true,
            },
          ]
        : [],
    ),
  ]
  return (
    <SummaryList rows={rows} total={{ label: t('cart.total'), value: format.money(total.grand_total) }} />
  )
}
