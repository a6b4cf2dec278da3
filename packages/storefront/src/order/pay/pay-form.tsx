// The provider's form, the button below it, and why the last try did not go through.
import { Button } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { type SubmitEvent, useState } from 'react'
import { type Decline, takeDecline } from '../../checkout/declined.ts'
import { FormLoading } from '../../checkout/payment/stripe/form-loading.tsx'
import { useProviderForm } from '../../checkout/payment/stripe/use-provider-form.ts'
import { paths } from '../../paths.ts'
import { FormNotLoaded } from '../../platform/form-not-loaded.tsx'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import { useFormat, useHref, useT } from '../../platform/i18n/use-t.ts'
import { useBusy } from '../../platform/use-busy.ts'
import type { DueOrder } from './use-order-payment.ts'

/**
 * Why a card was not charged, in a sentence for the shopper. The provider's own codes; its sentences are not
 * shown.
 */
const TEXTS: Readonly<Record<string, MessageKey>> = {
  insufficient_funds: 'pay.declined.funds',
  withdrawal_count_limit_exceeded: 'pay.declined.funds',
  card_velocity_exceeded: 'pay.declined.funds',
  incorrect_cvc: 'pay.declined.code',
  invalid_cvc: 'pay.declined.code',
  expired_card: 'pay.declined.expired',
  invalid_expiry_month: 'pay.declined.expired',
  invalid_expiry_year: 'pay.declined.expired',
  authentication_required: 'pay.declined.proof',
  payment_intent_authentication_failure: 'pay.declined.proof',
  processing_error: 'pay.declined.trouble',
  issuer_not_available: 'pay.declined.trouble',
  reenter_transaction: 'pay.declined.trouble',
  try_again_later: 'pay.declined.trouble',
}

/** Whether the provider has answered: else nobody knows yet whether the card was charged. */
const isAnswered = ({ type }: Decline) => type === 'card_error' || type === 'validation_error'

/** null for what the provider's form says beside its own field. */
function declineText(error: Decline): MessageKey | null {
  if (error.type === 'validation_error') return null
  if (!isAnswered(error)) return 'pay.unclear'
  return TEXTS[error.decline_code ?? ''] ?? TEXTS[error.code ?? ''] ?? 'pay.declined'
}

interface PayFormProps {
  order: DueOrder
  clientSecret: string
  publishableKey: string
  /** The provider has said that it is paid, or that the order is no longer to be paid. */
  onChange: () => Promise<void>
  onProcessing: () => void
}

/** An order that was placed and not paid comes here with the reason. */
function reasonOfCheckout(): MessageKey | null {
  const decline = takeDecline(sessionStorage)
  return decline && declineText(decline)
}

export function PayForm(props: PayFormProps) {
  const { order, clientSecret, publishableKey, onChange, onProcessing } = props
  const t = useT()
  const format = useFormat()
  const href = useHref()
  const { place, form, loading, retry } = useProviderForm(publishableKey, { clientSecret })
  const [isBusy, setBusy] = useBusy()
  const [reason, setReason] = useState<MessageKey | null>(reasonOfCheckout)
  const pay = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !form.current) return
    setBusy(true)
    setReason(null)
    const returnUrl = new URL(href(paths.payOrder(order.online_payment.token)), location.origin)
    try {
      const { error, paymentIntent } = await form.current.pay(returnUrl.href)
      if (paymentIntent?.status === 'processing') onProcessing()
      // Paid meanwhile, in another tab or by an answer that was lost: the back end knows.
      else if (!error || error.code === 'payment_intent_unexpected_state') await onChange()
      else {
        setReason(declineText(error))
        if (!isAnswered(error)) await onChange()
      }
    } catch {
      setReason('pay.unclear')
    }
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void pay(event)} aria-label={t('pay.form')} className="flex flex-col gap-5">
      {reason && (
        <Notification tone="danger" title={t('pay.notPaid')}>
          {t(reason)}
        </Notification>
      )}
      {loading === 'failed' && <FormNotLoaded retry={retry} />}
      {loading === 'loading' && <FormLoading />}
      <div ref={place} hidden={loading === 'failed'} />
      <div>
        <Button type="submit" size="lg" loading={isBusy} disabled={loading !== 'ready'}>
          {t('pay.submit', { amount: format.money(order.online_payment.amount) })}
        </Button>
      </div>
    </form>
  )
}
