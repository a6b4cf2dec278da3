// What products cost at the door, over HTTP, beside a cart with the same in it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DeliveredPricesDocument } from '@loftwood/graphql-types'
import { sendForData } from '../testing/graphql-client.ts'
import { guestShopper, makeAddress } from '../testing/guest-shopper.ts'
import { type TestCommerce, startCommerce } from '../testing/index.ts'

let commerce: TestCommerce
beforeAll(async () => {
  commerce = await startCommerce()
})
afterAll(() => commerce.stop())

type Item = { sku: string; quantity?: number; selected_options?: string[] }

async function prices(items: Item[], region_code = 'ON') {
  const variables = { items, region_code }
  return (await sendForData(commerce.graphqlUrl, DeliveredPricesDocument, { variables })).deliveredPrices
}

async function one(sku: string, region = 'ON') {
  const [price] = await prices([{ sku }], region)
  if (!price) throw new Error(`${sku} has no price`)
  return price
}

test('says what a cart with it costs, to the cent', async () => {
  const { newCart, add, completeCart, send } = guestShopper(() => commerce.graphqlUrl)
  const cartId = await newCart()
  await add(cartId, [{ sku: 'LAU-DSK', quantity: 2 }])
  await completeCart(cartId, makeAddress())
  const query = 'query($id:String!){cart(cart_id:$id){prices{grand_total{value}}}}'
  const { data } = await send(query, { id: cartId })
  const [price] = await prices([{ sku: 'LAU-DSK', quantity: 2 }])
  expect(price).toMatchObject({
    sku: 'LAU-DSK',
    is_delivered: true,
    goods: { value: 898, currency: 'CAD' },
    taxes: [{ title: 'HST', rate: 13 }],
    total: data.cart.prices.grand_total,
  })
  const parts = [price?.goods, price?.delivery, price?.taxes[0]?.amount].map((money) => money?.value ?? 0)
  expect(parts.reduce((sum, value) => sum + value)).toBeCloseTo(price?.total.value ?? 0, 5)
  expect(price?.delivery_days_min).toBeGreaterThan(0)
})

test('names each tax of the province', async () => {
  const taxesIn = async (region: string) => (await one('LAU-DSK', region)).taxes.map(({ rate }) => rate)
  expect(await taxesIn('QC')).toEqual([5, 9.975])
  expect(await taxesIn('AB')).toEqual([5])
})

test('where nobody delivers it says so, with the price without delivery', async () => {
  expect(await one('LAU-DSK', 'NU')).toMatchObject({
    is_delivered: false,
    delivery: null,
    delivery_days_min: null,
    goods: { value: 449 },
  })
})

test('takes the cheapest variant of a bed, and the usual choice of a set', async () => {
  expect((await one('LAU-BNK-LOW')).goods.value).toBe((await one('LAU-BNK-LOW-NAT-TWN-L')).goods.value)
  expect((await one('SET-LAU-LOW')).goods.value).toBeGreaterThan((await one('LAU-BNK-LOW')).goods.value ?? 0)
})

test('has null in the place of what is not carried to a door, and of what nobody knows or can choose so', async () => {
  const noSuchOption = { sku: 'LAU-BNK-LOW', selected_options: ['none'] }
  const items = [
    { sku: 'GFT-EML' },
    noSuchOption,
    { sku: 'LAU-BNK-LOW' },
    { sku: 'NONE' },
    { sku: 'LAU-DSK' },
  ]
  const answer = await prices(items)
  expect(answer.map((price) => price?.sku)).toEqual([
    undefined,
    undefined,
    'LAU-BNK-LOW',
    undefined,
    'LAU-DSK',
  ])
})

test('refuses regions that are none, and too many items', async () => {
  const send = (items: Item[], region: string) => prices(items, region)
  await expect(send([{ sku: 'LAU-DSK' }], 'ZZ')).rejects.toThrow('Region is not available')
  await expect(
    send(
      Array.from({ length: 51 }, () => ({ sku: 'A' })),
      'ON',
    ),
  ).rejects.toThrow('items')
})
