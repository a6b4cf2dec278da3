// Where an order is paid online: the provider's form, the order beside it, and other ways to pay it.
import { Button, ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Container } from '@loftwood/ui/layout'
import { Skeleton } from '@loftwood/ui/skeleton'
import { useMemo, type ReactNode } from 'react'
import { readOrder } from '../../checkout/last-order.ts'
import { decodePath, paths } from '../../paths.ts'
import { FormNotLoaded } from '../../platform/form-not-loaded.tsx'
import { FormFailure } from '../../platform/forms/form-failure.tsx'
import { useFormat, useHref, useT } from '../../platform/i18n/use-t.ts'
import { useHydrated } from '../../platform/use-hydrated.ts'
import { OrderSum } from '../order-sum.tsx'
import { OtherMethods } from './other-methods.tsx'
import { PayForm } from './pay-form.tsx'
import { useOrderPayment, type DueOrder, type OrderPaymentState } from './use-order-payment.ts'

/** Behind `#`, or of the order placed last in this tab: banks send shoppers back without it. */
const tokenOf = () =>
  decodePath(location.hash.slice(1)) || (readOrder(sessionStorage)?.online_payment?.token ?? '')

function Message({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <Container className="py-section">
      <EmptyState title={title} headingLevel={1} actions={action}>
        {children}
      </EmptyState>
    </Container>
  )
}

function HomeLink() {
  const t = useT()
  const href = useHref()
  return <ButtonLink href={href(paths.home)}>{t('cart.continueShopping')}</ButtonLink>
}

function Due({ order, payment }: { order: DueOrder; payment: OrderPaymentState }) {
  const t = useT()
  const format = useFormat()
  const { state } = payment
  if (state.kind !== 'due') return null
  return (
    <Container className="py-8 md:py-12">
      <div className="mx-auto max-w-[70rem]">
        <h1 className="text-3xl">{t('pay.title')}</h1>
        <p className="mt-2 mb-8 text-ink-muted">
          <span className="block">{t('pay.order', { number: order.number })}</span>
          {t('pay.reserved', { moment: format.moment(order.online_payment.expires_at) })}
        </p>
        <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-16">
          <div className="min-w-0">
            {state.keys ? (
              <PayForm {...state.keys} order={order} onChange={payment.reload} onProcessing={payment.wait} />
            ) : (
              <FormNotLoaded retry={() => void payment.reload()} failure={state.failure} />
            )}
            <OtherMethods order={order} onChoose={payment.payOtherwise} />
          </div>
          <section aria-label={t('cart.summary')} className="rounded-lg bg-birch p-5 sm:p-7">
            <OrderSum order={order} />
          </section>
        </div>
      </div>
    </Container>
  )
}

function Loading() {
  const t = useT()
  return (
    <Container className="py-8 md:py-12">
      <div role="status" aria-label={t('pay.loading')} className="mx-auto flex max-w-[70rem] flex-col gap-4">
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-60 w-full" />
      </div>
    </Container>
  )
}

/** What is said where nothing can be paid. */
const ENDINGS = {
  processing: { title: 'pay.processing', detail: 'pay.processingDetail' },
  notOwn: { title: 'pay.notOwn', detail: 'pay.notOwnDetail' },
  over: { title: 'pay.over', detail: 'pay.overDetail' },
} as const

function Paying({ token }: { token: string }) {
  const t = useT()
  const payment = useOrderPayment(token)
  const { state } = payment
  if (state.kind === 'loading') return <Loading />
  if (state.kind === 'due') return <Due order={state.order} payment={payment} />
  if (state.kind !== 'failed')
    return (
      <Message title={t(ENDINGS[state.kind].title)} action={<HomeLink />}>
        {t(ENDINGS[state.kind].detail)}
      </Message>
    )
  return (
    <Container className="py-section">
      <h1 className="mb-6 text-3xl">{t('pay.title')}</h1>
      <FormFailure failure={state.failure} title={t('pay.loadFailed')} />
      <p className="mt-5">
        <Button onClick={() => void payment.reload()}>{t('error.tryAgain')}</Button>
      </p>
    </Container>
  )
}

export function PayScreen() {
  const t = useT()
  const href = useHref()
  const isHydrated = useHydrated()
  const token = useMemo(() => (isHydrated ? tokenOf() : ''), [isHydrated])
  if (!isHydrated) return <Loading />
  if (token !== '') return <Paying token={token} />
  return (
    <Message
      title={t('pay.nothing')}
      action={<ButtonLink href={href(paths.guestOrder)}>{t('nav.findOrder')}</ButtonLink>}
    >
      {t('pay.nothingDetail')}
    </Message>
  )
}
