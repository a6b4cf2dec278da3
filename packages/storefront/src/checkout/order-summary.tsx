// What is ordered and what it costs, beside the steps; folded above them on phones.
import { Disclosure } from '@loftwood/ui/disclosure'
import { TextLink } from '@loftwood/ui/text-link'
import type { AvailableShippingMethodFragment, CartFragment } from '@loftwood/graphql-types'
import { paths } from '../paths.ts'
import { Totals } from '../cart/totals.tsx'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import type { PaymentMethod } from './payment/payment-method.ts'
import { OrderLines } from './order-lines.tsx'

interface SummaryProps {
  cart: CartFragment
  payment: PaymentMethod | undefined
  /** The method chosen in the open step. */
  delivery: AvailableShippingMethodFragment | undefined
}

/** Sticky beside the form from lg up. */
export function OrderSummary({ cart, payment, delivery }: SummaryProps) {
  const t = useT()
  const href = useHref()
  return (
    <aside
      aria-labelledby="order-summary"
      className="hidden rounded-lg bg-birch p-7 lg:sticky lg:top-28 lg:block lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
    >
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="order-summary" className="text-xl">
          {t('cart.summary')}
        </h2>
        <TextLink href={href(paths.cart)} className="text-sm whitespace-nowrap">
          {t('checkout.editCart')}
        </TextLink>
      </div>
      <OrderLines cart={cart} payment={payment} />
      <div className="mt-5 border-t border-line pt-5">
        <Totals cart={cart} delivery={delivery} inCheckout />
      </div>
    </aside>
  )
}

/** One line with the total, to unfold. */
export function FoldedSummary({ cart, payment, delivery }: SummaryProps) {
  const t = useT()
  const format = useFormat()
  const title = (
    <span className="flex items-baseline justify-between gap-4">
      <span>{t('checkout.showSummary')}</span>
      <span className="tabular-nums">{format.money(cart.prices?.grand_total)}</span>
    </span>
  )
  return (
    <Disclosure
      title={title}
      className="mb-6 rounded-md border-b-0 bg-birch px-4 [&>summary>span:first-child]:flex-1 lg:hidden"
    >
      <OrderLines cart={cart} payment={payment} />
      <div className="mt-4 border-t border-line pt-4">
        <Totals cart={cart} delivery={delivery} inCheckout />
      </div>
    </Disclosure>
  )
}
