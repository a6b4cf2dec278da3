// What a user error is on the wire: the sentence in the language of the store view, Magento's category, and the code.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyType, everyTypeFiles } from '../testing/every-type.ts'
import { guestShopper } from '../testing/guest-shopper.ts'
import { type TestCommerce, startCommerce } from '../testing/index.ts'
import { smallCatalog } from '../testing/small-catalog.ts'

const catalog = smallCatalog(everyType, everyTypeFiles)
let commerce: TestCommerce
const english = guestShopper(() => commerce.graphqlUrl)
const french = guestShopper(() => commerce.graphqlUrl, { store: 'fr' })
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

beforeAll(async () => {
  commerce = await startCommerce({ catalog: catalog.folder })
})
afterAll(async () => {
  await commerce.stop()
  catalog.remove()
})

const CART = 'query($id:String!){cart(cart_id:$id){id}}'

test('an error has its code beside the category, and its sentence in the language of the view', async () => {
  const extensions = { category: 'graphql-no-such-entity', code: 'CART_NOT_FOUND' }
  const [here] = (await english.send(CART, { id: 'nope' })).errors ?? []
  expect(here).toMatchObject({ message: 'Could not find a cart with ID "nope"', extensions })
  const [there] = (await french.send(CART, { id: 'nope' })).errors ?? []
  expect(plain(there?.message ?? '')).toBe('Le panier « nope » est introuvable')
  expect(there?.extensions).toEqual(extensions)
})

test('a user error that is data has the language of the view too', async () => {
  const tooMany = [{ sku: 'PILLOW', quantity: 9_000 }]
  const { data } = await french.add(await french.newCart(), tooMany)
  expect(data.addProductsToCart.user_errors).toEqual([
    { code: 'INSUFFICIENT_STOCK', message: 'Il n’en reste que 50' },
  ])
})

test('a user error that is data is written for shoppers in English too', async () => {
  const { data } = await english.add(await english.newCart(), [{ sku: 'BED', quantity: 1 }])
  expect(data.addProductsToCart.user_errors).toEqual([
    { code: 'UNDEFINED', message: 'Choose the options of this item first.' },
  ])
})

test('an order that cannot be placed says why in one sentence', async () => {
  const cartId = await french.newCart()
  await french.add(cartId, [{ sku: 'PILLOW', quantity: 1 }])
  const PLACE = 'mutation($i:PlaceOrderInput){placeOrder(input:$i){errors{code message}}}'
  const { data } = await french.send(PLACE, { i: { cart_id: cartId } })
  expect(data.placeOrder.errors).toEqual([
    { code: 'GUEST_EMAIL_MISSING', message: 'L’adresse courriel manque.' },
  ])
})
