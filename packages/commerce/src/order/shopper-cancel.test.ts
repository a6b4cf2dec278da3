// Shoppers cancel their orders and order again, over HTTP.
import { describe, expect, test } from 'vitest'
import { customerShopper } from '../testing/customer-shopper.ts'
import { everyTypeShop } from '../testing/every-type-shop.ts'
import { guestShopper } from '../testing/guest-shopper.ts'
import { orderKeeper, PLACE, type Placed } from '../testing/order-keeper.ts'

const shop = everyTypeShop()
const { shopper, operator, order, read, mails, stockOf } = orderKeeper(shop)
const customers = customerShopper(() => shop.commerce().graphqlUrl)

describe('shoppers cancel', () => {
  const CANCEL =
    'mutation($i:CancelOrderInput!){cancelOrder(input:$i){error errorV2{code message} order{status}}}'
  const reason = 'I ordered by mistake'

  test('a guest after following the link of a mail; pieces and the coupon come back', async () => {
    const before = await stockOf('SPRINGS')
    const coupon = (cartId: string) =>
      shopper.onCart('applyCouponToCart', 'ApplyCouponToCartInput', {
        cart_id: cartId,
        coupon_code: 'WELCOME10',
      })
    const placed = await order([{ sku: 'SPRINGS' }], coupon)
    expect(await stockOf('SPRINGS')).not.toBe(before)
    const send = (token: string, why = reason) =>
      shopper.send(
        'mutation($i:GuestOrderCancelInput!){requestGuestOrderCancel(input:$i){errorV2{code} order{status}}}',
        {
          i: { token, reason: why },
        },
      )
    expect((await send(placed.token, 'Because')).data.requestGuestOrderCancel.errorV2.code).toBe('UNDEFINED')
    expect((await send(placed.token)).data.requestGuestOrderCancel).toEqual({
      errorV2: null,
      order: { status: 'Pending' },
    })
    const link = /https?:\S+confirmation_key=([\w-]+)/.exec((await mails('confirm-cancel'))[0]?.text ?? '')
    const confirm = (confirmation_key: string) =>
      shopper.send(
        'mutation($i:ConfirmCancelOrderInput!){confirmCancelOrder(input:$i){errorV2{code} order{status}}}',
        {
          i: { order_id: placed.id, confirmation_key },
        },
      )
    expect((await confirm('wrong')).data.confirmCancelOrder.errorV2.code).toBe('UNDEFINED')
    expect((await confirm(link?.[1] ?? '')).data.confirmCancelOrder.order.status).toBe('Cancelled')
    expect((await confirm(link?.[1] ?? '')).data.confirmCancelOrder.errorV2.code).toBe('UNDEFINED')
    expect(await stockOf('SPRINGS')).toBe(before)
    expect(await read(placed.token)).toMatchObject({
      comments: [{ message: reason }],
      items: [{ status: 'Cancelled', quantity_canceled: 1 }],
      available_actions: ['REORDER'],
    })
    // Used again by the same shopper: the use came back.
    const again = await order([{ sku: 'PILLOW' }], async (cartId) => {
      expect((await coupon(cartId)).errors).toBeUndefined()
    })
    await operator('cancel', again.number, 'test')
  })

  test('nobody cancels the order of another', async () => {
    const placed = await order([{ sku: 'PILLOW' }])
    const input = { i: { order_id: placed.id, reason } }
    const message = 'This order is not in your account.'
    const userError = { error: message, errorV2: { code: 'UNAUTHORISED', message }, order: null }
    expect((await shopper.send(CANCEL, input)).data.cancelOrder).toEqual(userError)
    const { token } = await customers.newCustomer()
    expect(
      (await shopper.send(CANCEL, input, { authorization: `Bearer ${token}` })).data.cancelOrder,
    ).toEqual(userError)
  })

  test('a customer cancels at once, and orders the same again', async () => {
    const { token } = await customers.newCustomer()
    const headers = { authorization: `Bearer ${token}` }
    const cartId = (await shopper.send('{customerCart{id}}', {}, headers)).data.customerCart.id as string
    const asCustomer = guestShopper(() => shop.commerce().graphqlUrl, headers)
    await asCustomer.add(cartId, [
      { sku: 'PILLOW', quantity: 2 },
      { sku: 'SPRINGS', quantity: 3 },
    ])
    await asCustomer.completeCart(cartId)
    const placed = (await asCustomer.send(PLACE, { i: { cart_id: cartId } })).data.placeOrder
      .orderV2 as Placed
    const REORDER =
      'mutation($n:String!){reorderItems(orderNumber:$n){cart{items{quantity product{sku}}} userInputErrors{code path}}}'
    const again = (await asCustomer.send(REORDER, { n: placed.number })).data.reorderItems
    expect(again.cart.items).toEqual([{ quantity: 2, product: { sku: 'PILLOW' } }])
    expect(again.userInputErrors).toEqual([{ code: 'PRODUCT_NOT_FOUND', path: ['orderNumber'] }])
    expect((await shopper.send(REORDER, { n: placed.number })).errors?.[0]?.extensions?.category).toBe(
      'graphql-authorization',
    )
    const canceled = (await asCustomer.send(CANCEL, { i: { order_id: placed.id, reason } })).data.cancelOrder
    expect(canceled).toEqual({ error: null, errorV2: null, order: { status: 'Cancelled' } })
    const twice = (await asCustomer.send(CANCEL, { i: { order_id: placed.id, reason } })).data.cancelOrder
    expect(twice.errorV2.code).toBe('INVALID_ORDER_STATUS')
  })
})
