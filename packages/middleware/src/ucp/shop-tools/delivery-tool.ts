// The tool about the price at the door and the day of arrival, as product pages have them.
import { quickShipRange } from '@loftwood/fit/delivery-dates'
import { formatPostalCode, provinceOf } from '@loftwood/fit/postal-code'
import { QUICK_SHIP_OPTION_ID } from '@loftwood/graphql-types/quick-ship'
import { z } from 'zod'
import { ProtocolError } from '../failure.ts'
import { plainText } from '../plain-text.ts'
import { fitWordsIn } from './fit-words.ts'
import { dollars, shopTool, type ShopTool, type ToolCall } from './shop-tool.ts'

const deliveryInput = z.object({ sku: z.string().min(1).max(64), postal_code: z.string().max(10) })
const delivery = z.object({
  province: z.string(),
  total: dollars.nullable(),
  goods: dollars.nullable(),
  delivery: dollars.nullable(),
  taxes: z.array(z.object({ title: z.string(), amount: dollars.nullable() })),
  currency: z.string().nullable(),
  earliest_date: z.string().nullable(),
  latest_date: z.string().nullable(),
  note: z.string(),
})

export const deliveryTool: ShopTool = shopTool({
  name: 'delivered_price_and_date',
  description: 'What a product costs at a Canadian door, with delivery and taxes, and when it arrives.',
  needs: ['deliveredPrices', 'productCards'],
  input: deliveryInput,
  output: delivery,
  run: deliver,
})

async function deliver(
  { sku: wanted, postal_code }: z.output<typeof deliveryInput>,
  { call, view }: ToolCall,
) {
  const code = formatPostalCode(postal_code, 'CA')
  if (code === null) throw new ProtocolError('invalid_request', 'postal_code is none of Canada')
  const province = provinceOf(code)
  const items = [{ sku: wanted, quantity: 1 }]
  const [{ deliveredPrices }, { products }] = await Promise.all([
    call('deliveredPrices', { items, region_code: province }),
    call('productCards', { filter: { sku: { eq: wanted } } }),
  ])
  const price = deliveredPrices[0]
  const product = products?.items?.[0]
  if (!price || !product) throw new ProtocolError('invalid_request', `${wanted} is not delivered`)
  const isQuick = product.att_quick_ship === QUICK_SHIP_OPTION_ID
  const range = isQuick ? quickShipRange(price, new Date()) : null
  const { delivery_days_min: least, delivery_days_max: most } = price
  const way = least === null || most === null ? '' : fitWordsIn(view).onTheWay(least, most)
  return {
    province,
    total: price.total.value,
    goods: price.goods.value,
    delivery: price.delivery?.value ?? null,
    taxes: price.taxes.map(({ title, amount }) => ({ title, amount: amount.value })),
    currency: price.total.currency,
    earliest_date: range?.from.toISOString().slice(0, 10) ?? null,
    latest_date: range?.to.toISOString().slice(0, 10) ?? null,
    note: `${plainText(product.order_time_frame, 200)} ${way}`.trim(),
  }
}
