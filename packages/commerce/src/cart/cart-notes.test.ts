// What a cart keeps besides its goods: what a line cost when it was chosen, a comment; and the total that was agreed to.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyType, everyTypeFiles } from '../testing/every-type.ts'
import { addItemsTo } from '../testing/every-type-items.ts'
import { makeAddress } from '../testing/guest-shopper.ts'
import { type TestCommerce, startCommerce } from '../testing/index.ts'
import { orderKeeper, PLACE } from '../testing/order-keeper.ts'
import { makeRow, toCsv } from '../testing/product-export.ts'
import { smallCatalog } from '../testing/small-catalog.ts'

const catalog = smallCatalog(everyType, everyTypeFiles)
let commerce: TestCommerce
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loftwood-notes-'))
  commerce = await startCommerce({ catalog: catalog.folder, dataDir })
  await setPrice('PILLOW', 40)
})
afterAll(async () => {
  await commerce.stop()
  await rm(dataDir, { recursive: true, force: true })
  catalog.remove()
})
const { shopper, operator } = orderKeeper({
  commerce: () => commerce,
  dataDir: () => dataDir,
  catalogDir: catalog.folder,
})

const CART = `cart{comment prices{grand_total{value}} items{uid quantity prices{price{value} price_when_chosen{value}}}}`

async function readCart(cartId: string) {
  const { data } = await shopper.send(`query($id:String!){cart(cart_id:$id){${CART.slice(5, -1)}}}`, {
    id: cartId,
  })
  return data.cart
}

async function setPrice(sku: string, price: number): Promise<void> {
  const file = join(dataDir, 'prices.csv')
  await writeFile(file, toCsv([makeRow({ sku, price, qty: 50 })]))
  const { code, stdout, stderr } = await operator('import', file, '--replace')
  expect(code, stdout + stderr).toBe(0)
}

async function pillows(): Promise<string> {
  const cartId = await shopper.newCart()
  await addItemsTo(commerce.graphqlUrl, cartId, [{ sku: 'PILLOW' }])
  await shopper.completeCart(cartId, makeAddress())
  return cartId
}

test('a cart item has the price of the moment it was chosen, until the shopper chooses again', async () => {
  const cartId = await pillows()
  const [{ uid, prices }] = (await readCart(cartId)).items
  const before = prices.price.value
  expect(prices.price_when_chosen.value).toBe(before)
  await setPrice('PILLOW', before + 7)
  expect((await readCart(cartId)).items[0].prices).toEqual({
    price: { value: before + 7 },
    price_when_chosen: { value: before },
  })
  const { data } = await shopper.send(
    `mutation($i:UpdateCartItemsInput){updateCartItems(input:$i){${CART}}}`,
    { i: { cart_id: cartId, cart_items: [{ cart_item_uid: uid, quantity: 2 }] } },
  )
  expect(data.updateCartItems.cart.items[0].prices.price_when_chosen.value).toBe(before + 7)
  await setPrice('PILLOW', before)
})

test('no order for another total than the one agreed to', async () => {
  const cartId = await pillows()
  const agreed_total = (await readCart(cartId)).prices.grand_total.value
  const [{ prices }] = (await readCart(cartId)).items
  await setPrice('PILLOW', prices.price.value + 5)
  const refused = await shopper.send(PLACE, { i: { cart_id: cartId, agreed_total } })
  expect(refused.data.placeOrder.errors).toMatchObject([
    { message: expect.stringContaining('total has changed') },
  ])
  const now = (await readCart(cartId)).prices.grand_total.value
  expect(now).toBeGreaterThan(agreed_total)
  const placed = await shopper.send(PLACE, { i: { cart_id: cartId, agreed_total: now } })
  expect(placed.data.placeOrder.orderV2.total.grand_total.value).toBe(now)
  await setPrice('PILLOW', prices.price.value)
})

test("a comment becomes the order's first", async () => {
  const cartId = await pillows()
  const say = (comment: string) =>
    shopper.send(`mutation($i:SetCommentOnCartInput){setCommentOnCart(input:$i){${CART}}}`, {
      i: { cart_id: cartId, comment },
    })
  expect((await say('x'.repeat(1001))).errors).toHaveLength(1)
  expect((await say('  Ring twice. ')).data.setCommentOnCart.cart.comment).toBe('Ring twice.')
  expect((await say('')).data.setCommentOnCart.cart.comment).toBeNull()
  await say('The lift is at the back.')
  const { data } = await shopper.send(
    'mutation($i:PlaceOrderInput){placeOrder(input:$i){orderV2{comments{message}}}}',
    { i: { cart_id: cartId } },
  )
  expect(data.placeOrder.orderV2.comments).toEqual([{ message: 'The lift is at the back.' }])
})
