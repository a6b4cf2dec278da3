// Orders of every type: what was chosen is stored, and races for the last pieces make no order too many.
import { describe, expect, test } from 'vitest'
import { bundleSelectionUid, customValueUid } from '../product/option-uids.ts'
import { everyTypeShop } from '../testing/every-type-shop.ts'
import { bed, card, engraved, set } from '../testing/every-type-items.ts'
import { makeAddress } from '../testing/guest-shopper.ts'

const { shopper, add } = everyTypeShop()

describe('an order', () => {
  test('stores what was chosen, in both languages', async () => {
    const cartId = await shopper.newCart()
    const item = { ...engraved('Léo'), selected_options: [customValueUid(4, 10)] }
    await add(cartId, [set, item, { ...card, quantity: 2 }])
    await shopper.completeCart(cartId, makeAddress())
    const { token } = (await shopper.place(cartId)).data.placeOrder.orderV2
    const query = `query($i:OrderTokenInput!){guestOrderByToken(input:$i){items{__typename product_sku quantity_ordered
      selected_options{label value} entered_options{label value}
      ... on BundleOrderItem{bundle_options{label values{product_name product_sku quantity price{value}}}}
      ... on GiftCardOrderItem{gift_card{recipient_name message}}}}}`
    const { data } = await shopper.send(query, { i: { token } }, { store: 'fr' })
    expect(data.guestOrderByToken.items).toMatchObject([
      {
        __typename: 'BundleOrderItem',
        product_sku: 'SET',
        bundle_options: [
          { label: 'Lit', values: [{ product_sku: 'BED-NAT-TWN', quantity: 1, price: { value: 450 } }] },
          { label: 'Matelas', values: [{ product_name: 'Matelas de mousse', quantity: 2 }] },
        ],
      },
      {
        __typename: 'OrderItem',
        product_sku: 'PLATE',
        selected_options: [{ label: 'By drop_down (fr)', value: 'Or' }],
        entered_options: [{ label: 'Nom', value: 'Léo' }],
      },
      { __typename: 'GiftCardOrderItem', quantity_ordered: 2, gift_card: { recipient_name: 'Léo' } },
    ])
  })

  test.each([
    ['a part of a set', 3, { sku: 'SET', selected_options: [bed, bundleSelectionUid(12, 122, 2)] }, 2],
    ['a variant', 8, { sku: 'BED-WHT-TWN', parent_sku: 'BED' }, 1],
  ])(
    'races for the last of %s make no order too many',
    { timeout: 60_000 },
    async (_name, left, item, each) => {
      const carts = await Promise.all(
        Array.from({ length: 12 }, async () => {
          const cartId = await shopper.newCart()
          await add(cartId, [item])
          await shopper.completeCart(cartId)
          return cartId
        }),
      )
      const placed = await Promise.all(carts.map(async (id) => (await shopper.place(id)).data.placeOrder))
      const orders = placed.filter((answer) => answer.order !== null)
      expect(orders).toHaveLength(Math.floor(left / each))
      const refusals = placed.filter((answer) => answer.errors[0]?.code === 'UNABLE_TO_PLACE_ORDER')
      expect(refusals).toHaveLength(carts.length - orders.length)
    },
  )
})
