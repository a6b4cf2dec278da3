// The fields for a card that is not saved: labels and errors are ours, the fields are frames of the provider's.
import { BraintreeConfigDocument, CreateBraintreeClientTokenDocument } from '@loftwood/graphql-types'
import { FormField } from '@loftwood/ui/form-field'
import { Skeleton } from '@loftwood/ui/skeleton'
import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClient } from '../../../platform/data/use-query.ts'
import { dataOrThrow } from '../../../platform/data/data-or-throw.ts'
import { FormNotLoaded } from '../../../platform/form-not-loaded.tsx'
import type { MessageKey } from '../../../platform/i18n/message-key.ts'
import { useT } from '../../../platform/i18n/use-t.ts'
import type { PaymentFormProps } from '../payment-method.ts'
import { CARD_FIELDS, mountedCard, NEW_CARD, setMountedCard, type CardField } from './paying-card.ts'

const LABELS: Readonly<Record<CardField, MessageKey>> = {
  number: 'checkout.card.number',
  expirationDate: 'checkout.card.expiry',
  cvv: 'checkout.card.code',
}

type Loading = 'loading' | 'ready' | 'failed'
type Places = Partial<Record<CardField, HTMLElement>>

interface CardEvents {
  /** The fields can be used. */
  onReady: () => void
  /** Typing has begun, or what is typed has become right or wrong. */
  onChange: () => void
}

/** The fields while this component is shown. */
function useCardFields(places: { current: Places }, events: CardEvents) {
  const t = useT()
  const client = useClient()
  const [loading, setLoading] = useState<Loading>('loading')
  const [tries, setTries] = useState(0)
  const ready = useEffectEvent(events.onReady)
  const notify = useEffectEvent(events.onChange)
  const labels = { number: t(LABELS.number), expirationDate: t(LABELS.expirationDate), cvv: t(LABELS.cvv) }
  const mount = useEffectEvent(async () => {
    const answer = client.mutation(CreateBraintreeClientTokenDocument, {})
    const config = client.query(BraintreeConfigDocument, {})
    const { mountCard } = await import('./card-fields.ts')
    const { createBraintreeClientToken: clientToken } = dataOrThrow(await answer)
    const { storeConfig } = dataOrThrow(await config)
    const { number, expirationDate, cvv } = places.current
    if (!number || !expirationDate || !cvv) throw new Error('The fields are gone')
    return mountCard({
      clientToken,
      requires3ds: storeConfig?.braintree_3dsecure_verify_3dsecure === true,
      labels,
      places: { number, expirationDate, cvv },
      onChange: () => notify(),
    })
  })
  useEffect(() => {
    let isGone = false
    mount().then(
      (card) => {
        if (isGone) return card.remove()
        setMountedCard(card)
        setLoading('ready')
        ready()
      },
      () => isGone || setLoading('failed'),
    )
    return () => {
      isGone = true
      mountedCard()?.remove()
      setMountedCard(null)
    }
  }, [tries])
  const retry = () => {
    setLoading('loading')
    setTries(tries + 1)
  }
  return { loading, labels, retry }
}

export function NewCard({ fields, onChange, errors }: PaymentFormProps) {
  const places = useRef<Places>({})
  const { loading, labels, retry } = useCardFields(places, {
    // A press may have come before: what was said of fields that load is no longer true.
    onReady: () => onChange(fields),
    // The errors beside them are looked up anew, and saved cards that arrive later do not hide what is typed.
    onChange: () => onChange({ card: NEW_CARD, ...fields }),
  })
  if (loading === 'failed') return <FormNotLoaded retry={retry} />
  return (
    <div className="grid grid-cols-2 gap-5">
      {CARD_FIELDS.map((field) => (
        <FormField
          key={field}
          id={`payment-${field}`}
          label={labels[field]}
          required
          error={errors[field]}
          className={field === 'number' ? 'col-span-2' : 'col-span-2 min-[26rem]:col-span-1'}
        >
          <div className="relative">
            {/* The provider's frame fills it. The label's click and an error's link go on into the frame. */}
            <div
              id={`payment-${field}`}
              ref={(place) => {
                places.current[field] = place ?? undefined
              }}
              tabIndex={-1}
              onFocus={() => mountedCard()?.focus(field)}
              className={clsx(
                'ui-control h-12 py-0 [&.braintree-hosted-fields-focused]:border-focus [&.braintree-hosted-fields-focused]:outline-1',
                errors[field] && 'border-danger bg-danger-soft/40',
              )}
            />
            {loading === 'loading' && <Skeleton className="absolute inset-0 h-12 w-full" />}
          </div>
        </FormField>
      ))}
    </div>
  )
}
