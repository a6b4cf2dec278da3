// Products that tests can order again and again.
import type { guestShopper } from './guest-shopper.ts'

interface Item {
  __typename: string
  sku: string
  stock_status: string
  only_x_left_in_stock: number | null
}

/** Simple products of which there is no shortage, the cheapest first: small things lie in the shop by the dozen, beds do not. */
export async function plentifulSkus(shopper: ReturnType<typeof guestShopper>): Promise<string[]> {
  const { data } = await shopper.send(
    '{products(filter:{},pageSize:300,sort:{price:ASC}){items{__typename sku stock_status only_x_left_in_stock}}}',
  )
  const items = data.products.items as Item[]
  return items
    .filter(
      (item) =>
        item.__typename === 'SimpleProduct' &&
        item.stock_status === 'IN_STOCK' &&
        item.only_x_left_in_stock === null,
    )
    .map(({ sku }) => sku)
}

/** The cheapest of them. */
export async function plentifulSku(shopper: ReturnType<typeof guestShopper>): Promise<string> {
  const [sku] = await plentifulSkus(shopper)
  if (sku === undefined) throw new Error('the catalog has no plentiful product')
  return sku
}
