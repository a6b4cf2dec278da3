// The database of a small shop as SQL text, after a guest and a customer shopped there.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { customerShopper } from '../../testing/customer-shopper.ts'
import { guestShopper } from '../../testing/guest-shopper.ts'
import { startCommerce } from '../../testing/index.ts'
import { partOfCatalog } from '../../testing/part-of-catalog.ts'
import { databaseFile } from '../open-database.ts'
import { dumpDatabase } from './dump-database.ts'

type Shopper = ReturnType<typeof guestShopper>

const BED = 'LAU-BNK-HI'
const DESK = 'LAU-DSK'
const PLAN = 'PLN-LAU-LOW'

export const dumpCatalog = () => partOfCatalog([BED, DESK, PLAN])

export async function makeDump(): Promise<string> {
  const catalog = dumpCatalog()
  const dataDir = mkdtempSync(join(tmpdir(), 'loftwood-dump-'))
  try {
    const commerce = await startCommerce({ dataDir, catalog: catalog.folder })
    try {
      await shopAt(commerce.graphqlUrl)
    } finally {
      await commerce.stop()
    }
    return dumpDatabase(databaseFile(dataDir))
  } finally {
    catalog.remove()
    rmSync(dataDir, { recursive: true })
  }
}

/** An order and an open cart of a guest and of a customer, who has a wishlist too. */
async function shopAt(graphqlUrl: string): Promise<void> {
  const guest = guestShopper(() => graphqlUrl)
  await fillCart(guest, await guest.newCart())
  await order(guest, await guest.newCart())
  const { token } = await customerShopper(() => graphqlUrl).newCustomer()
  const customer = guestShopper(() => graphqlUrl, { authorization: `Bearer ${token}` })
  const cartOf = async () => (await customer.send('{customerCart{id}}')).data.customerCart.id as string
  await addPlan(customer, await cartOf())
  await order(customer, await cartOf())
  await fillCart(customer, await cartOf())
  await customer.send(
    `mutation{addProductsToWishlist(wishlistId:"0",wishlistItems:[{sku:"${DESK}",quantity:1}]){user_errors{message}}}`,
  )
}

async function order(shopper: Shopper, cartId: string): Promise<void> {
  await fillCart(shopper, cartId)
  await shopper.onCart('applyCouponToCart', 'ApplyCouponToCartInput', {
    cart_id: cartId,
    coupon_code: 'WELCOME10',
  })
  await shopper.completeCart(cartId)
  const placed = await shopper.place(cartId)
  if (!placed.data?.placeOrder?.orderV2) throw new Error(`no order: ${JSON.stringify(placed)}`)
}

async function fillCart(shopper: Shopper, cartId: string): Promise<void> {
  const { data } = await shopper.send(
    `{products(filter:{sku:{eq:"${BED}"}}){items{... on ConfigurableProduct{variants{attributes{uid} product{stock_status}}}}}}`,
  )
  const variants = data.products.items[0].variants as {
    attributes: { uid: string }[]
    product: { stock_status: string }
  }[]
  const inStock = variants.find(({ product }) => product.stock_status === 'IN_STOCK')
  const options = inStock?.attributes.map(({ uid }) => uid)
  await shopper.add(cartId, [
    { sku: BED, selected_options: options, quantity: 1 },
    { sku: DESK, quantity: 2 },
  ])
}

async function addPlan(shopper: Shopper, cartId: string): Promise<void> {
  const { data } = await shopper.send(
    `{products(filter:{sku:{eq:"${PLAN}"}}){items{... on DownloadableProduct{downloadable_product_links{uid}}}}}`,
  )
  const [{ uid }] = data.products.items[0].downloadable_product_links
  await shopper.add(cartId, [{ sku: PLAN, quantity: 1, selected_options: [uid] }])
}
