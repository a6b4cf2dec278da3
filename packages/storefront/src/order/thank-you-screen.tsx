// After the order: its number, what was ordered for how much, and what happens next.
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Icon } from '@loftwood/ui/icon'
import { Container } from '@loftwood/ui/layout'
import type { OrderFragment } from '@loftwood/graphql-types'
import { CircleCheck } from 'lucide'
import { Suspense, useEffect, useMemo, type ComponentType } from 'react'
import { paths } from '../paths.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { lazyNamed } from '../platform/lazy-named.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { useFeature } from '../platform/use-feature.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { OrderSum } from './order-sum.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderPlaces } from './order-places.tsx'
import { useOrderActions } from './possible-actions.ts'
import { ProgressList } from './progress-list.tsx'
import { clearPlacing, readOrder, type PlacedOrder } from '../checkout/last-order.ts'

const OrderCartons = lazyNamed(() => import('./order-cartons.tsx'), 'OrderCartons')

/** What is picked up is announced by mail; before some deliveries somebody calls. */
function deliveryStep(order: OrderFragment, t: Translate): string | null {
  if (order.pickup_location) return t('checkout.next.pickup')
  return order.is_delivered_by_appointment === true ? t('checkout.next.delivery') : null
}

function NextSteps({ order }: { order: OrderFragment }) {
  const t = useT()
  const canCancel = useOrderActions(order).includes('CANCEL')
  const steps = [
    order.email
      ? t(order.is_mail_waiting ? 'order.mailWaiting' : 'checkout.next.email', { email: order.email })
      : null,
    deliveryStep(order, t),
    t(canCancel ? 'checkout.next.changeOrCancel' : 'checkout.next.change'),
  ].filter((step) => step !== null)
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-3 text-xl">
        {t('checkout.next.title')}
      </h2>
      <ol className="flex list-decimal flex-col gap-2 ps-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

/** The component that offers an account with the order's name and address. */
type Offer = ComponentType<{ person: { firstname: string; lastname: string; email: string } }>

/** The order's page: a customer's by its number, a guest's by its token. */
function useOrderPath({ number, token }: PlacedOrder): string | null {
  const isSignedIn = useSignedIn()
  const hasGuestOrders = useFeature('guestOrders')
  if (isSignedIn) return paths.order(number)
  return hasGuestOrders && token ? paths.guestOrderOf(token) : null
}

function Placed({ order, offer: Offer }: { order: PlacedOrder; offer: Offer }) {
  const t = useT()
  const href = useHref()
  const orderPath = useOrderPath(order)
  useEffect(() => clearPlacing(sessionStorage), [])
  return (
    <Container className="py-8 md:py-14">
      <div className="mb-9 flex flex-col gap-2">
        <Icon of={CircleCheck} size="xl" className="text-success" />
        <h1 className="text-3xl">{t('checkout.thanks')}</h1>
        <p className="text-lg">
          {t('checkout.orderNumber')} <strong data-testid="order-number">{order.number}</strong>
        </p>
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex flex-col gap-9">
          <ProgressList order={order} />
          <OrderPayment order={order} />
          <NextSteps order={order} />
          <OrderPlaces order={order} />
          <Suspense fallback={null}>
            <OrderCartons order={order} />
          </Suspense>
          {order.email && order.billing_address && (
            <Offer
              person={{
                firstname: order.billing_address.firstname,
                lastname: order.billing_address.lastname,
                email: order.email,
              }}
            />
          )}
          <p className="flex flex-wrap gap-3">
            {orderPath !== null && <ButtonLink href={href(orderPath)}>{t('order.view')}</ButtonLink>}
            <ButtonLink href={href(paths.home)} variant="secondary">
              {t('cart.continueShopping')}
            </ButtonLink>
          </p>
        </div>
        <section aria-labelledby="placed-order" className="rounded-lg bg-birch p-5 sm:p-7">
          <h2 id="placed-order" className="mb-5 text-xl">
            {t('cart.summary')}
          </h2>
          <OrderSum order={order} />
        </section>
      </div>
    </Container>
  )
}

/** Shows the order of this tab; in another tab, where to find it. `offer` is shown below what happens next. */
export function ThankYouScreen({ offer }: { offer: Offer }) {
  const t = useT()
  const href = useHref()
  const isHydrated = useHydrated()
  const order = useMemo(() => (isHydrated ? readOrder(sessionStorage) : null), [isHydrated])
  if (!isHydrated) return <div className="min-h-[50vh]" />
  if (order) return <Placed order={order} offer={offer} />
  return (
    <Container className="py-section">
      <EmptyState
        title={t('checkout.noOrderHere')}
        headingLevel={1}
        actions={<ButtonLink href={href(paths.home)}>{t('cart.continueShopping')}</ButtonLink>}
      >
        {t('checkout.noOrderHereDetail')}
      </EmptyState>
    </Container>
  )
}
