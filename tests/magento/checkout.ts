/** A guest's or customer's way from a filled cart to the order, through the shop's methods. */
import type { Client } from '@loftwood/client'
import { expect } from './fixtures.ts'

type Magento = Client['magento']

/** Where the sample data's tax rules apply. */
export const ADDRESS = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['6146 Honey Bluff Parkway'],
  city: 'Calder',
  region: 'MI',
  region_id: 33,
  postcode: '49628-7978',
  country_code: 'US',
  telephone: '555-229-3326',
}

interface Totals {
  tax: number
  discount: number
  grandTotal: number | null | undefined
}

/** Chooses everything that an order needs; answers the totals that the cart shows then. */
export async function completeCart(magento: Magento, isVirtual: boolean): Promise<Totals> {
  if (isVirtual) await magento.setBillingAddressOnCart({ billing_address: { address: ADDRESS } })
  else await chooseDelivery(magento)
  const { setPaymentMethodOnCart } = await magento.setPaymentMethodOnCart({
    payment_method: { code: 'checkmo' },
  })
  const prices = setPaymentMethodOnCart?.cart.prices
  return {
    tax: sum(prices?.applied_taxes),
    discount: sum(prices?.discounts),
    grandTotal: prices?.grand_total?.value,
  }
}

async function chooseDelivery(magento: Magento): Promise<void> {
  await magento.setShippingAddressesOnCart({ shipping_addresses: [{ address: ADDRESS }] })
  await magento.setBillingAddressOnCart({ billing_address: { same_as_shipping: true } })
  const { cart } = await magento.getAvailableShippingMethods()
  const methods = cart?.shipping_addresses[0]?.available_shipping_methods
  const method = methods?.find((each) => each?.available)
  const { carrier_code = '', method_code } = method ?? {}
  await magento.setShippingMethodsOnCart({
    shipping_methods: [{ carrier_code, method_code: method_code ?? '' }],
  })
}

/** Places the order. @throws without a number */
export async function placeOrder(magento: Magento) {
  const { placeOrder: placed } = await magento.placeOrder({})
  expect(placed?.errors ?? []).toEqual([])
  const number = placed?.orderV2?.number
  if (!number) throw new Error('no order was placed')
  return { number, total: totalsOf(placed.orderV2) }
}

interface Money {
  value?: number | null
}
interface Order {
  total?: {
    total_tax?: Money | null
    discounts?: ({ amount: Money } | null)[] | null
    grand_total?: Money | null
  } | null
}

export function totalsOf(order: Order | null | undefined): Totals {
  const total = order?.total
  return {
    tax: total?.total_tax?.value ?? 0,
    discount: sum(total?.discounts),
    grandTotal: total?.grand_total?.value,
  }
}

/** To the cent. */
function sum(parts: readonly ({ amount?: Money | null } | null)[] | null | undefined): number {
  const cents = (parts ?? []).map((part) => Math.round((part?.amount?.value ?? 0) * 100))
  return cents.reduce((all, each) => all + each, 0) / 100
}
