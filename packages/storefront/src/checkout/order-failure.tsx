// Why an order was not placed, or that nobody knows whether it was.
import { Notification } from '@loftwood/ui/notification'
import type { ReactNode } from 'react'
import { failureText } from '../platform/data/operation-error.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { withCardSentence } from './card-sentences.ts'
import type { PlaceOrderState } from './use-place-order.ts'

const OPEN_FATES = { unsure: 'checkout.answerLost', untraced: 'checkout.untraced' } as const

/** What became of an order that the shopper wanted to place. */
export function OrderFailure({
  failure,
  fate,
  children,
}: Pick<PlaceOrderState, 'failure' | 'fate'> & { children?: ReactNode }) {
  const t = useT()
  if (fate === null) return null
  if (fate === 'notPlaced') {
    return (
      <Notification tone="danger" title={t('checkout.placeFailed')}>
        <p>{failureText(withCardSentence(failure), t)}</p>
        {children}
      </Notification>
    )
  }
  return (
    <Notification tone="warning" title={t('checkout.unsure')}>
      {t(OPEN_FATES[fate])}
    </Notification>
  )
}
