// What a finished step says of itself in a few lines.
import type { CartAddressFragment, CartFragment } from '@loftwood/graphql-types'
import { Suspense, type ComponentType } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import { useAddressLines } from '../customer/address/use-address-lines.ts'
import { isSamePlace } from './driver.ts'
import { useDeliveryText } from './delivery-step.tsx'
import { isPaidFirst, paymentMethodOf } from './payment/payment-methods.ts'
import type { StepProps } from './step-props.ts'
import type { CheckoutStep } from './steps.ts'

/** An address, one line under the other. */
function AddressBlock({ address }: { address: CartAddressFragment }) {
  const linesOf = useAddressLines()
  return (
    <address className="not-italic">
      {linesOf(address).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

function ContactSummary({ cart }: { cart: CartFragment }) {
  return <p className="break-words">{cart.email}</p>
}

function ShippingSummary({ cart }: { cart: CartFragment }) {
  const address = cart.shipping_addresses[0]
  return address ? <AddressBlock address={address} /> : null
}

/** The chosen method with its dates. */
function DeliverySummary({ cart }: { cart: CartFragment }) {
  const t = useT()
  const deliveryText = useDeliveryText(cart)
  const address = cart.shipping_addresses[0]
  const selected = address?.selected_shipping_method
  if (!selected) return null
  const method = address.available_shipping_methods?.find(
    (candidate) =>
      candidate?.carrier_code === selected.carrier_code && candidate.method_code === selected.method_code,
  )
  const dates = method ? deliveryText(method) : ''
  return (
    <p>
      <span className="block">{selected.method_title}</span>
      {dates && <span className="block">{dates}</span>}
      {dates && isPaidFirst(cart.selected_payment_method?.code) && (
        <span className="block">{t('checkout.startsOncePaid')}</span>
      )}
    </p>
  )
}

/** Name of the method, with the number of a purchase order, or which card pays; and where the bill goes. */
export function PaymentSummary({ cart, checkout }: StepProps) {
  const t = useT()
  const selected = cart.selected_payment_method
  const method = paymentMethodOf(selected?.code)
  // A Magento's title of saved cards names the provider.
  const given = selected && method?.variants?.includes(selected.code) ? '' : selected?.title
  // The form may show another choice by now, which is not set.
  const { paidWith } = checkout.draft
  const title = given || (method ? t(method.label) : '')
  return (
    <>
      <p>
        {method?.Summary ? (
          <Suspense fallback={title}>
            <method.Summary paidWith={paidWith['code'] === selected?.code ? paidWith : {}} title={title} />
          </Suspense>
        ) : (
          title
        )}
        {selected?.purchase_order_number ? ` (${selected.purchase_order_number})` : ''}
      </p>
      <BillingSummary cart={cart} />
    </>
  )
}

/** Each address is written once: a bill that goes where the order goes says only that. */
function BillingSummary({ cart }: { cart: CartFragment }) {
  const t = useT()
  const [shipping, billing] = [cart.shipping_addresses[0], cart.billing_address]
  if (!billing) return null
  if (shipping && isSamePlace(shipping, billing)) return <p>{t('checkout.billedSame')}</p>
  return (
    <div className="mt-2">
      <p className="font-semibold text-ink">{t('checkout.billingTo')}</p>
      <AddressBlock address={billing} />
    </div>
  )
}

export const STEP_SUMMARIES: Partial<Record<CheckoutStep, ComponentType<StepProps>>> = {
  contact: ContactSummary,
  shipping: ShippingSummary,
  delivery: DeliverySummary,
  payment: PaymentSummary,
}
