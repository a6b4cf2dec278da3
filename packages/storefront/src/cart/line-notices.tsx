// Notices of a cart line: unavailable, price changed, few left.
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import type { CartItem } from './cart-totals.ts'
import { stockWords } from './stock-words.ts'

function LineErrors({ messages }: { messages: readonly string[] }) {
  return (
    <ul role="alert" className="text-sm font-medium text-danger">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}

/** The texts about price and stock. */
function useLineFacts(item: CartItem): string[] {
  const t = useT()
  const format = useFormat()
  const { price, price_when_chosen: before } = item.prices ?? {}
  const sold = item.__typename === 'ConfigurableCartItem' ? item.configured_variant : item.product
  const left = sold.only_x_left_in_stock
  const texts: string[] = []
  if (before && price && before.value !== price.value)
    texts.push(t('cart.priceChanged', { before: format.money(before), price: format.money(price) }))
  if (left !== null && left > 0) texts.push(t(stockWords(item.product).left, { count: left }))
  return texts
}

/** Renders nothing for an unchanged line. */
export function LineNotices({ item }: { item: CartItem }) {
  const facts = useLineFacts(item)
  const errors = (item.errors ?? []).flatMap((error) => error?.message ?? [])
  if (errors.length > 0) return <LineErrors messages={errors} />
  return facts.map((fact) => (
    <p key={fact} className="text-sm font-medium text-ink">
      {fact}
    </p>
  ))
}
