// The totals of a cart by province of delivery, through HTTP, against rates written here by hand.
import { afterAll, expect, test } from 'vitest'
import { guestShopper, makeAddress } from '../testing/guest-shopper.ts'
import { startCommerce } from '../testing/index.ts'

const commerce = await startCommerce()
afterAll(() => commerce.stop())
const shopper = guestShopper(() => commerce.graphqlUrl)

const cents = (dollars: number) => Math.round(dollars * 100)

test.each([
  ['Ontario', { region_id: 74, postcode: 'N1H 3A1' }, [['HST', 13]]],
  [
    'Québec',
    { region_id: 76, postcode: 'H2X 1Y4' },
    [
      ['GST', 5],
      ['QST', 9.975],
    ],
  ],
  ['Alberta', { region_id: 66, postcode: 'T2P 1J9' }, [['GST', 5]]],
] as const)('%s', async (_name, address, taxes) => {
  const cartId = await shopper.newCart()
  const { sku, variants } = await shopper.configurable()
  const variant = variants.find((each) => each.stock_status === 'IN_STOCK')
  await shopper.add(cartId, [{ sku, quantity: 1, selected_options: variant?.uids ?? [] }])
  const { data } = await shopper.completeCart(cartId, makeAddress(address))
  const { cart } = data.setPaymentMethodOnCart
  const goods = cents(variant?.price ?? 0)
  const shipping = cents(cart.shipping_addresses[0].selected_shipping_method.amount.value)
  const expected = taxes.map(([label, rate]) => ({
    label,
    amount: { value: Math.round(((goods + shipping) * rate) / 100) / 100 },
  }))
  expect(cart.prices.applied_taxes).toEqual(expected)
  const total = goods + shipping + expected.reduce((sum, { amount }) => sum + cents(amount.value), 0)
  expect(cents(cart.prices.grand_total.value)).toBe(total)
  const order = (await shopper.place(cartId)).data.placeOrder.orderV2
  expect(cents(order.total.grand_total.value)).toBe(total)
  expect(order.total.taxes.map((tax: { rate: number }) => tax.rate)).toEqual(taxes.map(([, rate]) => rate))
})
