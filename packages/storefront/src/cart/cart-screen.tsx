// The cart page: lines on the left, summary with coupon and the way to checkout on the right.
import { ButtonLink } from '@loftwood/ui/button'
import { Container } from '@loftwood/ui/layout'
import { Notification } from '@loftwood/ui/notification'
import { TextLink } from '@loftwood/ui/text-link'
import type { CartFragment } from '@loftwood/graphql-types'
import { Suspense, type ComponentType } from 'react'
import { paths } from '../paths.ts'
import { CartDownloadNote } from './cart-download-note.tsx'
import { CartFailure } from './cart-failure.tsx'
import { cartItems } from './cart-totals.ts'
import { Totals } from './totals.tsx'
import { useCart } from './use-cart.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { lazyNamed } from '../platform/lazy-named.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { CartLines } from './cart-lines.tsx'
import { CartComment } from './cart-comment.tsx'
import { CartSkeleton, EmptyCart } from './cart-states.tsx'
import { ClearCart } from './clear-cart.tsx'
import { CouponForm } from './coupon-form.tsx'
import type { ExpressButtons } from './express-purchase.ts'
import { FreeShippingBar } from './free-shipping-bar.tsx'
import { useDeliveryEstimate, type DeliveryEstimate } from './use-delivery-estimate.ts'
import { GiftCardForm } from './gift-card-form.tsx'

const CartCartons = lazyNamed(() => import('./cart-cartons.tsx'), 'CartCartons')
const CartMisfits = lazyNamed(() => import('./cart-misfits.tsx'), 'CartMisfits')
const MisfitHint = lazyNamed(() => import('./cart-misfits.tsx'), 'MisfitHint')

/** What other domains show on the page. */
interface CartParts {
  crossSells: ComponentType<{ cart: CartFragment }>
  /** Of shipping and total. */
  estimate: ComponentType<{ cart: CartFragment; delivery: DeliveryEstimate }>
  express: ExpressButtons
}

interface FilledCartProps extends Omit<CartParts, 'crossSells'> {
  cart: CartFragment
  delivery: DeliveryEstimate
}

function Summary({ cart, delivery, estimate: Estimate, express: Express }: FilledCartProps) {
  const t = useT()
  const href = useHref()
  const checkoutPath = useSignedIn() ? paths.checkout : paths.checkoutGuest
  const isBlocked = cartItems(cart).some((item) => (item.errors?.length ?? 0) > 0)
  return (
    <section aria-labelledby="cart-summary" className="rounded-lg bg-birch p-5 sm:p-7 lg:sticky lg:top-28">
      <h2 id="cart-summary" className="mb-5 text-xl">
        {t('cart.summary')}
      </h2>
      <Totals cart={cart} estimate={delivery.estimate} loading={delivery.isBusy} />
      {!delivery.estimate && <p className="mt-2 text-sm text-ink-muted">{t('cart.taxNote')}</p>}
      <div className="my-5 flex flex-col">
        <CouponForm cart={cart} />
        <GiftCardForm cart={cart} />
        <Estimate cart={cart} delivery={delivery} />
        <CartComment cart={cart} />
      </div>
      {isBlocked && (
        <Notification tone="warning" className="mb-4">
          {t('cart.cannotCheckout')}
        </Notification>
      )}
      <div className="mb-4 empty:hidden">
        <CartDownloadNote cart={cart} />
      </div>
      <Suspense fallback={null}>
        <MisfitHint cart={cart} />
      </Suspense>
      <ButtonLink href={href(checkoutPath)} size="lg" block>
        {t('cart.checkout')}
      </ButtonLink>
      <div className="mt-3 empty:hidden">
        <Express purchase={{ cart }} />
      </div>
      <p className="mt-4 text-center">
        <TextLink href={href(paths.home)}>{t('cart.continueShopping')}</TextLink>
      </p>
    </section>
  )
}

function FilledCart({ cart, ...parts }: Omit<FilledCartProps, 'delivery'>) {
  const delivery = useDeliveryEstimate(cart)
  return (
    <>
      <div className="flex flex-col gap-6">
        <FreeShippingBar cart={cart} estimate={delivery.estimate} />
        <Suspense fallback={null}>
          <CartMisfits cart={cart} />
        </Suspense>
        <CartLines cart={cart} estimate={delivery.estimate} />
        <p className="text-end">
          <ClearCart cart={cart} />
        </p>
        <Suspense fallback={null}>
          <CartCartons cart={cart} />
        </Suspense>
      </div>
      <Summary cart={cart} delivery={delivery} {...parts} />
    </>
  )
}

/** The whole page below the header. */
export function CartScreen({ crossSells: CrossSells, ...parts }: CartParts) {
  const t = useT()
  const { cart, isLoading, error, reload } = useCart()
  const isEmpty = cartItems(cart).length === 0
  if (!isLoading && !error && isEmpty) {
    return (
      <Container className="py-section">
        <EmptyCart headingLevel={1} />
      </Container>
    )
  }
  return (
    <>
      <Container className="py-8 md:py-12">
        <h1 className="mb-6 text-3xl md:mb-9">{t('cart.title')}</h1>
        {error && <CartFailure error={error} reload={reload} />}
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
          {isLoading && <CartSkeleton />}
          {cart && !isEmpty && <FilledCart cart={cart} {...parts} />}
        </div>
      </Container>
      {cart && !isEmpty && <CrossSells cart={cart} />}
    </>
  )
}
