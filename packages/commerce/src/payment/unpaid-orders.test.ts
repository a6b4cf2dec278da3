// Orders that nobody pays: how long they hold their pieces, how many one shopper may leave, what the operator does with them.
import { describe, expect, test } from 'vitest'
import { addItemsTo } from '../testing/every-type-items.ts'
import { guestShopper } from '../testing/guest-shopper.ts'
import { customerShopper } from '../testing/customer-shopper.ts'
import { cardShop } from './testing/card-shop.ts'

const { shop, operator, mails, stockOf, boughtCode, applyCard, sql, payOtherwise, logged } = cardShop({
  UNPAID_ORDERS: '2',
  UNPAID_PIECES: '10',
  UNPAID_FACTOR: '2',
})
const graphqlUrl = () => shop.commerce().graphqlUrl
const customers = customerShopper(graphqlUrl)

const PLACE = `mutation($i:PlaceOrderInput){placeOrder(input:$i){errors{code message reason}
  orderV2{number token status payment_instructions}}}`

interface Placed {
  number: string
  token: string
  status: string
  payment_instructions: string[]
}

interface Purchase {
  pieces?: number
  code?: string
  prepare?: (cartId: string) => Promise<unknown>
}

let visitors = 0

/** Somebody at a network address and with an e-mail address that nobody else has, unless they are named. */
function newVisitor(existing: { address?: string; email?: string; store?: string; token?: string } = {}) {
  visitors += 1
  const { address = `192.0.2.${visitors}`, email = `visitor${visitors}@example.com`, store, token } = existing
  const shopper = guestShopper(graphqlUrl, {
    'x-forwarded-for': address,
    ...(store && { store }),
    ...(token && { authorization: `Bearer ${token}` }),
  })

  async function fill({ pieces = 1, prepare }: Purchase = {}): Promise<string> {
    const cartId = await shopper.newCart()
    if (token) await shopper.add(cartId, [{ sku: 'PILLOW', quantity: pieces }])
    else await addItemsTo(graphqlUrl(), cartId, [{ sku: 'PILLOW', quantity: pieces }])
    await shopper.completeCart(cartId)
    if (!token)
      await shopper.onCart('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { cart_id: cartId, email })
    await prepare?.(cartId)
    return cartId
  }

  /** Why not; undefined when it can be paid so. */
  async function choose(cartId: string, code: string): Promise<string | undefined> {
    const { errors } = await shopper.onCart('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', {
      cart_id: cartId,
      payment_method: { code, ...(code === 'purchaseorder' ? { purchase_order_number: 'PO-7' } : {}) },
    })
    return errors?.[0]?.message
  }

  async function place(cartId: string): Promise<{ errors: { message: string }[]; orderV2: Placed }> {
    return (await shopper.send(PLACE, { i: { cart_id: cartId } })).data.placeOrder
  }

  return {
    address,
    email,
    send: shopper.send,
    fill,
    choose,
    place,
    buy: async ({ code = 'banktransfer', ...purchase }: Purchase = {}): Promise<Placed> => {
      const cartId = await fill(purchase)
      expect(await choose(cartId, code)).toBeUndefined()
      const { errors, orderV2 } = await place(cartId)
      expect(errors).toEqual([])
      return orderV2
    },
    /** What choosing the method says. */
    refused: async ({ code = 'banktransfer', ...purchase }: Purchase = {}) =>
      choose(await fill(purchase), code),
  }
}

const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'short' }).format(
    Date.now() + days * 86_400_000,
  )

/** As if an order had been placed these days earlier. */
const placedEarlier = ({ number }: Placed, days: number) =>
  sql(`update sales_order set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-${days} days'),
    doc = json_set(doc, '$.payBy', date(json_extract(doc, '$.payBy'), '-${days} days')) where number = '${number}'`)

const statusOf = async ({ number }: Placed) => (await operator('order', number)).stdout
const mailsOf = async (kind: string, { number }: Placed) =>
  (await mails(kind)).filter(({ subject }) => subject.includes(number))
const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('how long an order holds its pieces', () => {
  test('a transfer five days, a cheque ten, a purchase order thirty', async () => {
    const lines = []
    for (const code of ['banktransfer', 'checkmo', 'purchaseorder']) {
      const { number } = await newVisitor().buy({ code })
      lines.push((await operator('unpaid')).stdout.split('\n').find((line) => line.includes(number)))
    }
    expect(lines[0]).toContain(`until ${dayIn(5)}`)
    expect(lines[1]).toContain(`until ${dayIn(10)}`)
    expect(lines[2]).toContain(`until ${dayIn(30)}`)
  })

  test('the cart says so before it is ordered', async () => {
    const { send, fill } = newVisitor()
    const id = await fill()
    const { data } = await send(`{cart(cart_id:"${id}"){available_payment_methods{code days_to_pay}}}`)
    expect(data.cart.available_payment_methods).toEqual(
      expect.arrayContaining([
        { code: 'stripe_payments', days_to_pay: null },
        { code: 'banktransfer', days_to_pay: 5 },
        { code: 'checkmo', days_to_pay: 10 },
      ]),
    )
  })

  test('the buyer is reminded once, the day before the last; after it the order is canceled with a mail', async () => {
    const before = await stockOf('PILLOW')
    const order = await newVisitor({ store: 'fr' }).buy({ pieces: 2 })
    expect(plain(order.payment_instructions.join(' '))).toMatch(/au plus tard le .* passé cette date/)
    placedEarlier(order, 3)
    await expect.poll(() => statusOf(order)).toContain('Pending')
    expect(await mailsOf('payment-reminder', order)).toEqual([])

    placedEarlier(order, 1)
    await expect.poll(() => mailsOf('payment-reminder', order)).toHaveLength(1)
    placedEarlier(order, 1)
    const [reminder] = await mailsOf('payment-reminder', order)
    expect(plain(reminder?.text)).toContain('passé cette date, la commande est annulée')
    expect(plain(reminder?.text)).toContain('Faites un virement Interac')
    expect(await statusOf(order)).toContain('Pending')

    placedEarlier(order, 1)
    await expect.poll(() => statusOf(order)).toContain('Canceled')
    expect(await stockOf('PILLOW')).toBe(before)
    const [canceled] = await mailsOf('order-canceled', order)
    expect(plain(canceled?.text)).toContain('ne nous est pas parvenu au plus tard le')
    expect(await mailsOf('payment-reminder', order)).toHaveLength(1)
    expect(logged).toEqual([])
  })

  test('one that is paid or shipped is not canceled, and one that gets more time later', async () => {
    const [paid, shipped, late] = [
      await newVisitor().buy(),
      await newVisitor().buy(),
      await newVisitor().buy({ code: 'checkmo' }),
    ]
    await operator('invoice', paid.number)
    await operator('ship', shipped.number)
    expect((await operator('hold', late.number, '20')).stdout).toContain(dayIn(20))
    for (const order of [paid, shipped]) placedEarlier(order, 30)
    placedEarlier(late, 19)
    await expect.poll(() => mailsOf('payment-reminder', late)).toHaveLength(1)
    expect(await statusOf(paid)).toContain('Processing')
    expect(await statusOf(shipped)).toContain('Processing')
    placedEarlier(late, 2)
    await expect.poll(() => statusOf(late)).toContain('Canceled')
    expect((await operator('hold', paid.number, '3')).stderr).toContain('is Processing')
  })
})

describe('how many orders one shopper may leave unpaid', () => {
  const TOO_MANY =
    /^Several orders from this email address or connection are still unpaid\. Pay this one by card/

  test('so many of one e-mail address, wherever it comes from; a paid one makes room', async () => {
    const email = 'Busy@example.com'
    const first = await newVisitor({ email }).buy()
    await newVisitor({ email: 'busy@example.com' }).buy({ code: 'checkmo' })
    const third = newVisitor({ email })
    const cartId = await third.fill()
    for (const code of ['banktransfer', 'checkmo']) expect(await third.choose(cartId, code)).toMatch(TOO_MANY)
    expect(await newVisitor({ email, store: 'fr' }).refused()).toMatch(
      /^Plusieurs commandes de cette adresse/,
    )
    await operator('invoice', first.number)
    expect(await third.choose(cartId, 'banktransfer')).toBeUndefined()
    expect((await third.place(cartId)).errors).toEqual([])
  })

  test('so many of one visitor, under whatever e-mail addresses; another visitor buys', async () => {
    const { address, buy } = newVisitor()
    await buy()
    const prepared = newVisitor({ address })
    const cartId = await prepared.fill()
    expect(await prepared.choose(cartId, 'banktransfer')).toBeUndefined()
    await newVisitor({ address }).buy()
    expect(await newVisitor({ address }).refused()).toMatch(TOO_MANY)
    // The method was chosen while there was room.
    const { errors, orderV2 } = await prepared.place(cartId)
    expect(orderV2).toBeNull()
    expect(errors).toMatchObject([
      {
        code: 'UNABLE_TO_PLACE_ORDER',
        message: expect.stringContaining('Pay this one by card'),
        reason: 'UNPAID_ORDERS_CARD',
      },
    ])
    await newVisitor().buy()
  })

  test('so many pieces, and no order that is paid already counts', async () => {
    const code = await boughtCode()
    const visitor = newVisitor()
    await visitor.buy({ pieces: 7 })
    expect(await visitor.refused({ pieces: 4 })).toBe(
      'We hold at most 10 pieces for you until they are paid. Pay this order by card, or order fewer.',
    )
    const free = await visitor.buy({ prepare: (cartId) => applyCard(cartId, code), code: 'free' })
    expect(free.status).toBe('Processing')
    await visitor.buy({ pieces: 3 })
  })

  test('a card is offered instead, and is no way around: of such orders more may be open, for they end soon', async () => {
    const visitor = newVisitor()
    for (const _ of [1, 2]) await visitor.buy()
    const byCard = await visitor.buy({ code: 'stripe_payments' })
    const { errors } = await payOtherwise(byCard, 'banktransfer')
    expect(errors?.[0]?.message).toMatch(TOO_MANY)
    await visitor.buy({ code: 'stripe_payments' })
    expect(await visitor.refused({ code: 'stripe_payments' })).toMatch(
      /Pay or cancel one of them first, or call us\.$/,
    )
  })

  test('a signed-in customer who has paid an order may leave more', async () => {
    const { token, email } = await customers.newCustomer()
    const customer = newVisitor({ token, email })
    const [first] = [await customer.buy(), await customer.buy()]
    expect(await customer.refused()).toMatch(TOO_MANY)
    await operator('invoice', first.number)
    for (const _ of [1, 2, 3]) await customer.buy()
    expect(await customer.refused()).toMatch(TOO_MANY)
    // The e-mail address alone proves nothing.
    expect(await newVisitor({ email }).refused()).toMatch(TOO_MANY)
  })
})

describe('the operator', () => {
  test('lists and cancels the unpaid orders of an e-mail address or of a visitor, by card too', async () => {
    const stranger = newVisitor()
    const orders = [
      await stranger.buy({ pieces: 3 }),
      await newVisitor({ address: stranger.address }).buy({ code: 'stripe_payments' }),
    ]
    const other = await newVisitor().buy()
    const { stdout } = await operator('unpaid', '--visitor', stranger.address)
    expect(stdout.trimEnd().split('\n')).toHaveLength(2)
    expect(stdout).toMatch(new RegExp(`${orders[0]?.number}.* 3 pieces .*${stranger.email}`))
    const [, key = ''] = /banktransfer +([0-9a-f]{12}) /.exec(stdout) ?? []
    expect((await operator('unpaid', '--visitor', key)).stdout).toBe(stdout)

    expect((await operator('unpaid', '--cancel', 'No such buyer')).code).not.toBe(0)
    const canceled = await operator('unpaid', '--visitor', key, '--cancel', 'No such buyer')
    for (const { number } of orders) expect(canceled.stdout).toContain(`${number} is Canceled`)
    expect(await statusOf(other)).toContain('Pending')
    await operator('unpaid', '--email', `VISITOR${visitors}@example.com`, '--cancel', 'No such buyer')
    expect(await statusOf(other)).toContain('Canceled')
  })

  test('a visitor is stored as a key, until the order is paid or for a month', async () => {
    const visitor = newVisitor()
    const [open, paid] = [await visitor.buy(), await visitor.buy()]
    const keyOf = ({ number }: Placed) =>
      sql(`select visitor from order_hold join sales_order on id = order_id where number = '${number}'`)
    expect(keyOf(open)).toEqual([{ visitor: expect.stringMatching(/^[0-9a-f]{12}$/) }])
    expect(keyOf(open)).toEqual(keyOf(paid))
    await operator('invoice', paid.number)
    expect(keyOf(paid)).toEqual([])
    await operator('hold', open.number, '90')
    placedEarlier(open, 31)
    expect((await operator('sweep')).stdout).toContain('visitors of unpaid orders: 1')
    expect(keyOf(open)).toEqual([{ visitor: null }])
  })
})
