// What was chosen on a product page, or the cart, with the buttons of express checkout.
import { CartDocument } from '@loftwood/graphql-types'
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Container } from '@loftwood/ui/layout'
import { Skeleton } from '@loftwood/ui/skeleton'
import { useState } from 'react'
import { useQuery } from '../../platform/data/use-query.ts'
import { CartFailure } from '../../cart/cart-failure.tsx'
import { cartItems } from '../../cart/cart-totals.ts'
import { Totals } from '../../cart/totals.tsx'
import { paths } from '../../paths.ts'
import { OperationError } from '../../platform/data/operation-error.ts'
import { useHref, useT } from '../../platform/i18n/use-t.ts'
import { useHydrated } from '../../platform/use-hydrated.ts'
import { SESSION_CART } from '../../platform/session/session-hint.ts'
import { OrderLines } from '../order-lines.tsx'
import { readBuyNow } from './buy-now-cart.ts'
import { ExpressPlace } from './express-place.tsx'

function Loading() {
  const t = useT()
  return (
    <div role="status" aria-label={t('cart.loading')} className="flex flex-col gap-4">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}

/** Every button pays at once. */
const EXPRESS = { isPaidFirst: false }

function Purchase() {
  const t = useT()
  const href = useHref()
  const [cartId] = useState(() => readBuyNow(sessionStorage) ?? SESSION_CART)
  const [{ data, fetching, error }, repeat] = useQuery({ query: CartDocument, variables: { cartId } })
  const cart = data?.cart
  if (fetching && !cart) return <Loading />
  if (!cart && error)
    return <CartFailure error={new OperationError(error)} reload={() => Promise.resolve(repeat())} />
  if (!cart || cartItems(cart).length === 0)
    return (
      <EmptyState
        title={t('express.pageNothing')}
        headingLevel={2}
        actions={<ButtonLink href={href(paths.cart)}>{t('cart.view')}</ButtonLink>}
      >
        {t('cart.emptyDetail')}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-6">
      <section aria-label={t('cart.summary')} className="rounded-lg bg-birch p-5 sm:p-7">
        <OrderLines cart={cart} payment={EXPRESS} />
        <div className="mt-5 border-t border-line pt-5">
          <Totals cart={cart} />
        </div>
      </section>
      <ExpressPlace purchase={{ cart }} columns={3} />
    </div>
  )
}

export function ExpressScreen() {
  const t = useT()
  const isHydrated = useHydrated()
  return (
    <Container className="py-8 md:py-12">
      <div className="mx-auto max-w-form">
        <h1 className="mb-6 text-3xl">{t('express.page')}</h1>
        {isHydrated ? <Purchase /> : <Loading />}
      </div>
    </Container>
  )
}
