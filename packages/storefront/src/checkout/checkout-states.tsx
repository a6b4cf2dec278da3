// The frame of the checkout page, and what stands in it while the cart loads and when there is nothing to order.
import { Button, ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Container } from '@loftwood/ui/layout'
import { Skeleton } from '@loftwood/ui/skeleton'
import type { OrderFragment } from '@loftwood/graphql-types'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useClient } from 'urql'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { clearPlacing, readOrder, readPlacing } from './last-order.ts'
import { withRetries } from './driver.ts'
import { isAnswerLost, RETRY_PAUSES_MS } from './use-place-order.ts'

/** Title above, content as wide as form and summary need. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <Container className="py-8 md:py-12">
      <div className="mx-auto max-w-[70rem]">
        <h1 className="mb-6 text-3xl md:mb-9">{t('checkout.title')}</h1>
        {children}
      </div>
    </Container>
  )
}

/** Skeleton of the first step. */
export function CheckoutSkeleton() {
  const t = useT()
  return (
    <CheckoutFrame>
      <div className="flex max-w-form flex-col gap-4" role="status" aria-label={t('cart.loading')}>
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-13 w-40" />
      </div>
    </CheckoutFrame>
  )
}

/** The answer to an order was lost: requests it again, and on each retry of the shopper. */
function useLostOrder(onPlaced: (order: OrderFragment) => void) {
  const client = useClient()
  const [cartId] = useState(() => readPlacing(sessionStorage))
  const [state, setState] = useState<'loading' | 'unsure' | 'none'>(cartId === null ? 'none' : 'loading')
  const request = useEffectEvent(() => {
    if (cartId === null) return
    withRetries(() => checkoutCalls(client, cartId).placeOrder(), isAnswerLost, RETRY_PAUSES_MS).then(
      onPlaced,
      (error: unknown) => {
        if (!isAnswerLost(error)) clearPlacing(sessionStorage)
        setState(isAnswerLost(error) ? 'unsure' : 'none')
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

/** It is unknown whether the order was placed. */
function Unsure({ askAgain }: { askAgain: () => void }) {
  const t = useT()
  return (
    <Container className="py-section">
      <EmptyState
        title={t('checkout.unsure')}
        headingLevel={1}
        actions={<Button onClick={askAgain}>{t('error.tryAgain')}</Button>}
      >
        {t('checkout.answerLost')}
      </EmptyState>
    </Container>
  )
}

/** Nothing to order: perhaps because it was ordered a moment ago. */
export function NothingToOrder({ onPlaced }: { onPlaced: (order: OrderFragment) => void }) {
  const t = useT()
  const href = useHref()
  const { state, askAgain } = useLostOrder(onPlaced)
  const [last] = useState(() => readOrder(sessionStorage))
  if (state === 'loading') return <CheckoutSkeleton />
  if (state === 'unsure') return <Unsure askAgain={askAgain} />
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
