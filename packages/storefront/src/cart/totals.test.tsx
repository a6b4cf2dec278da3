import { renderToStaticMarkup } from 'react-dom/server'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { expect, it } from 'vitest'
import type { CartFragment } from '@loftwood/graphql-types'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../platform/i18n/translator.ts'
import { makeCart } from './testing/make-cart.ts'
import { Totals, type TotalsProps } from './totals.tsx'

async function textOf(
  cart: CartFragment,
  inCheckout: boolean,
  delivery?: TotalsProps['delivery'],
): Promise<string> {
  await loadTranslator(VIEWS[0], ALL_TEXTS)
  const pageContext = { urlOriginal: '/checkout', publicConfig: { storeViews: VIEWS } } as unknown
  return renderToStaticMarkup(
    <VikeReactProviderPageContext pageContext={pageContext as PageContext}>
      <Totals cart={cart} inCheckout={inCheckout} delivery={delivery} />
    </VikeReactProviderPageContext>,
  )
}

it('asks for a delivery method in the checkout, and says that the total has none', async () => {
  const cart = makeCart({ shipping_addresses: [] })
  const text = await textOf(cart, true)
  expect(text).toContain('Choose a delivery method')
  expect(text).toContain('Total before delivery')
  const early = await textOf(cart, false)
  expect(early).toContain('Calculated at checkout')
  expect(early).toContain('Total before delivery')
  const { prices } = cart
  const untaxed = makeCart({ shipping_addresses: [], prices: { ...prices, applied_taxes: [] } } as object)
  expect(await textOf(untaxed, false)).toContain('Total before tax and delivery')
  expect(await textOf(untaxed, true)).toContain('Total before tax and delivery')
  expect(await textOf(makeCart(), false)).not.toContain('Total before')
  expect(await textOf(makeCart(), true)).not.toContain('Total before delivery')
})

it('calls no total before tax that has none, and one of services so until the bill has an address', async () => {
  const prices = { ...makeCart().prices, applied_taxes: [] }
  const noPlace = { shipping_addresses: [], prices, is_virtual: true }
  const only = (__typename: string) =>
    textOf(makeCart({ ...noPlace, items: [{ ...makeCart().items?.[0], __typename }] } as object), true)
  expect(await only('VirtualCartItem')).toContain('Total before tax')
  expect(await only('GiftCardCartItem')).not.toContain('Total before')
})

it('shows the delivery that is chosen and not yet saved, and a total once nothing can be added', async () => {
  const cart = makeCart({ shipping_addresses: [] })
  const curbside = { carrier_code: 'freight', method_title: 'Curbside' }
  const free = await textOf(cart, true, {
    ...curbside,
    amount: { __typename: 'Money', value: 0, currency: 'CAD' },
  })
  expect(free).toContain('Delivery: Curbside')
  expect(free).toContain('>Free<')
  expect(free).not.toContain('Total before delivery')
  const priced = await textOf(cart, true, {
    ...curbside,
    amount: { __typename: 'Money', value: 99, currency: 'CAD' },
  })
  expect(priced).toContain('$99.00')
  expect(priced).toContain('Total before delivery')
})

it.each([
  ['Discount', 'Discount'],
  [null, 'Discount'],
  ['Ten off', 'Discount: Ten off'],
])('calls a discount that the back end labels %s “%s”', async (label, shown) => {
  const cart = makeCart()
  const amount = { value: 5, currency: 'CAD' }
  const prices = { ...cart.prices, discounts: [{ label, amount, coupon: null }] }
  const text = await textOf({ ...cart, prices } as unknown as CartFragment, false)
  expect(text).toContain(`>${shown}<`)
})

it('does not repeat the name of the line that the title of the method begins with', async () => {
  const [address] = makeCart().shipping_addresses
  const method = { ...address?.selected_shipping_method, method_title: 'Delivery to the room' }
  const cart = makeCart({ shipping_addresses: [{ ...address, selected_shipping_method: method } as never] })
  expect(await textOf(makeCart(), true)).toContain('Delivery: Home delivery')
  expect(await textOf(cart, true)).not.toContain('Delivery: Delivery')
  const pickup = { ...method, carrier_code: 'instore', method_title: 'Pick up in Moncton' }
  const picked = makeCart({ shipping_addresses: [{ ...address, selected_shipping_method: pickup } as never] })
  expect(await textOf(picked, true)).toContain('>Pick up in Moncton<')
})
