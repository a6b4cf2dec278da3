// The buttons of express checkout, one row for each provider that is on.
import type { ComponentType } from 'react'
import type { ExpressProps } from '../../cart/express-purchase.ts'
import { EXPRESS_PROVIDERS, type ExpressConfig } from '../../platform/express.ts'
import { useExpress } from './use-express.ts'
import { PaypalExpress } from './paypal-express.tsx'
import { StripeExpress } from './stripe/stripe-express.tsx'

/** By the names of the setting EXPRESS_CHECKOUT. */
const BUTTONS: Record<keyof ExpressConfig, ComponentType<ExpressProps>> = {
  stripe: StripeExpress,
  paypal: PaypalExpress,
}

export function ExpressButtons(props: ExpressProps) {
  const config = useExpress()
  return (
    <div className="flex flex-col gap-3">
      {EXPRESS_PROVIDERS.filter((name) => config[name]).map((name) => {
        const Buttons = BUTTONS[name]
        return <Buttons key={name} {...props} />
      })}
    </div>
  )
}
