// The button that begins with PayPal. A Magento takes no address from PayPal over its API: until the cart has one, the
// button opens the checkout with PayPal chosen.
import type { CartFragment } from '@loftwood/graphql-types'
import { Spinner } from '@loftwood/ui/spinner'
import { useRef } from 'react'
import { navigate } from 'vike/client/router'
import { useClient } from '../../platform/data/use-query.ts'
import type { ExpressProps, ExpressPurchase } from '../../cart/express-purchase.ts'
import { useCartActions } from '../../cart/use-cart.ts'
import { paths } from '../../paths.ts'
import { FormFailure } from '../../platform/forms/form-failure.tsx'
import { useSubmit } from '../../platform/forms/use-submit.ts'
import { useHref, useT } from '../../platform/i18n/use-t.ts'
import { useSignedIn } from '../../platform/session/use-session.ts'
import { checkoutCalls } from '../checkout-calls.ts'
import { saveBilling } from '../driver.ts'
import { leaveToPay } from '../leave-to-pay.ts'
import { paypal } from '../payment/paypal/paypal.ts'
import { isReadyToPay } from '../steps.ts'
import { checkoutAddress, useExpressChoice } from './express-choice.ts'

/** The cart that is paid; null while something on the product page is open, which the page then shows. */
function useCartOf(purchase: ExpressPurchase): () => Promise<CartFragment | null> {
  const { add, reload } = useCartActions()
  const added = useRef<{ items: string; cart: CartFragment }>(null)
  return async () => {
    if ('cart' in purchase) return purchase.cart
    const items = purchase.product.items()
    if (!items) return null
    // Pressed again, because PayPal did not open: the choice is in the cart already.
    const before = added.current?.items === JSON.stringify(items) ? added.current.cart : null
    const now = before && (await reload())
    if (now && now.id === before.id && now.total_quantity === before.total_quantity) return now
    const cart = await add(items)
    added.current = { items: JSON.stringify(items), cart }
    return cart
  }
}

/** Goes to PayPal, or to the step that comes before. */
function usePaypal(purchase: ExpressPurchase) {
  const client = useClient()
  const href = useHref()
  const isCustomer = useSignedIn()
  const cartOf = useCartOf(purchase)
  const chosen = useExpressChoice()
  const { run, ...sending } = useSubmit()
  const checkout = href(isCustomer ? paths.checkout : paths.checkoutGuest)
  const press = () =>
    run(async () => {
      const cart = await cartOf()
      if (!cart) return
      if (!isReadyToPay({ ...cart, isCustomer })) {
        const isThere = location.pathname === checkout
        const address = isThere ? checkoutAddress({ pay: paypal.code }) : `${checkout}?pay=${paypal.code}`
        return navigate(address, { keepScrollPosition: isThere, overwriteLastHistoryEntry: isThere })
      }
      const calls = checkoutCalls(client, cart.id)
      const billed = cart.billing_address ? cart : await saveBilling(calls, { sameAsShipping: true })
      await leaveToPay(paypal, { calls, cart: billed, back: `${checkout}?step=payment` })
    })
  return { ...sending, press, isChosen: chosen === paypal.code }
}

const LOOK =
  'inline-flex min-h-12 w-full items-center justify-center rounded-md border border-transparent bg-[#ffc439] px-5 py-2 ' +
  'text-[#003087] transition-colors hover:bg-[#f2b92e] aria-busy:cursor-progress forced-colors:border-[ButtonBorder]'

export function PaypalExpress({ purchase }: ExpressProps) {
  const t = useT()
  const { press, isBusy, isChosen, failure } = usePaypal(purchase)
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        className={LOOK}
        aria-label={t('checkout.paypal.pay')}
        aria-busy={isBusy || undefined}
        onClick={() => void press()}
      >
        {isBusy ? <Spinner /> : <span className="text-xl font-bold italic">PayPal</span>}
      </button>
      <div role="status" className="text-sm text-ink-muted empty:hidden">
        {isChosen && 'cart' in purchase && t('checkout.paypal.first')}
      </div>
      <FormFailure failure={failure} title={t('checkout.paypal.notBegun')} />
    </div>
  )
}
