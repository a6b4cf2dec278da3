// The checkout: one page, one step open at a time, the order beside it.
import type { CartFragment, OrderFragment } from '@loftwood/graphql-types'
import { Notification } from '@loftwood/ui/notification'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { CartFailure } from '../cart/cart-failure.tsx'
import { cartItems } from '../cart/cart-totals.ts'
import { announceCartChange } from '../cart/cart-sync.ts'
import { useCart, useCartActions, type CartState } from '../cart/use-cart.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useAgreements } from './agreements.tsx'
import { AccountNeeded, useNeedsAccount } from './account-needed.tsx'
import { CheckoutFrame, CheckoutSkeleton } from './checkout-states.tsx'
import { NothingToOrder } from './nothing-to-order.tsx'
import { PlacedWithoutDetails } from './order-fate.tsx'
import { AddressStep } from './address-step.tsx'
import { chosenDelivery, DeliveryStep } from './delivery-step.tsx'
import { clearDraft } from './draft.ts'
import { LinkCopiedNotice } from './link-copied-notice.tsx'
import { ExpressPlace } from './express/express-place.tsx'
import { keepOrder } from './last-order.ts'
import { FoldedSummary, OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PaypalNotice } from './payment/paypal/paypal-notice.tsx'
import { usePayTyped } from './payment/stripe/use-pay-typed.ts'
import { clearVisit } from './payment/paypal/paypal-visit.ts'
import { usePaypalAnswer } from './payment/paypal/use-paypal-answer.ts'
import { SessionEnded, useSessionRecovery, type SessionRecovery } from './session-ended.tsx'
import { TotalNews } from './total-news.tsx'
import { StepCard } from './step-card.tsx'
import { STEP_SUMMARIES } from './step-summaries.tsx'
import { isStepDone, stepsFor, type CheckoutStep, type StepFacts } from './steps.ts'
import { useKeepsForm } from './use-keeps-form.ts'
import { useCheckout } from './use-checkout.ts'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { useUsualDelivery } from './use-usual-delivery.ts'
import { usePlaceOrder, type PlaceOrderEvents } from './use-place-order.ts'
import { navigate } from 'vike/client/router'

function titleOf(step: CheckoutStep, { is_virtual: isVirtual, isCustomer }: StepFacts): MessageKey {
  if (step === 'delivery') return 'checkout.shippingMethod'
  if (step === 'payment') return 'checkout.paymentMethod'
  if (isVirtual) return 'checkout.contact'
  return isCustomer ? 'checkout.shippingAddress' : 'checkout.whoAndWhere'
}

interface CheckoutProps {
  cart: CartFragment
  events: PlaceOrderEvents
}

function Checkout({ cart, events }: CheckoutProps) {
  const t = useT()
  const checkout = useCheckout(cart)
  const keepsForm = useKeepsForm(checkout)
  const order = usePlaceOrder(cart, checkout.calls, events)
  const saving = useSubmit()
  const agreements = useAgreements()
  const paypalAnswer = usePaypalAnswer(cart, checkout)
  const isChoosing = useUsualDelivery(cart, checkout)
  const advance = (next: CartFragment) => {
    order.reset()
    checkout.advance(next)
  }
  const props = { cart, checkout: { ...checkout, advance } }
  const summary = {
    cart,
    payment: checkout.payment.chosen,
    delivery: checkout.step === 'delivery' ? chosenDelivery(cart, checkout.draft.delivery) : undefined,
  }
  if (paypalAnswer.isSetting) return <CheckoutSkeleton label={t('checkout.paypal.setting')} />
  if (isChoosing) return <CheckoutSkeleton />
  return (
    <CheckoutFrame>
      <div className="mb-6 max-w-form empty:hidden" inert={saving.isBusy || order.isBusy}>
        {!(checkout.step === 'payment' && cart.selected_payment_method?.code) && (
          <ExpressPlace purchase={{ cart }} columns={3} />
        )}
      </div>
      <FoldedSummary {...summary} />
      <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-16">
        <div className="min-w-0">
          <PaypalNotice cart={cart} answer={paypalAnswer} />
          <LinkCopiedNotice />
          {checkout.dropped !== undefined && (
            <Notification tone="warning" className="mb-6">
              {t('checkout.couponDropped', { code: checkout.dropped })}
            </Notification>
          )}
          <TotalNews cart={cart} />
          {stepsFor(checkout.facts).map((step, index) => {
            const isOpen = step === checkout.step
            const isKept = step === 'payment' && keepsForm
            const Summary = STEP_SUMMARIES[step]
            return (
              <StepCard
                key={step}
                id={`step-${step}`}
                number={index + 1}
                title={t(titleOf(step, checkout.facts))}
                state={isOpen ? 'open' : isStepDone(step, checkout.facts) ? 'done' : 'later'}
                summary={Summary && <Summary {...props} />}
                onEdit={() => checkout.goTo(step)}
                isKept={isKept}
              >
                {step === 'address' && isOpen && <AddressStep {...props} />}
                {step === 'delivery' && isOpen && <DeliveryStep {...props} />}
                {step === 'payment' && (isOpen || isKept) && (
                  <PaymentStep {...props} saving={saving} order={order} agreements={agreements} />
                )}
              </StepCard>
            )
          })}
        </div>
        <OrderSummary {...summary} />
      </div>
    </CheckoutFrame>
  )
}

/** The state of a placed order until the thank-you page opens, or in place of that page. */
function usePlacedOrder() {
  const href = useHref()
  const { reload } = useCartActions()
  const payTyped = usePayTyped()
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
  const onPlaced = async (order: OrderFragment) => {
    keepOrder(sessionStorage, order)
    clearDraft(sessionStorage)
    clearVisit(localStorage)
    announceCartChange()
    const { online_payment: due } = order
    if (!due) return void navigate(href(paths.thankYou), { overwriteLastHistoryEntry: true })
    const page = href(paths.payOrder(due.token))
    // A document of its own: it may always load the provider's script.
    const leave = () => window.location.replace(page)
    // From the bank's page the browser may go back to this one, whose cart is ordered.
    window.addEventListener('pageshow', ({ persisted }) => persisted && leave())
    await payTyped(order, new URL(page, location.origin).href)
    leave()
    // Nothing can be pressed until the document has gone.
    return new Promise<void>(() => undefined)
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
