// The checkout: one page, one step open at a time, the order beside it.
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Container } from '@loftwood/ui/layout'
import { Notification } from '@loftwood/ui/notification'
import { Skeleton } from '@loftwood/ui/skeleton'
import type { CartFragment, OrderFragment } from '@loftwood/graphql-types'
import { useState, type ComponentType } from 'react'
import { navigate } from 'vike/client/router'
import { paths } from '../../app/paths.ts'
import { cartItems } from '../../shared/cart/cart-totals.ts'
import { announceCartChange } from '../../shared/cart/cart-sync.ts'
import { useCart } from '../../shared/cart/use-cart.ts'
import { failureText } from '../../shared/data/operation-error.ts'
import { useHref, useT } from '../../shared/i18n/use-t.ts'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { clearDraft } from './draft.ts'
import { keepOrder, readOrder } from './last-order.ts'
import { FoldedSummary, OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { StepCard } from './step-card.tsx'
import type { StepProps } from './step-props.ts'
import { STEP_SUMMARIES } from './step-summaries.tsx'
import { isStepDone, stepsFor, type CheckoutStep } from './steps.ts'
import { useCheckout } from './use-checkout.ts'
import { usePlaceOrder } from './use-place-order.ts'

const FORMS: Record<Exclude<CheckoutStep, 'review'>, ComponentType<StepProps>> = {
  contact: ContactStep,
  shipping: ShippingStep,
  delivery: DeliveryStep,
  payment: PaymentStep,
}

const TITLES = {
  contact: 'checkout.contact',
  shipping: 'checkout.shippingAddress',
  delivery: 'checkout.shippingMethod',
  payment: 'checkout.paymentMethod',
  review: 'checkout.review',
} as const

interface CheckoutProps {
  cart: CartFragment
  onPlaced: (order: OrderFragment) => void
}

function Checkout({ cart, onPlaced }: CheckoutProps) {
  const t = useT()
  const checkout = useCheckout(cart)
  const order = usePlaceOrder(checkout.calls, onPlaced)
  const props = { cart, checkout }
  return (
    <Container className="py-8 md:py-12">
      <h1 className="mb-6 text-3xl md:mb-9">{t('checkout.title')}</h1>
      <FoldedSummary cart={cart} />
      <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="max-w-form">
          {stepsFor(cart).map((step, index) => {
            const isOpen = step === checkout.step
            const Form = step === 'review' ? null : FORMS[step]
            const Summary = STEP_SUMMARIES[step]
            return (
              <StepCard
                key={step}
                id={`step-${step}`}
                number={index + 1}
                title={t(TITLES[step])}
                state={isOpen ? 'open' : isStepDone(step, cart) ? 'done' : 'later'}
                summary={Summary && <Summary cart={cart} />}
                onEdit={() => checkout.goTo(step)}
              >
                {isOpen && (Form ? <Form {...props} /> : <ReviewStep {...props} order={order} />)}
              </StepCard>
            )
          })}
        </div>
        <OrderSummary cart={cart} />
      </div>
    </Container>
  )
}

/** Nothing to order: perhaps because it was ordered a moment ago. */
function NothingToOrder() {
  const t = useT()
  const href = useHref()
  const last = readOrder(sessionStorage)
  return (
    <Container className="py-section">
      <EmptyState
        title={t('checkout.empty')}
        headingLevel={1}
        actions={
          last ? (
            <ButtonLink href={href(paths.thankYou)}>{t('checkout.showLastOrder')}</ButtonLink>
          ) : (
            <ButtonLink href={href(paths.home)}>{t('cart.startShopping')}</ButtonLink>
          )
        }
      >
        {last ? t('checkout.lastOrder', { number: last.number }) : t('cart.emptyDetail')}
      </EmptyState>
    </Container>
  )
}

function CheckoutSkeleton() {
  const t = useT()
  return (
    <Container className="py-8 md:py-12">
      <h1 className="mb-6 text-3xl md:mb-9">{t('checkout.title')}</h1>
      <div className="flex max-w-form flex-col gap-4" role="status" aria-label={t('cart.loading')}>
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-13 w-40" />
      </div>
    </Container>
  )
}

/** The whole page below the header. */
export function CheckoutScreen() {
  const t = useT()
  const href = useHref()
  const { cart, isLoading, error } = useCart()
  // The cart is gone once it is ordered, but the page stays as it is until the thank-you page is there.
  const [ordered, setOrdered] = useState<CartFragment | null>(null)
  const shown = cart ?? ordered
  if (isLoading) return <CheckoutSkeleton />
  if (!shown && error) {
    return (
      <Container className="py-section">
        <Notification tone="danger" title={t('cart.loadFailed')}>
          {failureText(error, t)}
        </Notification>
      </Container>
    )
  }
  if (!shown || cartItems(shown).length === 0) return <NothingToOrder />
  const onPlaced = (order: OrderFragment) => {
    setOrdered(shown)
    keepOrder(sessionStorage, order)
    clearDraft(sessionStorage)
    announceCartChange()
    void navigate(href(paths.thankYou), { overwriteLastHistoryEntry: true })
  }
  return <Checkout cart={shown} onPlaced={onPlaced} />
}
