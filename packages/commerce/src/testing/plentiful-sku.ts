// A product that tests can order again and again.
import type { guestShopper } from './guest-shopper.ts'

/** The cheapest simple product of which no shortage is told: small things lie in the shop by the dozen, beds do not. */
export async function plentifulSku(shopper: ReturnType<typeof guestShopper>): Promise<string> {
  const { data } = await shopper.ask(
    '{products(filter:{},pageSize:300,sort:{price:ASC}){items{__typename sku stock_status only_x_left_in_stock}}}',
  )
  const found = data.products.items.find(
    (item: { __typename: string; stock_status: string; only_x_left_in_stock: number | null }) =>
      item.__typename === 'SimpleProduct' &&
      item.stock_status === 'IN_STOCK' &&
      item.only_x_left_in_stock === null,
  )
  return found.sku
}
