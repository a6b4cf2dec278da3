// An order that is picked up, over HTTP with the shop's own data: what the stores promise is what the checkout offers.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestShopper, makeAddress } from '../testing/guest-shopper.ts'
import { startCommerce, type TestCommerce } from '../testing/index.ts'
import { partOfCatalog } from '../testing/part-of-catalog.ts'

const catalog = partOfCatalog(['LAU-DSK'])
let commerce: TestCommerce
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loftwood-pick-up-'))
  commerce = await startCommerce({ dataDir, catalog: catalog.folder })
})
afterAll(async () => {
  await commerce.stop()
  catalog.remove()
  await rm(dataDir, { recursive: true })
})

const { send, newCart, add, completeCart } = guestShopper(() => commerce.graphqlUrl)
const PLACE = 'pickup_location_code name city opening_hours{days opens closes} timezone description'

const MONCTON = { city: 'Moncton', region_id: 70, postcode: 'E1C 1B9' }
const CHARLOTTETOWN = { city: 'Charlottetown', region_id: 75, postcode: 'C1A 4P3' }

async function cartFor(place: object) {
  const cartId = await newCart()
  await add(cartId, [{ sku: 'LAU-DSK', quantity: 1 }])
  await completeCart(cartId, makeAddress(place))
  return cartId
}

const choosePickup = (cartId: string) =>
  send(
    `mutation($i:SetShippingMethodsOnCartInput){setShippingMethodsOnCart(input:$i){cart{shipping_addresses{
      pickup_location_code available_shipping_methods{method_code pickup_location_code}}}}}`,
    {
      i: {
        cart_id: cartId,
        shipping_methods: [{ carrier_code: 'loftwood_pickup', method_code: 'moncton' }],
      },
    },
  )

test.each([
  ['New Brunswick', MONCTON],
  ['Prince Edward Island', CHARLOTTETOWN],
])('%s picks up in Moncton', async (_, place) => {
  const { data } = await choosePickup(await cartFor(place))
  const [address] = data.setShippingMethodsOnCart.cart.shipping_addresses
  expect(address.pickup_location_code).toBe('moncton')
  expect(address.available_shipping_methods).toContainEqual({
    method_code: 'moncton',
    pickup_location_code: 'moncton',
  })
})

test('the order says where, when and how', async () => {
  const cartId = await cartFor(MONCTON)
  await choosePickup(cartId)
  const { data } = await send(
    `mutation($i:PlaceOrderInput){placeOrder(input:$i){orderV2{pickup_location{${PLACE}}} errors{message}}}`,
    { i: { cart_id: cartId } },
  )
  expect(data.placeOrder.orderV2.pickup_location).toMatchObject({
    pickup_location_code: 'moncton',
    name: 'Moncton showroom',
    timezone: 'America/Moncton',
    description: expect.stringContaining('side door'),
  })
  expect(data.placeOrder.orderV2.pickup_location.opening_hours.length).toBeGreaterThan(0)
})

test('places of pick-up are the showrooms that a method names; no other promises it', async () => {
  const { data } = await send(`{pickupLocations{items{${PLACE}}} stores{items{code note}}}`)
  const codes = data.pickupLocations.items.map(
    (place: { pickup_location_code: string }) => place.pickup_location_code,
  )
  expect(codes).toEqual(['guelph', 'moncton'])
  const promising = data.stores.items.filter(({ note }: { note: string }) => /pick(ed)?[- ]up/i.test(note))
  expect(promising.map(({ code }: { code: string }) => code)).toEqual(codes)
})
