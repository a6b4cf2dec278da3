// The way back to PayPal, after a payment that may succeed from another account or card.
import { Button } from '@loftwood/ui/button'
import { FormFailure } from '../../../platform/forms/form-failure.tsx'
import { useSubmit } from '../../../platform/forms/use-submit.ts'
import { plainSentence } from '../../../platform/data/magento-sentences.ts'
import { useT } from '../../../platform/i18n/use-t.ts'
import { leaveToPay } from '../../leave-to-pay.ts'
import type { StepProps } from '../../step-props.ts'
import { paypal } from './paypal.ts'

/** Another approval helps; it does not where PayPal has the money already. */
const HELPS: readonly unknown[] = ['refused.paypalDeclined', 'refused.paypalExpired']

export function PaypalAgain({ cart, checkout, failure }: StepProps & { failure: unknown }) {
  const t = useT()
  const { isBusy, failure: trouble, run } = useSubmit()
  if (!(failure instanceof Error && HELPS.includes(plainSentence(failure.message)))) return null
  return (
    <>
      <Button
        className="mt-3"
        loading={isBusy}
        onClick={() => void run(() => leaveToPay(paypal, { calls: checkout.calls, cart }))}
      >
        {t('checkout.paypal.again')}
      </Button>
      <FormFailure failure={trouble} title={t('checkout.paymentFailed')} />
    </>
  )
}
