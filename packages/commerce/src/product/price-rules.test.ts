// Sales of the catalog: seen in lists and carts while they hold, gone the day after.
import { expect, test } from 'vitest'
import { pino } from 'pino'
import { loadConfig } from '../config.ts'
import { openShop } from '../open-shop.ts'
import { bundleSelectionUid } from './option-uids.ts'
import { everyType, everyTypeFiles } from '../testing/every-type.ts'
import { addItemsTo } from '../testing/every-type-items.ts'
import { send } from '../testing/graphql-client.ts'
import { guestShopper } from '../testing/guest-shopper.ts'
import { startCommerce } from '../testing/index.ts'
import { smallCatalog } from '../testing/small-catalog.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProductDoc } from './product-doc.ts'
import { startSaleClock } from './sale-clock.ts'

const label = { en: 'Sale', fr: 'Solde' }
const rules = [
  { id: 'all', label, action: { type: 'percent', percent: 10 }, categories: ['beds'], from: '2020-01-01' },
  {
    id: 'white',
    label,
    action: { type: 'fixed', amount: 100 },
    attributes: { color: 'white' },
    from: '2020-01-01',
  },
  { id: 'over', label, action: { type: 'percent', percent: 90 }, from: '2020-01-01', until: '2020-12-31' },
]
const files = { ...everyTypeFiles, 'price-rules.json': JSON.stringify(rules) }

test('prices follow in lists, variants, sets and carts; the lowest counts', async () => {
  const catalog = smallCatalog(everyType, files)
  const commerce = await startCommerce({ catalog: catalog.folder })
  const query = `query($s:String){products(filter:{sku:{eq:$s}}){items{price_range{
    minimum_price{regular_price{value} final_price{value}} maximum_price{final_price{value}}}}}}`
  const range = async (sku: string) => {
    const { data } = await send(commerce.graphqlUrl, query, { variables: { s: sku } })
    const { minimum_price, maximum_price } = data.products.items[0].price_range
    return [
      minimum_price.regular_price.value,
      minimum_price.final_price.value,
      maximum_price.final_price.value,
    ]
  }
  // 180 is the special price; 10 % off that.
  expect(await range('MATTRESS')).toEqual([200, 162, 162])
  // Natural twin 500 - 10 %; white full 620 - 100: cheaper than 10 % off.
  expect(await range('BED')).toEqual([520, 420, 540])
  // 450 + 2 × 162, less ten per cent per piece.
  expect((await range('SET'))[1]).toBe(405 + 2 * 145.8)
  expect(await range('CARD')).toEqual([25, 25, 500])
  const shopper = guestShopper(() => commerce.graphqlUrl)
  const set = {
    sku: 'SET',
    selected_options: [bundleSelectionUid(11, 111, 1), bundleSelectionUid(12, 121, 2)],
  }
  const { cart } = await addItemsTo(commerce.graphqlUrl, await shopper.newCart(), [
    set,
    { sku: 'MATTRESS' },
    { sku: 'BED-WHT-TWN', parent_sku: 'BED' },
  ])
  expect(cart.items.map((item: { prices: { price: { value: number } } }) => item.prices.price.value)).toEqual(
    [405 + 2 * 145.8, 162, 420],
  )
  await commerce.stop()
  catalog.remove()
})

test('a sale starts and ends with the day, while the shop runs and over a restart', async () => {
  const sale = [{ ...rules[0], from: '2030-05-01', until: '2030-05-02' }]
  const catalog = smallCatalog(everyType, { ...everyTypeFiles, 'price-rules.json': JSON.stringify(sale) })
  const dataDir = await mkdtemp(join(tmpdir(), 'loftwood-sale-'))
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, CATALOG_DIR: catalog.folder })
  const { database, rules: shopRules } = await openShop(config, { isFilling: true, onProgress: () => {} })
  const logger = pino({ level: 'silent' })
  const priceOn = async (day: string) => {
    const now = () => new Date(`${day}T12:00:00-04:00`)
    const clock = await startSaleClock(database.db, shopRules, { logger, now })
    clock.stop()
    const { doc } = await database.db
      .selectFrom('product')
      .select('doc')
      .where('sku', '=', 'PILLOW')
      .executeTakeFirstOrThrow()
    const { price, lowest, beforeRules } = JSON.parse(doc) as ProductDoc
    expect(lowest).toEqual(price)
    return [price.final, beforeRules]
  }
  expect(await priceOn('2030-04-30')).toEqual([3000, undefined])
  expect(await priceOn('2030-05-01')).toEqual([2700, 3000])
  expect(await priceOn('2030-05-02')).toEqual([2700, 3000])
  expect(await priceOn('2030-05-03')).toEqual([3000, undefined])
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
  catalog.remove()
})
