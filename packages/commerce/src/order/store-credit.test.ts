// Credit over HTTP: earned by complete orders, spent at checkout, returned, taken back.
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { databaseFile } from '../db/open-database.ts'
import { customerShopper } from '../testing/customer-shopper.ts'
import { everyTypeShop } from '../testing/every-type-shop.ts'
import { card } from '../testing/every-type-items.ts'
import { guestShopper, makeAddress } from '../testing/guest-shopper.ts'
import { orderKeeper } from '../testing/order-keeper.ts'

const shop = everyTypeShop()
const { shopper: guest, operator, mails } = orderKeeper(shop)
const customers = customerShopper(() => shop.commerce().graphqlUrl)

const CART = `cart{loyalty_credit{value} applied_store_credit{enabled applied_balance{value} current_balance{value}}
  prices{grand_total{value} applied_taxes{amount{value}}} available_payment_methods{code}}`
const HISTORY = `{customer{store_credit{enabled current_balance{value}
  balance_history(pageSize:10){total_count items{action order_number comment balance_change{value} actual_balance{value}}}}}}`
const PLACE = `mutation($i:PlaceOrderInput){placeOrder(input:$i){errors{message}
  orderV2{id number status loyalty_credit{value} total{grand_total{value} total_store_credit{value}}}}}`
const BED = { sku: 'BED-NAT-TWN', parent_sku: 'BED' }

/** A customer with ways to shop. */
async function newMember() {
  const { email, token } = await customers.newCustomer()
  const headers = { authorization: `Bearer ${token}` }
  const shopper = guestShopper(() => shop.commerce().graphqlUrl, headers)
  const cart = async (items: object[]) => {
    const id = await shopper.newCart()
    const cartItems = items.map((item) => ({ quantity: 1, ...item }))
    expect((await shopper.add(id, cartItems)).data.addProductsToCart.user_errors).toEqual([])
    await shopper.completeCart(id)
    return id
  }
  const change = (mutation: 'applyStoreCreditToCart' | 'removeStoreCreditFromCart', id: string) =>
    shopper.send(`mutation{${mutation}(input:{cart_id:"${id}"}){${CART}}}`)
  return {
    email,
    cart,
    newCart: shopper.newCart,
    add: shopper.add,
    send: shopper.send,
    apply: (id: string) => change('applyStoreCreditToCart', id),
    remove: (id: string) => change('removeStoreCreditFromCart', id),
    payNothing: (id: string) =>
      shopper.send(
        `mutation{setPaymentMethodOnCart(input:{cart_id:"${id}",payment_method:{code:"free"}}){cart{id}}}`,
      ),
    place: async (id: string, more: object = {}) =>
      (await shopper.send(PLACE, { i: { cart_id: id, ...more } })).data.placeOrder,
    credit: async () => (await shopper.send(HISTORY)).data.customer.store_credit,
    give: (amount: string) => operator('give-credit', email, amount, 'a late delivery'),
  }
}

const balanceOf = async ({ credit }: Awaited<ReturnType<typeof newMember>>) =>
  (await credit()).current_balance.value

describe('an order earns', () => {
  test('a tenth of each piece of goods in whole dollars, once it is complete and only then', async () => {
    const member = await newMember()
    // $500 each, $30; the assembly is a service.
    const id = await member.cart([{ ...BED, quantity: 2 }, { sku: 'PILLOW' }, { sku: 'ASSEMBLY' }])
    const { orderV2: order } = await member.place(id)
    expect(order.loyalty_credit.value).toBe(103)
    expect((await mails('order'))[0]?.text).toContain('earns you $103.00 of store credit')
    await operator('invoice', order.number)
    expect(await balanceOf(member)).toBe(0)
    await operator('ship', order.number, '--items', 'PILLOW')
    expect(await balanceOf(member)).toBe(0)
    await operator('ship', order.number)
    expect(await member.credit()).toEqual({
      enabled: true,
      current_balance: { value: 103 },
      balance_history: {
        total_count: 1,
        items: [
          {
            action: 'Earned',
            order_number: order.number,
            comment: null,
            balance_change: { value: 103 },
            actual_balance: { value: 103 },
          },
        ],
      },
    })
    expect((await mails('shipment'))[0]?.text).toContain('earned you $103.00 of store credit')
    expect((await operator('ship', order.number)).code).not.toBe(0)
    expect(await balanceOf(member)).toBe(103)
  })

  test('of the price after discounts, and nothing for gift cards', async () => {
    const member = await newMember()
    const id = await member.cart([BED, card])
    const { data } = await member.send(
      `mutation{applyCouponToCart(input:{cart_id:"${id}",coupon_code:"WELCOME10"}){${CART}}}`,
    )
    expect(data.applyCouponToCart.cart.loyalty_credit.value).toBe(45)
  })

  test('a guest nothing: no credit in the cart, none to pay with', async () => {
    const id = await guest.newCart()
    await guest.add(id, [{ sku: 'PILLOW', quantity: 1 }])
    const { data } = await guest.send(`{${CART.replace('cart{', `cart(cart_id:"${id}"){`)}}`)
    expect(data.cart).toMatchObject({ loyalty_credit: null, applied_store_credit: null })
    const applied = await guest.send(`mutation{applyStoreCreditToCart(input:{cart_id:"${id}"}){${CART}}}`)
    expect(applied.errors?.[0]?.extensions?.category).toBe('graphql-authorization')
    await guest.completeCart(id, makeAddress())
    const { orderV2: order } = (await guest.send(PLACE, { i: { cart_id: id } })).data.placeOrder
    expect(order.loyalty_credit).toBeNull()
    await operator('invoice', order.number)
    expect((await operator('ship', order.number)).code).toBe(0)
  })
})

describe('credit pays', () => {
  test('in part: taxes stay, what it pays earns nothing, and a canceled order gives it back', async () => {
    const member = await newMember()
    await member.give('100')
    const id = await member.cart([BED])
    const before = (await member.remove(id)).data.removeStoreCreditFromCart.cart
    const { cart } = (await member.apply(id)).data.applyStoreCreditToCart
    expect(cart.prices.applied_taxes).toEqual(before.prices.applied_taxes)
    expect(cart.prices.grand_total.value).toBeCloseTo(before.prices.grand_total.value - 100, 2)
    expect(cart.applied_store_credit).toEqual({
      enabled: true,
      applied_balance: { value: 100 },
      current_balance: { value: 100 },
    })
    const total = before.prices.grand_total.value as number
    const earned = Math.round((50 * (total - 100)) / total)
    expect(cart.loyalty_credit.value).toBe(earned)
    const { orderV2: order } = await member.place(id)
    expect(order).toMatchObject({
      loyalty_credit: { value: earned },
      total: { total_store_credit: { value: 100 }, grand_total: cart.prices.grand_total },
    })
    expect(plainText((await mails('order'))[0]?.text)).toMatch(/Store credit\s+-\$100\.00/)
    expect(await balanceOf(member)).toBe(0)
    await operator('cancel', order.number, 'test')
    const { current_balance, balance_history: history } = await member.credit()
    expect(current_balance.value).toBe(100)
    expect(history.items).toMatchObject([
      { action: 'Returned', order_number: order.number, balance_change: { value: 100 } },
      { action: 'Used', order_number: order.number, balance_change: { value: -100 } },
      { action: 'Adjusted', order_number: null, comment: 'a late delivery' },
    ])
    expect((await mails('order-canceled'))[0]?.text).toContain('back in your account')
  })

  test('what a deleted account had paid does not come back, and the mail does not say so', async () => {
    const member = await newMember()
    await member.give('20')
    const id = await member.cart([BED])
    await member.apply(id)
    const { orderV2: order } = await member.place(id)
    await member.send('mutation{deleteCustomer}')
    expect((await operator('cancel', order.number, 'test')).code).toBe(0)
    const [mail] = await mails('order-canceled')
    expect(mail?.subject).toContain(order.number)
    expect(mail?.text).not.toContain('back in your account')
  })

  test('no gift cards: they would earn again, and outlive the account', async () => {
    const member = await newMember()
    await member.give('300')
    const id = await member.newCart()
    await member.add(id, [{ ...card, quantity: 1 }])
    expect((await member.apply(id)).errors?.[0]?.message).toBe('Credit does not pay for gift cards.')
    await member.cart([{ sku: 'PILLOW' }])
    const { cart } = (await member.apply(id)).data.applyStoreCreditToCart
    expect(cart.prices.grand_total.value).toBe(50)
    expect(cart.loyalty_credit.value).toBe(0)
    const { orderV2: order } = await member.place(id)
    expect(order).toMatchObject({ status: 'Pending', total: { grand_total: { value: 50 } } })
    expect(await balanceOf(member)).toBe(300 - cart.applied_store_credit.applied_balance.value)
  })

  test('everything, with the method for nothing to pay; once, however often the order is sent', async () => {
    const member = await newMember()
    await member.give('300')
    const id = await member.cart([{ sku: 'PILLOW' }])
    const { cart } = (await member.apply(id)).data.applyStoreCreditToCart
    expect(cart).toMatchObject({
      prices: { grand_total: { value: 0 } },
      available_payment_methods: [{ code: 'free' }],
      loyalty_credit: { value: 0 },
    })
    await member.payNothing(id)
    const placed = await Promise.all([1, 2, 3, 4].map(() => member.place(id, { agreed_total: 0 })))
    const [order] = placed.map(({ orderV2 }) => orderV2)
    expect(new Set(placed.map(({ orderV2 }) => orderV2.number)).size).toBe(1)
    const spent = cart.applied_store_credit.applied_balance.value
    expect(order.total).toEqual({ grand_total: { value: 0 }, total_store_credit: { value: spent } })
    expect(await balanceOf(member)).toBeCloseTo(300 - spent, 2)
    expect(plainText((await mails('invoice'))[0]?.text)).toContain(`-$${spent.toFixed(2)}`)
  })

  test('not when it is gone: the order is refused, and can be placed without it', async () => {
    const member = await newMember()
    expect((await member.apply(await member.cart([BED]))).errors?.[0]?.message).toBe(
      'There is no credit to pay with.',
    )
    await member.give('20')
    const id = await member.cart([])
    await member.apply(id)
    await operator('take-credit', member.email, '20', 'a mistake')
    expect((await member.place(id)).errors[0].message).toContain('There is no credit to pay with.')
    const { orderV2: order } = await member.place(id)
    expect(order.total.total_store_credit.value).toBe(0)
  })

  test('no more than the shopper saw, also where the total is 0 before and after', async () => {
    const member = await newMember()
    await member.give('5000')
    const id = await member.cart([{ sku: 'PILLOW' }])
    const { cart } = (await member.apply(id)).data.applyStoreCreditToCart
    const seen = {
      agreed_total: cart.prices.grand_total.value,
      agreed_gift_cards: 0,
      agreed_store_credit: cart.applied_store_credit.applied_balance.value,
    }
    expect(seen).toMatchObject({ agreed_total: 0, agreed_store_credit: expect.any(Number) })
    await member.payNothing(id)
    await member.cart([BED])
    const refused = await member.place(id, seen)
    expect(refused).toMatchObject({ orderV2: null, errors: [{ message: expect.stringContaining('total') }] })
    expect(await balanceOf(member)).toBe(5000)
    const now = (await member.apply(id)).data.applyStoreCreditToCart.cart.applied_store_credit.applied_balance
    const { orderV2: order } = await member.place(id, { ...seen, agreed_store_credit: now.value })
    expect(order.total.total_store_credit).toEqual(now)
  })

  test('less than the shopper saw: the order is not placed for more than that', async () => {
    const member = await newMember()
    await member.give('20')
    const id = await member.cart([BED])
    const seen = (await member.apply(id)).data.applyStoreCreditToCart.cart.prices.grand_total.value
    await operator('take-credit', member.email, '5', 'a mistake')
    const refused = await member.place(id, { agreed_total: seen })
    expect(refused.orderV2).toBeNull()
    expect(await balanceOf(member)).toBe(15)
  })
})

test('the database itself refuses what the balance does not cover', async () => {
  const member = await newMember()
  await member.give('20')
  const db = new DatabaseSync(databaseFile(shop.dataDir()))
  const take = (cents: number) =>
    db
      .prepare(
        `insert into store_credit_entry (customer_id, action, change_cents, created_at)
         select id, 'spent', ?, '2026-11-22T10:00:00.000Z' from customer where email = ?`,
      )
      .run(-cents, member.email)
  // Two carts that both saw the 20 dollars.
  take(1500)
  expect(() => take(1500)).toThrow('the balance does not cover it')
  take(500)
  db.close()
  expect(await balanceOf(member)).toBe(0)
})

describe('the operator', () => {
  test('lists, gives and takes, never below zero', async () => {
    const member = await newMember()
    expect((await member.give('0')).code).not.toBe(0)
    await member.give('12.50')
    const taken = await operator('take-credit', member.email, '13', 'too much')
    expect(taken.stderr).toContain('has no more than 12.50')
    const { stdout } = await operator('credit', member.email)
    expect(stdout).toMatch(/has 12\.50\n.*adjusted\s+12\.50\s+12\.50\s+a late delivery/)
    expect((await operator('credit', 'nobody@example.com')).code).not.toBe(0)
    const exported = JSON.parse((await operator('export-customer', member.email)).stdout)
    expect(exported.storeCredit).toMatchObject([{ action: 'adjusted', change_cents: 1250 }])
  })

  test('takes back what an order earned, as much of it as is left, once', async () => {
    const member = await newMember()
    const { orderV2: order } = await member.place(await member.cart([BED]))
    expect((await operator('take-back-credit', order.number, 'returned')).code).not.toBe(0)
    await operator('invoice', order.number)
    await operator('ship', order.number)
    await operator('take-credit', member.email, '20', 'stands for an order')
    const { stdout } = await operator('take-back-credit', order.number, 'the bed came back')
    expect(stdout).toBe('Took back 30.00\n20.00 of what it earned is spent already\n')
    expect(await balanceOf(member)).toBe(0)
    await member.give('50')
    const again = await operator('take-back-credit', order.number, 'the bed came back')
    expect(again.stderr).toContain('taken back already')
    expect(await balanceOf(member)).toBe(50)
  })
})

const plainText = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ')
