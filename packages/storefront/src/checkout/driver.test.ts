import { describe, expect, it, vi } from 'vitest'
import type { CartFragment, OrderFragment } from '@loftwood/graphql-types'
import { OperationError } from '../platform/data/operation-error.ts'
import {
  cartChanges,
  droppedCoupon,
  OrderUserError,
  OrderWithoutDetailsError,
  placeAgreedOrder,
  saveBilling,
  saveDelivery,
  saveShippingAddress,
  withRetries,
  type CheckoutCalls,
} from './driver.ts'

function makeCart(overrides: Record<string, unknown> = {}): CartFragment {
  return {
    is_virtual: false,
    items: [{ uid: 'a', quantity: 1, errors: null }],
    prices: { grand_total: { value: 100 } },
    shipping_addresses: [{ selected_shipping_method: { carrier_code: 'flatrate', method_code: 'standard' } }],
    ...overrides,
  } as unknown as CartFragment
}

function recordCalls(cart: CartFragment, now: CartFragment | null = cart) {
  const log: unknown[] = []
  const note = (name: string) => (input?: unknown) => {
    log.push(input === undefined ? name : [name, input])
    return Promise.resolve(cart)
  }
  const calls: CheckoutCalls = {
    setGuestEmail: note('email'),
    setShippingAddress: note('shipping'),
    setBillingAddress: note('billing'),
    setShippingMethod: note('method'),
    beginPaypal: () => Promise.reject(new Error('No payment begins here')),
    setPaymentMethod: note('payment'),
    reloadCart: () => Promise.resolve(now),
    placeOrder: () => {
      log.push('place')
      return Promise.resolve({ number: '42' } as OrderFragment)
    },
  }
  return { calls, log }
}

describe('saveBilling', () => {
  it('sets the shipping method again after the address', async () => {
    const { calls, log } = recordCalls(makeCart())
    await saveBilling(calls, { sameAsShipping: true })
    expect(log).toEqual([
      ['billing', { same_as_shipping: true }],
      ['method', { carrier_code: 'flatrate', method_code: 'standard' }],
    ])
  })

  it('leaves shipping alone for a virtual cart', async () => {
    const { calls, log } = recordCalls(makeCart({ is_virtual: true, shipping_addresses: [] }))
    const address = { firstname: 'A', lastname: 'B', street: ['1'], city: 'C', country_code: 'CA' }
    await saveBilling(calls, { sameAsShipping: false, address })
    expect(log).toEqual([['billing', { address, same_as_shipping: false }]])
  })
})

describe('saveShippingAddress', () => {
  const place = (street: string) => ({
    firstname: 'A',
    lastname: 'B',
    street: [street],
    city: 'C',
    country: { code: 'CA' },
    region: { region_id: 74 },
  })
  const shipping = { customer_address_id: 1 }

  it('moves a billing address that equals the former delivery address', async () => {
    const before = makeCart({ shipping_addresses: [place('1')], billing_address: place('1') })
    const { calls, log } = recordCalls(before)
    await saveShippingAddress(calls, before, shipping)
    expect(log).toEqual([
      ['shipping', shipping],
      ['billing', { same_as_shipping: true }],
    ])
  })

  it.each([[place('2')], [null]])('does not change another billing address', async (bill) => {
    const before = makeCart({ shipping_addresses: [place('1')], billing_address: bill })
    const { calls, log } = recordCalls(before)
    await saveShippingAddress(calls, before, shipping)
    expect(log).toEqual([['shipping', shipping]])
  })
})

describe('placeAgreedOrder', () => {
  it('places what the shopper agreed to', async () => {
    const { calls, log } = recordCalls(makeCart())
    expect(await placeAgreedOrder(calls, makeCart())).toMatchObject({
      kind: 'placed',
      order: { number: '42' },
    })
    expect(log).toEqual(['place'])
  })

  it('requires a new confirmation when price, lines or stock changed, and places nothing', async () => {
    const now = makeCart({
      items: [{ uid: 'a', quantity: 1, errors: [{ code: 'ITEM_QTY', message: 'Only 0 left' }] }],
      prices: { grand_total: { value: 120 } },
    })
    const { calls, log } = recordCalls(makeCart(), now)
    expect(await placeAgreedOrder(calls, makeCart())).toMatchObject({
      kind: 'changed',
      changes: ['stock', 'total'],
    })
    expect(log).toEqual([])
    expect(cartChanges(makeCart(), makeCart({ items: [] }))).toEqual(['items'])
  })

  it('reports what changed when the back end refuses at the last moment', async () => {
    const looks = [makeCart(), makeCart({ prices: { grand_total: { value: 120 } } })]
    const { calls } = recordCalls(makeCart())
    const agreed: unknown[] = []
    const late: CheckoutCalls = {
      ...calls,
      reloadCart: () => Promise.resolve(looks.shift() ?? null),
      placeOrder: (total) => {
        agreed.push(total)
        return Promise.reject(new OrderUserError('UNABLE_TO_PLACE_ORDER', 'The total has changed'))
      },
    }
    expect(await placeAgreedOrder(late, makeCart())).toMatchObject({ kind: 'changed', changes: ['total'] })
    expect(agreed).toEqual([{ agreed_total: 100, agreed_gift_cards: 0, agreed_store_credit: 0 }])
  })

  it('requires it too when a card or credit pays another amount and the total is the same', () => {
    const paidBy = (card: number, credit: number) =>
      makeCart({
        prices: { grand_total: { value: 0 } },
        applied_gift_cards: [{ code: 'A', applied_balance: { value: card } }],
        applied_store_credit: { applied_balance: { value: credit } },
      })
    expect(cartChanges(paidBy(20, 30), paidBy(20, 30))).toEqual([])
    expect(cartChanges(paidBy(20, 30), paidBy(20, 600))).toEqual(['payments'])
    expect(cartChanges(paidBy(20, 30), paidBy(0, 50))).toEqual(['payments'])
  })

  it('rethrows a user error that no change explains', async () => {
    const { calls } = recordCalls(makeCart())
    const userError = new OrderUserError('UNABLE_TO_PLACE_ORDER', 'Enter a valid payment method')
    const refusing = { ...calls, placeOrder: () => Promise.reject(userError) }
    await expect(placeAgreedOrder(refusing, makeCart())).rejects.toBe(userError)
  })

  it.each(['with its cart there', 'with its cart gone'])(
    'knows an order without number as placed, %s',
    async (where) => {
      const { calls } = recordCalls(makeCart(), where.endsWith('gone') ? null : makeCart())
      const extensions = { code: 'ORDER_NUMBER_UNKNOWN', status: 502 }
      const unnamed = new OperationError({ graphQLErrors: [{ message: 'x', extensions }] } as never)
      const found = { ...calls, placeOrder: () => Promise.reject(unnamed) }
      expect(await placeAgreedOrder(found, makeCart())).toEqual({ kind: 'withoutDetails' })
    },
  )

  it('knows an order as placed whose details the back end could not show', async () => {
    const { calls } = recordCalls(makeCart())
    const withoutDetails = {
      ...calls,
      placeOrder: () => Promise.reject(new OrderWithoutDetailsError('000000044')),
    }
    expect(await placeAgreedOrder(withoutDetails, makeCart())).toEqual({
      kind: 'withoutDetails',
      number: '000000044',
    })
  })

  it('returns the order of a cart that is gone because it was ordered', async () => {
    const { calls, log } = recordCalls(makeCart(), null)
    expect(await placeAgreedOrder(calls, makeCart())).toMatchObject({ kind: 'placed' })
    expect(log).toEqual(['place'])
  })
})

describe('saveDelivery', () => {
  const address = {
    firstname: 'Ann',
    lastname: 'Lee',
    street: ['1 Bank Street'],
    city: 'Ottawa',
    region: { region_id: 74, code: 'ON', label: 'Ontario' },
    postcode: 'K1P 5N2',
    country: { code: 'CA' },
    telephone: '613 555-0148',
  }
  const method = { carrier_code: 'instore', method_code: 'pickup' }

  it('says with the address where the order is picked up', async () => {
    const cart = makeCart({ shipping_addresses: [address] })
    const { calls, log } = recordCalls(cart)
    await saveDelivery(calls, cart, { method, pickupCode: 'bank-street' })
    expect(log).toEqual([
      [
        'shipping',
        {
          address: expect.objectContaining({ city: 'Ottawa', region: 'ON', region_id: 74 }),
          pickup_location_code: 'bank-street',
        },
      ],
      ['method', method],
    ])
  })

  it('takes the place off when the order is brought after all, and else leaves the address alone', async () => {
    const picked = makeCart({ shipping_addresses: [{ ...address, pickup_location_code: 'bank-street' }] })
    const { calls, log } = recordCalls(picked)
    await saveDelivery(calls, picked, { method, pickupCode: null })
    await saveDelivery(calls, picked, { method, pickupCode: 'bank-street' })
    expect(log).toEqual([
      ['shipping', { address: expect.not.objectContaining({ pickup_location_code: expect.anything() }) }],
      ['method', method],
      ['method', method],
    ])
  })
})

it('detects a coupon that a step has removed', () => {
  const withCoupon = makeCart({ applied_coupons: [{ code: 'WELCOME10' }] })
  expect(droppedCoupon(withCoupon, makeCart({ applied_coupons: null }))).toBe('WELCOME10')
  expect(droppedCoupon(withCoupon, withCoupon)).toBeUndefined()
  expect(droppedCoupon(makeCart(), withCoupon)).toBeUndefined()
})

describe('withRetries', () => {
  it('tries again as often as there are pauses, for errors that are worth it', async () => {
    const run = vi.fn(() => Promise.reject(new Error('cut')))
    await expect(withRetries(run, () => true, [0, 0])).rejects.toThrow('cut')
    expect(run).toHaveBeenCalledTimes(3)
    await expect(withRetries(run, () => false, [0, 0])).rejects.toThrow('cut')
    expect(run).toHaveBeenCalledTimes(4)
  })
})
