// How an order is paid and, while it is unpaid, what its buyer has to do.
import { StoreConfigDocument, type OrderFragment, type StoreConfigFragment } from '@loftwood/graphql-types'
import { ButtonLink } from '@loftwood/ui/button'
import { useQuery } from '../platform/data/use-query.ts'
import { paths } from '../paths.ts'
import { paymentMethodOf } from '../checkout/payment/payment-methods.ts'
import { nameOf } from '../platform/brand/shop-name.ts'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import { placeLine } from '../platform/place-line.ts'
import { free } from '../checkout/payment/offline-methods.ts'
import { purchaseOrder } from '../checkout/payment/purchase-order.tsx'
import { PAYPAL_EXPRESS } from '../checkout/payment/payment-codes.ts'
import { useCardName } from '../customer/use-card-name.ts'
import { progressOf, type StageKind } from './order-progress.ts'
import { paidWith } from './paid-with.ts'

type OrderMethod = NonNullable<NonNullable<OrderFragment['payment_methods']>[number]>

/** Whom a cheque is made out to and where it goes: by the settings of the payment, else the store's own address; empty without. */
function chequeAddress(store: StoreConfigFragment | null | undefined): string {
  const payee = store?.check_money_order_make_check_payable_to
  const configured = [payee, store?.check_money_order_send_check_to]
  const own = [
    nameOf(store),
    store?.store_street,
    placeLine(store?.store_city, store?.store_region, store?.store_postcode),
  ]
  const parts = configured.some(Boolean) ? configured : own
  return store?.store_street || configured.some(Boolean) ? parts.filter(Boolean).join(', ') : ''
}

/** What ends an order without its money. */
const WITHOUT_MONEY: ReadonlySet<StageKind | undefined> = new Set(['canceled', 'refunded'])

/** Methods whose invoice does not say that money has come: nothing was due, or it is due later. */
const UNSAID: ReadonlySet<string> = new Set([free.code, purchaseOrder.code])

/** The back end's sentences, or the shop's own where it has none; once an invoice says so, that the money is there. */
function useInstructions(order: OrderFragment): string[] {
  const t = useT()
  const format = useFormat()
  const [{ data }] = useQuery({ query: StoreConfigDocument, variables: {} })
  const store = data?.storeConfig
  const { stages, current } = progressOf(order)
  const method = paymentMethodOf(order.payment_methods?.[0]?.type)
  if (WITHOUT_MONEY.has(stages[current]?.kind)) return []
  if (order.invoices.length > 0) return method && UNSAID.has(method.code) ? [] : [t('order.paid')]
  if (order.payment_instructions) return order.payment_instructions
  const payTo = {
    number: order.number,
    total: format.money(order.total?.grand_total),
    email: store?.contact_email ?? '',
    address: chequeAddress(store),
  }
  const canPay = method?.code !== 'checkmo' || payTo.address !== ''
  return method && canPay ? [t(method.nextStep, payTo)] : []
}

/** Each sentence by itself, then the lines of an address or account, which an empty line sets off, together. */
function passages(lines: readonly string[]): string[][] {
  const all: string[][] = []
  let isTogether = false
  for (const line of lines) {
    if (line === '') all.push([])
    else if (isTogether) all.at(-1)?.push(line)
    else all.push([line])
    isTogether ||= line === ''
  }
  return all
}

/** The card by brand and last digits, PayPal by its name, else as the back end calls the method. */
function useMethodName() {
  const t = useT()
  const nameOfCard = useCardName()
  return (method: OrderMethod): string => {
    const card = paidWith(method)
    if (card) return nameOfCard(card)
    return method.type === PAYPAL_EXPRESS ? t('checkout.payment.paypal') : method.name
  }
}

/** Renders nothing where the order names no payment. */
export function OrderPayment({ order }: { order: OrderFragment }) {
  const t = useT()
  const instructions = useInstructions(order)
  const methodName = useMethodName()
  const href = useHref()
  const { online_payment: due } = order
  const method = order.payment_methods?.[0]
  if (!method) return null
  return (
    <section aria-labelledby="order-payment" className="rounded-md border border-line bg-white p-5">
      <h2 id="order-payment" className="font-sans text-base tracking-normal">
        {t('common.labelled', { label: t('order.payment'), text: methodName(method) })}
      </h2>
      {due && (
        <p className="mt-4 print:hidden">
          {/* A document of its own: only there may the provider's script run. */}
          <ButtonLink href={href(paths.payOrder(due.token))} rel="external">
            {t('pay.now')}
          </ButtonLink>
        </p>
      )}
      {passages(instructions).map(([first, ...lines]) => (
        <p key={first} className="mt-3 text-pretty break-words text-ink-muted">
          {first}
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      ))}
    </section>
  )
}
