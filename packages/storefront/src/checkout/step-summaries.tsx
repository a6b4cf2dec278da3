// What a finished step says of itself in a few lines.
import type { CartAddressFragment, CartFragment } from '@loftwood/graphql-types'
import type { ComponentType } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import { useAddressLines } from '../customer/address/use-address-lines.ts'
import { useDeliveryText } from './delivery-step.tsx'
import { paymentMethodOf } from './payment/payment-methods.ts'
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
export function DeliverySummary({ cart }: { cart: CartFragment }) {
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
    </p>
  )
}

/** Name of the method, with the number of a purchase order. */
export function PaymentSummary({ cart }: { cart: CartFragment }) {
  const t = useT()
  const selected = cart.selected_payment_method
  const method = paymentMethodOf(selected?.code)
  return (
    <p>
      {selected?.title || (method && t(method.label))}
      {selected?.purchase_order_number ? ` (${selected.purchase_order_number})` : ''}
    </p>
  )
}

export const STEP_SUMMARIES: Partial<Record<CheckoutStep, ComponentType<{ cart: CartFragment }>>> = {
  contact: ContactSummary,
  shipping: ShippingSummary,
  delivery: DeliverySummary,
  payment: PaymentSummary,
}
