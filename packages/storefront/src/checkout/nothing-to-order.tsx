// The checkout without anything in the cart: perhaps because it was ordered a moment ago.
import { Button, ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Container } from '@loftwood/ui/layout'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useClient } from 'urql'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { uiFlags } from '../platform/ui-flags.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { CheckoutSkeleton } from './checkout-states.tsx'
import { placeOrder } from './driver.ts'
import { readOrder, readPlacing } from './last-order.ts'
import { Unsure, Untraced } from './order-fate.tsx'
import { readEnded } from './session-ended-mark.ts'
import { fateOf, sendOrder, type OrderFate } from './send-order.ts'
import type { PlaceOrderEvents } from './use-place-order.ts'

type LostOrder = 'loading' | 'none' | OrderFate

/** The answer to an order was lost: requests it again, and on each retry of the shopper. */
function useLostOrder(events: PlaceOrderEvents) {
  const client = useClient()
  const [cartId] = useState(() => readPlacing(sessionStorage))
  const [state, setState] = useState<LostOrder>(cartId === null ? 'none' : 'loading')
  const request = useEffectEvent(() => {
    if (cartId === null) return
    const calls = checkoutCalls(client, cartId)
    sendOrder(() => placeOrder(calls), { storage: sessionStorage, cartId }).then(
      (outcome) => {
        if (outcome.kind === 'placed') events.onPlaced(outcome.order)
        if (outcome.kind === 'withoutDetails') events.onPlacedWithoutDetails(outcome.number)
      },
      (error: unknown) => setState(fateOf(error)),
    )
  })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => request(), [attempt])
  const retry = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return { state, retry }
}

/** The page was reloaded after the customer's session had ended: the cart is in the account. */
function SignInToGoOn() {
  const t = useT()
  const openLogin = useSetAtom(uiFlags.login)
  return (
    <Container className="py-section">
      <EmptyState
        title={t('checkout.sessionEnded')}
        headingLevel={1}
        actions={<Button onClick={() => openLogin(true)}>{t('auth.signIn')}</Button>}
      >
        {t('checkout.sessionEndedDetail')}
      </EmptyState>
    </Container>
  )
}

export function NothingToOrder({ events }: { events: PlaceOrderEvents }) {
  const t = useT()
  const href = useHref()
  const { state, retry } = useLostOrder(events)
  const [last] = useState(() => readOrder(sessionStorage))
  const isSignedIn = useSignedIn()
  const hasEnded = !isSignedIn && readEnded(sessionStorage)
  if (state === 'loading') return <CheckoutSkeleton />
  if (state === 'unsure') return <Unsure retry={retry} />
  if (state === 'untraced') return <Untraced />
  if (hasEnded) return <SignInToGoOn />
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
