// Orders of every type: what was chosen is stored, and races for the last pieces make no order too many.
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { bundleSelectionUid, customOptionUid, customValueUid } from '../product/option-uids.ts'
import { everyTypeShop } from '../testing/every-type-shop.ts'
import { bed, card, engraved, set } from '../testing/every-type-items.ts'
import { databaseFile } from '../db/open-database.ts'
import { customerShopper } from '../testing/customer-shopper.ts'
import { guestShopper, makeAddress } from '../testing/guest-shopper.ts'

const { shopper, add, commerce, dataDir } = everyTypeShop()
const customers = customerShopper(() => commerce().graphqlUrl)
const [DAY, PAST_DAY] = ['2099-12-01', '2020-12-01']

/** Time passes: the day that a service was ordered for is over. */
function letDayPass(table: 'cart_item' | 'sales_order', column: 'choice' | 'doc') {
  const db = new DatabaseSync(databaseFile(dataDir()))
  db.exec(`update ${table} set ${column} = replace(${column}, '${DAY}', '${PAST_DAY}')`)
  db.close()
}

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

  test('is not placed for a day that has passed, nor is such a line ordered again', async () => {
    const { token } = await customers.newCustomer()
    const customer = guestShopper(() => commerce().graphqlUrl, { authorization: `Bearer ${token}` })
    const service = { sku: 'ASSEMBLY', entered_options: [{ uid: customOptionUid(20), value: DAY }] }
    const cartWithService = async () => {
      const id = await customer.newCart()
      const items = [service, { sku: 'PILLOW' }].map((item) => ({ ...item, quantity: 1 }))
      expect((await customer.add(id, items)).data.addProductsToCart.user_errors).toEqual([])
      await customer.completeCart(id)
      return id
    }
    const { number } = (await customer.place(await cartWithService())).data.placeOrder.orderV2
    const late = await cartWithService()
    letDayPass('cart_item', 'choice')
    expect((await customer.place(late)).data.placeOrder).toMatchObject({
      orderV2: null,
      errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message: expect.stringContaining('This day has passed') }],
    })
    letDayPass('sales_order', 'doc')
    const { data } = await customer.send(
      `mutation{reorderItems(orderNumber:"${number}"){cart{items{quantity product{sku}}} userInputErrors{message}}}`,
    )
    const { cart, userInputErrors } = data.reorderItems
    expect(userInputErrors).toMatchObject([{ message: expect.stringContaining('This day has passed') }])
    expect(cart.items).toMatchObject([
      { quantity: 1, product: { sku: 'ASSEMBLY' } },
      { quantity: 2, product: { sku: 'PILLOW' } },
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
      const userErrors = placed.filter((answer) => answer.errors[0]?.code === 'UNABLE_TO_PLACE_ORDER')
      expect(userErrors).toHaveLength(carts.length - orders.length)
    },
  )
})
