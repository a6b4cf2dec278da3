// One line of the cart: picture, name, chosen options, prices, quantity, removal, and what the back end says of it.
import { Icon } from '@loftwood/ui/icon'
import { IconButton } from '@loftwood/ui/icon-button'
import { QuantityStepper } from '@loftwood/ui/quantity-stepper'
import { clsx } from 'clsx'
import { Trash2 as Trash } from 'lucide'
import { productPath } from '../paths.ts'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import { LineOptions } from './line-options.tsx'
import { type DeliveryMethod, LineDelivery } from './line-delivery.tsx'
import { LinePicture } from './line-picture.tsx'
import type { CartItem } from './cart-totals.ts'
import { useCartActions } from './use-cart.ts'
import { usePendingQuantity } from './use-pending-quantity.ts'
import { stockWords } from './stock-words.ts'

/** Notices of a cart line: unavailable, price changed, few left. */
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
function LineNotices({ item }: { item: CartItem }) {
  const facts = useLineFacts(item)
  const errors = (item.errors ?? []).flatMap((error) => error?.message ?? [])
  if (errors.length > 0) return <LineErrors messages={errors} />
  return facts.map((fact) => (
    <p key={fact} className="text-sm font-medium text-ink">
      {fact}
    </p>
  ))
}

function LinePrices({ item, isPending }: { item: CartItem; isPending: boolean }) {
  const t = useT()
  const format = useFormat()
  return (
    <p
      className={clsx('text-end tabular-nums transition-opacity', isPending && 'opacity-40')}
      aria-busy={isPending}
    >
      <span className="block font-semibold">{format.money(item.prices?.row_total)}</span>
      {item.quantity > 1 && (
        <span className="block text-sm text-ink-muted">
          {t('cart.each', { price: format.money(item.prices?.price) })}
        </span>
      )}
    </p>
  )
}

interface CartLineProps {
  item: CartItem
  /** How it is delivered, where that is known. */
  method: DeliveryMethod | null
  /** Some lines are ready before others. */
  isApart: boolean
  onRemove: (item: CartItem) => void
  /** Smaller picture, for the sidebar. */
  compact?: boolean
}

/** A list item. */
export function CartLine({ item, method, isApart, onRemove, compact = false }: CartLineProps) {
  const t = useT()
  const href = useHref()
  const { setQuantity } = useCartActions()
  const { quantity, isPending, change } = usePendingQuantity({
    id: item.uid,
    quantity: item.quantity,
    send: setQuantity,
  })
  const name = item.product.name ?? ''
  return (
    <li className="flex gap-4 border-b border-line py-5 first:pt-0">
      <LinePicture item={item} className={compact ? 'size-20' : 'size-20 sm:size-[115px]'} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <a
              href={href(productPath(item.product))}
              className="leading-snug font-medium decoration-1 underline-offset-4 hover:underline"
            >
              {name}
            </a>
            <LineOptions item={item} />
          </div>
          <LinePrices item={item} isPending={isPending} />
        </div>
        {!compact && <LineDelivery item={item} isApart={isApart} method={method} />}
        <LineNotices item={item} />
        <div className="mt-auto flex items-center justify-between gap-3 pt-1">
          <QuantityStepper
            size="sm"
            value={quantity}
            onChange={change}
            label={t('cart.quantityOf', { name })}
            problemLabel={t('cart.wholeQuantity', { min: 1 })}
            decreaseLabel={t('cart.less', { name })}
            increaseLabel={t('cart.more', { name })}
          />
          <IconButton
            label={t('cart.removeNamed', { name })}
            icon={<Icon of={Trash} />}
            onClick={() => onRemove(item)}
          />
        </div>
      </div>
    </li>
  )
}
