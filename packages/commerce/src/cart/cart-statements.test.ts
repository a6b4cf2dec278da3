// A cart of twenty lines of all types asks the database no more often than a small one; an order adds writes only.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CartDocument, PlaceOrderDocument } from '@loftwood/graphql-types'
import { customOptionUid } from '../product/option-uids.ts'
import { countStatements, MOST_STATEMENTS } from '../testing/count-statements.ts'
import { everyType, everyTypeFiles } from '../testing/every-type.ts'
import { addItemsTo, card, set } from '../testing/every-type-items.ts'
import { sendForData } from '../testing/graphql-client.ts'
import { guestShopper } from '../testing/guest-shopper.ts'
import { type TestCommerce, startCommerce } from '../testing/index.ts'
import { makeProduct, smallCatalog } from '../testing/small-catalog.ts'

const shelves = Array.from({ length: 10 }, (_, index) =>
  makeProduct({ sku: `SHELF-${index}`, name: { en: `Shelf ${index}`, fr: `Étagère ${index}` } }),
)
const catalog = smallCatalog([...everyType, ...shelves], everyTypeFiles)
let commerce: TestCommerce
beforeAll(async () => {
  commerce = await startCommerce({ catalog: catalog.folder })
})
afterAll(async () => {
  await commerce.stop()
  catalog.remove()
})
const shopper = guestShopper(() => commerce.graphqlUrl)

const plate = (value: string) => ({ sku: 'PLATE', entered_options: [{ uid: customOptionUid(1), value }] })
const items = [
  set,
  card,
  { ...card, sku: 'CARD', entered_options: card.entered_options.toReversed() },
  plate('Léo'),
  plate('Maude'),
  plate('Zoé'),
  { sku: 'ASSEMBLY' },
  { sku: 'BED-NAT-FUL', parent_sku: 'BED' },
  { sku: 'BED-WHT-TWN', parent_sku: 'BED' },
  { sku: 'MATTRESS' },
  { sku: 'PILLOW' },
  ...shelves.map(({ sku }) => ({ sku })),
]

test('of twenty lines', async () => {
  const cartId = await shopper.newCart()
  const added = await countStatements(commerce, () => addItemsTo(commerce.graphqlUrl, cartId, items))
  expect(added.result.user_errors).toEqual([])
  expect(added.result.cart.items).toHaveLength(20)
  expect(added.statements).toBeLessThanOrEqual(MOST_STATEMENTS)
  await shopper.completeCart(cartId)
  const read = await countStatements(commerce, () =>
    sendForData(commerce.graphqlUrl, CartDocument, { variables: { cartId } }),
  )
  expect(read.statements).toBeLessThanOrEqual(MOST_STATEMENTS)
  const placed = await countStatements(commerce, () =>
    sendForData(commerce.graphqlUrl, PlaceOrderDocument, { variables: { input: { cart_id: cartId } } }),
  )
  // Two rows per product whose stock is counted; mail, order, coupon and cart besides.
  const counted = 17
  expect(placed.statements).toBeLessThanOrEqual(MOST_STATEMENTS + 2 * counted + 5)
})
