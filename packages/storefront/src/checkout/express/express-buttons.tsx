// The buttons of express checkout, one row for each provider that is on.
import type { ComponentType } from 'react'
import type { ExpressProps, ExpressPurchase } from '../../cart/express-purchase.ts'
import { EXPRESS_PROVIDERS, type ExpressConfig } from '../../platform/express.ts'
import { paypal } from '../payment/paypal/paypal.ts'
import { stripe } from '../payment/stripe/stripe.ts'
import { useExpress } from '../../platform/use-express.ts'
import { PaypalExpress } from './paypal-express.tsx'
import { StripeExpress } from './stripe/stripe-express.tsx'

interface Provider {
  /** The payment method that a cart must offer. */
  code: string
  Buttons: ComponentType<ExpressProps>
}

/** By the names of the setting EXPRESS_CHECKOUT. */
const PROVIDERS: Record<keyof ExpressConfig, Provider> = {
  stripe: { code: stripe.code, Buttons: StripeExpress },
  paypal: { code: paypal.code, Buttons: PaypalExpress },
}

const isOffered = (code: string, purchase: ExpressPurchase): boolean =>
  'product' in purchase ||
  purchase.cart.available_payment_methods?.some((method) => method?.code === code) !== false

export function ExpressButtons(props: ExpressProps) {
  const config = useExpress()
  return (
    <div className="flex flex-col gap-3">
      {EXPRESS_PROVIDERS.filter((name) => config[name]).map((name) => {
        const { code, Buttons } = PROVIDERS[name]
        // A row has its height although it stays empty: it had it before the cart was known.
        return (
          <div key={name} className="min-h-12">
            {isOffered(code, props.purchase) && <Buttons {...props} />}
          </div>
        )
      })}
    </div>
  )
}
