// The checkout: one page, one step open at a time, the order beside it.
import type { CartFragment, OrderFragment } from '@loftwood/graphql-types'
import { Notification } from '@loftwood/ui/notification'
import { useState, type ComponentType } from 'react'
import { paths } from '../paths.ts'
import { CartFailure } from '../cart/cart-failure.tsx'
import { cartItems } from '../cart/cart-totals.ts'
import { announceCartChange } from '../cart/cart-sync.ts'
import { useCart, useCartActions, type CartState } from '../cart/use-cart.ts'
import { useAddressRules } from '../customer/address/use-address-rules.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { AccountHint } from './account-hint.tsx'
import { useAgreements } from './agreements.tsx'
import { AccountNeeded, useNeedsAccount } from './account-needed.tsx'
import { CheckoutFrame, CheckoutSkeleton } from './checkout-states.tsx'
import { NothingToOrder } from './nothing-to-order.tsx'
import { PlacedWithoutDetails } from './order-fate.tsx'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { clearDraft } from './draft.ts'
import { ExpressPlace } from './express/express-place.tsx'
import { keepOrder } from './last-order.ts'
import { OrderFailure } from './order-failure.tsx'
import { FoldedSummary, OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PaypalNotice } from './payment/paypal/paypal-notice.tsx'
import { clearVisit } from './payment/paypal/paypal-visit.ts'
import { usePaypalAnswer } from './payment/paypal/use-paypal-answer.ts'
import { ReviewStep } from './review-step.tsx'
import { SessionEnded, useSessionRecovery, type SessionRecovery } from './session-ended.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { StepCard } from './step-card.tsx'
import type { StepProps } from './step-props.ts'
import { STEP_SUMMARIES } from './step-summaries.tsx'
import { isStepDone, stepsFor, type CheckoutStep } from './steps.ts'
import { useHostedForm } from './use-hosted-form.ts'
import { useCheckout } from './use-checkout.ts'
import { usePlaceOrder, type PlaceOrderEvents } from './use-place-order.ts'
import { navigate } from 'vike/client/router'

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
  events: PlaceOrderEvents
}

function Checkout({ cart, events }: CheckoutProps) {
  const t = useT()
  // The address forms of later steps need them: requested now, they are there by then.
  useAddressRules()
  const checkout = useCheckout(cart)
  const { isKept, isSpent } = useHostedForm(cart, checkout)
  const onRefused = () => isSpent && checkout.goTo('payment')
  const order = usePlaceOrder(cart, checkout.calls, { ...events, onRefused })
  const agreements = useAgreements()
  const paypalAnswer = usePaypalAnswer(cart, checkout)
  const advance = (next: CartFragment) => {
    order.reset()
    checkout.advance(next)
  }
  const props = { cart, checkout: { ...checkout, advance } }
  if (paypalAnswer.isSetting) return <CheckoutSkeleton label={t('checkout.paypal.setting')} />
  return (
    <CheckoutFrame>
      <div className="mb-6 max-w-form empty:hidden">
        {/* Not at the review: the payment is chosen by then. */}
        {checkout.step !== 'review' && <ExpressPlace purchase={{ cart }} columns={3} />}
      </div>
      <FoldedSummary cart={cart} />
      <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-16">
        <div className="min-w-0">
          <PaypalNotice cart={cart} answer={paypalAnswer} />
          <div role="status" className="mb-6 empty:hidden">
            {checkout.dropped !== undefined && (
              <Notification tone="warning">
                {t('checkout.couponDropped', { code: checkout.dropped })}
              </Notification>
            )}
          </div>
          {stepsFor({ ...cart, isCustomer: checkout.isCustomer }).map((step, index) => {
            const isOpen = step === checkout.step
            const Form = step === 'review' ? null : FORMS[step]
            const Summary = STEP_SUMMARIES[step]
            return (
              <StepCard
                key={step}
                id={`step-${step}`}
                number={index + 1}
                title={t(TITLES[step])}
                state={isOpen ? 'open' : isStepDone(step, checkout.facts) ? 'done' : 'later'}
                summary={
                  Summary && (
                    <>
                      <Summary {...props} />
                      {step === 'contact' && checkout.account.hasAccount && (
                        <div className="mt-4 text-ink">
                          <AccountHint hasAccount />
                        </div>
                      )}
                    </>
                  )
                }
                onEdit={() => checkout.goTo(step)}
                isKept={step === 'payment' && isKept}
              >
                {step === 'payment' && order.fate === 'notPlaced' && (
                  <div className="mb-5">
                    <OrderFailure {...order} />
                  </div>
                )}
                {(isOpen || (step === 'payment' && isKept)) &&
                  (Form ? (
                    <Form {...props} />
                  ) : (
                    <ReviewStep {...props} order={order} agreements={agreements} />
                  ))}
              </StepCard>
            )
          })}
        </div>
        <OrderSummary cart={cart} />
      </div>
    </CheckoutFrame>
  )
}

/** The state of a placed order until the thank-you page opens, or in place of that page. */
function usePlacedOrder() {
  const href = useHref()
  const { reload } = useCartActions()
  const [placing, setPlacing] = useState<CartFragment | null>(null)
  const [withoutDetails, setWithoutDetails] = useState<{ number: string | undefined } | null>(null)
  const onPlacedWithoutDetails = (number: string | undefined) => {
    setWithoutDetails({ number })
    clearDraft(sessionStorage)
    clearVisit(localStorage)
    announceCartChange()
    // The answer had no order, so the cache has not dropped the cart by itself.
    void reload().catch(() => null)
  }
  const onPlaced = (order: OrderFragment) => {
    keepOrder(sessionStorage, order)
    clearDraft(sessionStorage)
    clearVisit(localStorage)
    announceCartChange()
    const { online_payment: due } = order
    // A document of its own: only there may the provider's script run.
    if (due) window.location.replace(href(paths.payOrder(due.token)))
    else void navigate(href(paths.thankYou), { overwriteLastHistoryEntry: true })
  }
  return { placing, withoutDetails, events: { onPlacing: setPlacing, onPlaced, onPlacedWithoutDetails } }
}

function Content({ session, ...state }: CartState & { session: SessionRecovery }) {
  const { cart, isLoading, error, reload } = state
  // An ordered cart is no longer in the session; the screen still shows its lines.
  const { placing, withoutDetails, events } = usePlacedOrder()
  const shown = cart ?? placing ?? session.cart
  const needsAccount = useNeedsAccount() && placing === null && !session.isOver
  if (withoutDetails) return <PlacedWithoutDetails number={withoutDetails.number} />
  if (needsAccount) return <AccountNeeded />
  if (isLoading) return <CheckoutSkeleton />
  if (shown && cartItems(shown).length > 0) return <Checkout cart={shown} events={events} />
  if (!error) return <NothingToOrder events={events} />
  return (
    <CheckoutFrame>
      <CartFailure error={error} reload={reload} />
    </CheckoutFrame>
  )
}

/** The whole page below the header. */
export function CheckoutScreen() {
  const state = useCart()
  const session = useSessionRecovery(state.cart)
  return (
    <>
      <SessionEnded session={session} />
      <Content {...state} session={session} />
    </>
  )
}
