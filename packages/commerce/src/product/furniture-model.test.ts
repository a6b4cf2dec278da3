// What a product tells a 3D view, over HTTP.
import { expect, test } from 'vitest'
import { everyTypeShop } from '../testing/every-type-shop.ts'
import { sendForData } from '../testing/graphql-client.ts'

interface Item {
  furniture_model: string | null
  items?: { product: { sku: string; furniture_model: string } }[]
}

const shop = everyTypeShop()

async function itemOf(sku: string): Promise<Item> {
  const query = `query($sku:String){products(filter:{sku:{eq:$sku}}){items{
    furniture_model ... on GroupedProduct{items{product{sku furniture_model}}}}}}`
  const data = await sendForData(shop.commerce().graphqlUrl, query, { variables: { sku } })
  return data.products.items[0] as Item
}

const read = (text: string | null | undefined): unknown => JSON.parse(text ?? 'null')

test('a bed has its shape, its first variant and the codes of its options', async () => {
  expect(read((await itemOf('BED')).furniture_model)).toMatchObject({
    model: { kind: 'bed' },
    options: { color: 'natural', att_bed_size: 'twin' },
    codes: { 801: 'natural', 821: 'twin' },
    swatches: { natural: '#d9b88a' },
  })
})

test('a piece of a bundle has its own choice', async () => {
  const { items = [] } = await itemOf('ROOM')
  const bed = items.find(({ product }) => product.sku === 'BED-WHT-TWN')
  expect(read(bed?.product.furniture_model)).toMatchObject({
    options: { color: 'white', att_bed_size: 'twin' },
  })
})

test.each(['PLAN', 'CARD', 'ASSEMBLY'])('%s has no shape', async (sku) => {
  expect((await itemOf(sku)).furniture_model).toBeNull()
})
