// The checkout without anything in the cart: perhaps because it was ordered a moment ago.
import { Button, ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Container } from '@loftwood/ui/layout'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useClient } from '../platform/data/use-query.ts'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { lazyNamed } from '../platform/lazy-named.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { CheckoutSkeleton } from './checkout-states.tsx'
import { readDraft } from './draft.ts'
import { placeOrder } from './driver.ts'
import { readOrder, readPlacing } from './last-order.ts'
import { Unsure, Untraced } from './order-fate.tsx'
import { fateOf, sendOrder, type OrderFate } from './send-order.ts'
import type { PlaceOrderEvents } from './use-place-order.ts'

const SessionDialog = lazyNamed(() => import('./session-dialog.tsx'), 'SessionDialog')

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
        if (outcome.kind === 'placed') void events.onPlaced(outcome.order)
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

/** The page was reloaded after the customer's session had ended, here or in another tab: the cart is in the account. */
function SignInToGoOn({ email }: { email: string }) {
  const t = useT()
  const href = useHref()
  const [isAsking, setAsking] = useState(true)
  const settle = (isBack: boolean) => {
    if (isBack) window.location.assign(href(paths.checkout) + window.location.search)
    else setAsking(false)
  }
  return (
    <Container className="py-section">
      <EmptyState
        title={t('checkout.sessionEnded')}
        headingLevel={1}
        actions={<Button onClick={() => setAsking(true)}>{t('auth.signIn')}</Button>}
      >
        {t('checkout.sessionEndedDetail')}
      </EmptyState>
      <Suspense fallback={null}>
        <SessionDialog session={{ isAsking, settle }} email={email} />
      </Suspense>
    </Container>
  )
}

export function NothingToOrder({ events }: { events: PlaceOrderEvents }) {
  const t = useT()
  const href = useHref()
  const { state, retry } = useLostOrder(events)
  const [last] = useState(() => readOrder(sessionStorage))
  const isSignedIn = useSignedIn()
  const { owner } = readDraft(sessionStorage)
  if (state === 'loading') return <CheckoutSkeleton />
  if (state === 'unsure') return <Unsure retry={retry} />
  if (state === 'untraced') return <Untraced />
  if (!isSignedIn && owner !== '') return <SignInToGoOn email={owner} />
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
