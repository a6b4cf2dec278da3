// What the checkout says of a payment at PayPal.
import type { CartFragment } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { failureText } from '../../../platform/data/operation-error.ts'
import { useFormat, useT } from '../../../platform/i18n/use-t.ts'
import { paypal } from './paypal.ts'
import type { PaypalAnswer } from './use-paypal-answer.ts'

const WITHOUT = { canceled: 'checkout.paypal.canceled', otherCart: 'checkout.paypal.otherCart' } as const

/** Above the steps. */
export function PaypalNotice({ cart, answer }: { cart: CartFragment; answer: PaypalAnswer }) {
  const t = useT()
  const format = useFormat()
  const { failure, without, approvedTotal } = answer
  const total = cart.prices?.grand_total
  if (failure !== null)
    return (
      <Notification tone="danger" title={t('checkout.paypal.notSet')} className="mb-6">
        <p>{failureText(failure, t)}</p>
        <Button variant="link" size="sm" onClick={answer.retry}>
          {t('error.tryAgain')}
        </Button>
      </Notification>
    )
  if (approvedTotal !== null)
    return (
      <Notification tone="warning" title={t('checkout.changed.title')} className="mb-6">
        {t('checkout.paypal.otherTotal', {
          approved: format.money({ value: approvedTotal, currency: total?.currency ?? null }),
          total: format.money(total),
        })}
      </Notification>
    )
  // A notice about an earlier visit is out of date once PayPal is chosen.
  if (without === null || cart.selected_payment_method?.code === paypal.code) return null
  return (
    <Notification tone="info" className="mb-6">
      {t(WITHOUT[without])}
    </Notification>
  )
}
