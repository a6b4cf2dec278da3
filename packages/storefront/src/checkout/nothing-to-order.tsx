// The checkout without anything in the cart: perhaps because it was ordered a moment ago.
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Container } from '@loftwood/ui/layout'
import { useEffect, useEffectEvent, useState } from 'react'
import { useClient } from 'urql'
import { paths } from '../paths.ts'
import { OperationError } from '../platform/data/operation-error.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { CheckoutSkeleton } from './checkout-states.tsx'
import { placeOrder, withRetries } from './driver.ts'
import { clearPlacing, readOrder, readPlacing } from './last-order.ts'
import { Unsure, Untraced } from './order-fate.tsx'
import { isAnswerLost, RETRY_PAUSES_MS, type PlaceOrderEvents } from './use-place-order.ts'

type LostOrder = 'loading' | 'unsure' | 'untraced' | 'none'

/** A cart that is gone was most likely ordered, but that is not certain: `untraced` says neither. */
function stateAfter(error: unknown): LostOrder {
  if (isAnswerLost(error)) return 'unsure'
  return error instanceof OperationError && error.kind === 'gone' ? 'untraced' : 'none'
}

/** The answer to an order was lost: requests it again, and on each retry of the shopper. */
function useLostOrder(events: PlaceOrderEvents) {
  const client = useClient()
  const [cartId] = useState(() => readPlacing(sessionStorage))
  const [state, setState] = useState<LostOrder>(cartId === null ? 'none' : 'loading')
  const request = useEffectEvent(() => {
    if (cartId === null) return
    const calls = checkoutCalls(client, cartId)
    withRetries(() => placeOrder(calls), isAnswerLost, RETRY_PAUSES_MS).then(
      (outcome) => {
        if (outcome.kind === 'placed') events.onPlaced(outcome.order)
        if (outcome.kind === 'untold') events.onPlacedUntold(outcome.number)
      },
      (error: unknown) => {
        if (!isAnswerLost(error)) clearPlacing(sessionStorage)
        setState(stateAfter(error))
      },
    )
  })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => request(), [attempt])
  const askAgain = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return { state, askAgain }
}

export function NothingToOrder({ events }: { events: PlaceOrderEvents }) {
  const t = useT()
  const href = useHref()
  const { state, askAgain } = useLostOrder(events)
  const [last] = useState(() => readOrder(sessionStorage))
  if (state === 'loading') return <CheckoutSkeleton />
  if (state === 'unsure') return <Unsure askAgain={askAgain} />
  if (state === 'untraced') return <Untraced />
  const action = last
    ? { href: href(paths.thankYou), text: t('checkout.showLastOrder') }
    : { href: href(paths.home), text: t('cart.startShopping') }
  return (
    <Container className="py-section">
      <EmptyState
        title={t('checkout.empty')}
        headingLevel={1}
        actions={<ButtonLink href={action.href}>{action.text}</ButtonLink>}
      >
        {last ? t('checkout.lastOrder', { number: last.number }) : t('cart.emptyDetail')}
      </EmptyState>
    </Container>
  )
}
