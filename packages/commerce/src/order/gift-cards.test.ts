// Gift cards over HTTP: bought, paid for, spent, given back.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giftCardAmountUid, giftCardFieldUid } from '../product/option-uids.ts'
import { everyType, everyTypeFiles } from '../testing/every-type.ts'
import { addItemsTo, card } from '../testing/every-type-items.ts'
import { makeAddress } from '../testing/guest-shopper.ts'
import { type TestCommerce, startCommerce } from '../testing/index.ts'
import { orderKeeper, PLACE } from '../testing/order-keeper.ts'
import { smallCatalog } from '../testing/small-catalog.ts'

const catalog = smallCatalog(everyType, everyTypeFiles)
let commerce: TestCommerce
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loftwood-life-'))
  commerce = await startCommerce({ catalog: catalog.folder, dataDir })
})
afterAll(async () => {
  await commerce.stop()
  await rm(dataDir, { recursive: true, force: true })
  catalog.remove()
})
const { shopper, operator, order, completeVirtual, mails, applyCard, boughtCode, balanceOf } = orderKeeper({
  commerce: () => commerce,
  dataDir: () => dataDir,
  catalogDir: catalog.folder,
})

describe('gift cards', () => {
  test('are coded and mailed when paid for, pay in part and are given back when the order is canceled', async () => {
    const code = await boughtCode()
    const placed = await order([{ sku: 'PILLOW' }, { sku: 'PILLOW' }], async (cartId) => {
      const { data } = await applyCard(cartId, code.toLowerCase().replaceAll('-', ' '))
      const [applied] = data.applyGiftCardToCart.cart.applied_gift_cards
      expect(applied).toEqual({
        code: `••••-${code.slice(-4)}`,
        applied_balance: { value: 50 },
        current_balance: { value: 50 },
      })
      expect((await applyCard(cartId, code)).errors?.[0]?.message).toBe(
        'This gift card is already applied to the cart.',
      )
    })
    expect(placed).toMatchObject({ total: { total_giftcard: { value: 50 } } })
    expect(await balanceOf(code)).toBe(0)
    expect((await operator('cancel', placed.number, 'test')).code).toBe(0)
    expect(await balanceOf(code)).toBe(50)
  })

  test('pay once, however many carts try at the same time', { retry: 0 }, async () => {
    const code = await boughtCode()
    const carts = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const cartId = await shopper.newCart()
        await addItemsTo(commerce.graphqlUrl, cartId, [{ sku: 'PILLOW', quantity: 3 }])
        await shopper.completeCart(cartId, makeAddress())
        expect((await applyCard(cartId, code)).errors).toBeUndefined()
        return cartId
      }),
    )
    const placed = await Promise.all(carts.map((id) => shopper.send(PLACE, { i: { cart_id: id } })))
    const paid = placed.flatMap(({ data }) => data.placeOrder.orderV2?.total.total_giftcard.value ?? [])
    expect(paid).toEqual([50])
    // The others were refused, and may order without the card.
    const again = await Promise.all(carts.map((id) => shopper.send(PLACE, { i: { cart_id: id } })))
    expect(
      again.filter(({ data }) => data.placeOrder.orderV2?.total.total_giftcard.value === 0),
    ).toHaveLength(5)
  })

  test('that pay everything leave the method without payment, which hands over at once', async () => {
    const code = await boughtCode()
    const cartId = await shopper.newCart()
    await addItemsTo(commerce.graphqlUrl, cartId, [
      {
        ...card,
        entered_options: [
          ...card.entered_options,
          { uid: giftCardFieldUid('giftcard_message'), value: 'For you' },
        ],
      },
    ])
    await completeVirtual(cartId)
    const { data } = await applyCard(cartId, code)
    expect(data.applyGiftCardToCart.cart).toMatchObject({
      prices: { grand_total: { value: 0 } },
      available_payment_methods: [{ code: 'free' }],
    })
    const refused = await shopper.send(PLACE, { i: { cart_id: cartId } })
    expect(refused.data.placeOrder.errors[0].message).toContain('Choose how you pay')
    const both = await shopper.send(
      'mutation($i:SetPaymentMethodAndPlaceOrderInput){setPaymentMethodAndPlaceOrder(input:$i){order{order_number} orderV2{status invoices{number}}}}',
      { i: { cart_id: cartId, payment_method: { code: 'free' } } },
    )
    expect(both.data.setPaymentMethodAndPlaceOrder.orderV2).toMatchObject({
      status: 'Complete',
      invoices: [{}],
    })
    expect((await mails('gift-card'))[0]?.text).toContain('For you')
  })

  test('cannot be guessed: after ten wrong codes a cart takes none for an hour', async () => {
    const code = await boughtCode()
    const cartId = await shopper.newCart()
    await addItemsTo(commerce.graphqlUrl, cartId, [{ sku: 'PILLOW' }])
    for (let i = 0; i < 10; i += 1) {
      expect((await applyCard(cartId, `WRONG-${i}`)).errors?.[0]?.extensions?.category).toBe(
        'graphql-no-such-entity',
      )
    }
    expect((await applyCard(cartId, code)).errors?.[0]?.message).toMatch(/^Too many attempts/)
  })

  test('are taken off by what the cart shows of them', async () => {
    const code = await boughtCode()
    const cartId = await shopper.newCart()
    await addItemsTo(commerce.graphqlUrl, cartId, [{ sku: 'PILLOW' }])
    await applyCard(cartId, code)
    const remove = (gift_card_code: string) =>
      shopper.send(
        'mutation($i:RemoveGiftCardFromCartInput){removeGiftCardFromCart(input:$i){cart{applied_gift_cards{code}}}}',
        {
          i: { cart_id: cartId, gift_card_code },
        },
      )
    expect((await remove('••••-0000')).errors).toHaveLength(1)
    const shown = await remove(`••••-${code.slice(-4)}`)
    expect(shown.data.removeGiftCardFromCart.cart.applied_gift_cards).toEqual([])
  })

  test('on paper: the buyer gets the code', async () => {
    const people = card.entered_options.filter(
      ({ uid }) => !/email/.test(Buffer.from(uid, 'base64').toString()),
    )
    const paper = { sku: 'PAPER-CARD', selected_options: [giftCardAmountUid(7500)], entered_options: people }
    const { number } = await order([paper])
    await operator('invoice', number)
    expect((await mails('gift-card'))[0]?.recipient).toBe('maude@example.com')
  })
})
