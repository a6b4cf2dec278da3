// The provider's form, the button below it, and why the last try did not go through.
import { Button } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { Skeleton } from '@loftwood/ui/skeleton'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type Decline, takeDecline } from '../../checkout/declined.ts'
import { paths } from '../../paths.ts'
import { FormNotLoaded } from '../../platform/form-not-loaded.tsx'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import { useFormat, useHref, useT, useView } from '../../platform/i18n/use-t.ts'
import { useBusy } from '../../platform/use-busy.ts'
import { mountProviderForm, type ProviderForm } from './provider-form.ts'
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

type Loading = 'loading' | 'ready' | 'failed'

function useProviderForm({ clientSecret, publishableKey }: PayFormProps) {
  const { locale } = useView()
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<ProviderForm | null>(null)
  const [loading, setLoading] = useState<Loading>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isGone = false
    const { current } = place
    if (!current) return
    mountProviderForm({ clientSecret, publishableKey, locale, place: current }).then(
      (mounted) => {
        if (isGone) return mounted.remove()
        form.current = mounted
        setLoading('ready')
      },
      () => isGone || setLoading('failed'),
    )
    return () => {
      isGone = true
      form.current?.remove()
      form.current = null
    }
  }, [clientSecret, publishableKey, locale, tries])
  const retry = () => {
    setLoading('loading')
    setTries(tries + 1)
  }
  return { place, form, loading, retry }
}

/** An order that a wallet has placed and not paid comes here with the reason. */
function reasonOfWallet(): MessageKey | null {
  const decline = takeDecline(sessionStorage)
  return decline && declineText(decline)
}

export function PayForm(props: PayFormProps) {
  const { order, onChange, onProcessing } = props
  const t = useT()
  const format = useFormat()
  const href = useHref()
  const { place, form, loading, retry } = useProviderForm(props)
  const [isBusy, setBusy] = useBusy()
  const [reason, setReason] = useState<MessageKey | null>(reasonOfWallet)
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
      {loading === 'loading' && (
        <div role="status" aria-label={t('pay.loading')} className="flex min-h-60 flex-col gap-4">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-1/2" />
        </div>
      )}
      <div ref={place} hidden={loading === 'failed'} />
      <div>
        <Button type="submit" size="lg" loading={isBusy} disabled={loading !== 'ready'}>
          {t('pay.submit', { amount: format.money(order.online_payment.amount) })}
        </Button>
      </div>
    </form>
  )
}
