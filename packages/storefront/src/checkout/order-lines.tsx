// The lines of the order as the checkout shows them: small picture, name, options, quantity, row price.
import type { CartFragment } from '@loftwood/graphql-types'
import { deliveryMethodOf } from '../cart/delivery-method.ts'
import { isCartApart, LineDelivery } from '../cart/line-delivery.tsx'
import { LineOptions } from '../cart/line-options.tsx'
import { LinePicture } from '../cart/line-picture.tsx'
import { cartItems } from '../cart/cart-totals.ts'
import type { PaymentMethod } from './payment/payment-method.ts'
import { useFormat, useT } from '../platform/i18n/use-t.ts'

interface OrderLinesProps {
  cart: CartFragment
  payment: Pick<PaymentMethod, 'isPaidFirst'> | undefined
}

/** Every line, to be read only. Its dates follow from how the order is paid. */
export function OrderLines({ cart, payment }: OrderLinesProps) {
  const t = useT()
  const format = useFormat()
  const method = deliveryMethodOf(cart)
  const isApart = isCartApart(cart)
  return (
    <ul className="flex flex-col gap-4">
      {cartItems(cart).map((item) => (
        <li key={item.uid} className="flex gap-3">
          <LinePicture item={item} size="checkout" className="size-[60px]" />
          <div className="min-w-0 flex-1 text-sm">
            <p className="leading-snug font-medium">{item.product.name}</p>
            <LineOptions item={item} />
            <p className="text-ink-muted">{t('checkout.quantity', { count: item.quantity })}</p>
            <LineDelivery item={item} isApart={isApart} method={method} payment={payment} />
          </div>
          <p className="text-sm font-semibold tabular-nums">{format.money(item.prices?.row_total)}</p>
        </li>
      ))}
    </ul>
  )
}
