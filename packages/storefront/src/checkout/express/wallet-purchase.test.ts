// A purchase by wallet over the real wire, with a middleware that answers from a table.
import { makeCart, money } from '../../cart/testing/make-cart.ts'
import { describe, expect, it } from 'vitest'
import { UserError } from '../../platform/data/user-error.ts'
import { cartAddress, estimateAddress } from './wallet-address.ts'
import { walletCalls } from './wallet-calls.ts'
import {
  NotOrderedError,
  walletPurchase,
  WithoutDetailsError,
  type PurchaseSource,
} from './wallet-purchase.ts'

const GUELPH = { city: 'Guelph', state: 'ON', postal_code: 'N1H', country: 'CA' }
const PERSON = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '519 555-0134',
  billing: { ...GUELPH, postal_code: 'n1h3a1', line1: '12 King Street', line2: null },
  shipping: {
    name: 'Ann Lee',
    address: { ...GUELPH, postal_code: 'n1h3a1', line1: '12 King Street', line2: null },
  },
}

const method = (code: string, amount: number) => ({
  __typename: 'AvailableShippingMethod',
  available: true,
  carrier_code: code,
  carrier_title: code,
  method_code: 'm',
  method_title: code,
  amount: money(amount),
})
const prices = (total: number) => ({ ...makeCart().prices, grand_total: money(total) })
const cartOf = (total: number) => makeCart({ prices: prices(total) as never })
const answers = (total: number) => ({
  createBuyNowCart: { createBuyNowCart: { cart: cartOf(100), user_errors: [] } },
  estimateShippingMethods: {
    estimateShippingMethods: [method('pickup', 0), method('van', 30), method('truck', 20)],
  },
  estimateTotals: { estimateTotals: { cart: { __typename: 'Cart', prices: prices(total) } } },
  cart: { cart: cartOf(total) },
  ...Object.fromEntries(
    ['setGuestEmailOnCart', 'setShippingAddressesOnCart', 'setShippingMethodsOnCart']
      .concat('setBillingAddressOnCart', 'setPaymentMethodOnCart')
      .map((name) => [name, { [name]: { cart: cartOf(total) } }]),
  ),
})

type Answers = Record<string, object | (() => Response)>

const BED: PurchaseSource = { items: [{ sku: 'BED', quantity: 1 }] }

function setUp(table: Answers, isCustomer = false) {
  const calls: string[] = []
  const fetchAnswer: typeof fetch = (url) => {
    const name = (url as string).split('?')[0]?.split('/').pop() ?? ''
    calls.push(name)
    const answer = table[name]
    if (typeof answer === 'function') return Promise.resolve((answer as () => Response)())
    return Promise.resolve(Response.json(answer ? { data: answer } : { errors: [{ message: `no ${name}` }] }))
  }
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  const wire = walletCalls({ url: 'http://middleware', store: 'default', fetch: fetchAnswer })
  return { calls, purchase: walletPurchase({ calls: wire, source: BED, isCustomer, storage }) }
}

describe('before the order', () => {
  it('offers what is brought to the door, the cheapest first, with what it all costs', async () => {
    const { purchase } = setUp(answers(123.45))
    const quote = await purchase.tryAddress(GUELPH)
    expect(quote.deliveries.map(({ carrier_code }) => carrier_code)).toEqual(['truck', 'van'])
    expect(quote.prices?.grand_total?.value).toBe(123.45)
    expect((await purchase.tryDelivery('van m')).delivery?.carrier_code).toBe('van')
  })

  it('says where nobody delivers, and orders nothing there', async () => {
    const { purchase, calls } = setUp({
      ...answers(1),
      estimateShippingMethods: { estimateShippingMethods: [] },
    })
    await expect(purchase.tryAddress(GUELPH)).rejects.toThrow(new NotOrderedError('express.noDelivery'))
    await expect(purchase.order(PERSON)).rejects.toThrow(new NotOrderedError('express.changed'))
    expect(calls).not.toContain('placeOrder')
  })

  it('says why a product cannot be bought', async () => {
    const error = { __typename: 'CartUserInputError', code: 'INSUFFICIENT_STOCK', message: 'Only 1 left' }
    const { purchase } = setUp({
      createBuyNowCart: { createBuyNowCart: { cart: null, user_errors: [error] } },
    })
    await expect(purchase.tryAddress(GUELPH)).rejects.toThrow(new UserError('Only 1 left'))
  })
})

describe('the order', () => {
  it('is not placed for another total than the wallet has shown', async () => {
    const { purchase, calls } = setUp({
      ...answers(150),
      estimateTotals: { estimateTotals: { cart: { __typename: 'Cart', prices: prices(149.99) } } },
    })
    await purchase.tryAddress(GUELPH)
    await expect(purchase.order(PERSON)).rejects.toThrow(new NotOrderedError('express.changed'))
    expect(calls).not.toContain('placeOrder')
    expect(purchase.maybePlaced()).toBe(false)
  })

  it.each([
    [null, 1],
    ['ann@example.com', 0],
  ])(
    'of a customer has an e-mail address: where the cart has %s, it is set %s times',
    async (email, times) => {
      const cart = { ...cartOf(150), email }
      const table = { ...answers(150), createBuyNowCart: { createBuyNowCart: { cart, user_errors: [] } } }
      const { purchase, calls } = setUp(table, true)
      await purchase.tryAddress(GUELPH)
      await expect(purchase.order(PERSON)).rejects.toThrow()
      expect(calls.filter((name) => name === 'setGuestEmailOnCart')).toHaveLength(times)
    },
  )

  it('is refused when the last piece is sold meanwhile', async () => {
    const error = { __typename: 'PlaceOrderError', code: 'UNABLE_TO_PLACE_ORDER', message: 'Sold out' }
    const { purchase } = setUp({
      ...answers(150),
      placeOrder: { placeOrder: { order: null, orderV2: null, errors: [error] } },
    })
    await purchase.tryAddress(GUELPH)
    await expect(purchase.order(PERSON)).rejects.toThrow('Sold out')
    expect(purchase.maybePlaced()).toBe(false)
  })
})

it('says of a placed order without details that it is placed', async () => {
  const { purchase } = setUp({
    ...answers(150),
    placeOrder: { placeOrder: { order: { order_number: '1001' }, orderV2: null, errors: [] } },
  })
  await purchase.tryAddress(GUELPH)
  await expect(purchase.order(PERSON)).rejects.toThrow(WithoutDetailsError)
  expect(purchase.maybePlaced()).toBe(true)
})

describe('addresses', () => {
  it('take the province of half a Canadian code where the wallet names none', () => {
    expect(estimateAddress({ ...GUELPH, state: '', postal_code: 'h2w' })).toEqual({
      country_code: 'CA',
      region: { region_code: 'QC' },
      postcode: 'h2w',
    })
  })

  it('split a name, and need no last name', () => {
    const named = (name: string) => cartAddress(PERSON.billing, { name, phone: ' 1 ' })
    expect(named('Ann Mary Lee')).toMatchObject({ firstname: 'Ann Mary', lastname: 'Lee', telephone: '1' })
    expect(named('Cher')).toMatchObject({ firstname: 'Cher', lastname: 'Cher', postcode: 'N1H 3A1' })
  })
})
