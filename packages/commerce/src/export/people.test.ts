// Customers, their orders and what else is theirs: exported while the shop runs, read back into an empty folder.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ProductReviewRatingsMetadataDocument } from '@loftwood/graphql-types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadLinkUid } from '../product/option-uids.ts'
import { bookAddress, customerShopper } from '../testing/customer-shopper.ts'
import { engraved, set } from '../testing/every-type-items.ts'
import { everyTypeShop } from '../testing/every-type-shop.ts'
import { guestShopper, makeAddress } from '../testing/guest-shopper.ts'
import { startCommerce } from '../testing/index.ts'
import type { TestCommerce } from '../testing/index.ts'
import { PLACE, orderKeeper } from '../testing/order-keeper.ts'
import { runAdmin } from '../testing/run-admin.ts'

const shop = everyTypeShop()
const { shopper, operator, completeVirtual, order, boughtCode, applyCard } = orderKeeper(shop)
const { send, signIn, newCustomer } = customerShopper(() => shop.commerce().graphqlUrl)

let folder: string
let copy: TestCommerce
let email: string
let giftCode: string
let guestOrder: { number: string; token: string }

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const ACCOUNT = `{ customer {
  firstname lastname middlename prefix suffix email date_of_birth gender taxvat created_at is_subscribed
  addresses { firstname company street city region { region region_code } postcode country_code telephone prefix vat_id buzzer_code
    default_billing default_shipping }
  reviews(pageSize: 20) { items { nickname summary text average_rating created_at product { sku } } }
  wishlists { sharing_code items_v2 { items { product { sku } quantity description added_at } } }
  orders(pageSize: 20) { items { number status order_date email comments { message timestamp }
    items { product_sku product_name quantity_ordered quantity_invoiced quantity_shipped product_sale_price { value }
      selected_options { label value } entered_options { label value } }
    total { grand_total { value } subtotal { value } taxes { title rate amount { value } } }
    invoices { number } shipments { number tracking { carrier number } }
    billing_address { street city } shipping_address { street city buzzer_code } payment_methods { name } } }
  }
  customerDownloadableProducts { items { order_increment_id date status remaining_downloads download_url } } }`

async function customerOrder(token: string, items: object[], isVirtual: boolean): Promise<string> {
  const headers = bearer(token)
  const cartId = (await shopper.send('{customerCart{id}}', {}, headers)).data.customerCart.id as string
  await shopper.send(
    'mutation($c:String!,$p:[CartItemInput!]!){addProductsToCart(cartId:$c,cartItems:$p){user_errors{message}}}',
    { c: cartId, p: items },
    headers,
  )
  if (!isVirtual) {
    const input = {
      cart_id: cartId,
      shipping_addresses: [{ address: makeAddress({ buzzer_code: '#1234' }) }],
    }
    await shopper.send(
      'mutation($i:SetShippingAddressesOnCartInput){setShippingAddressesOnCart(input:$i){cart{id}}}',
      { i: input },
      headers,
    )
    const { data } = await shopper.send(
      'query($c:String!){cart(cart_id:$c){shipping_addresses{available_shipping_methods{carrier_code method_code}}}}',
      { c: cartId },
      headers,
    )
    const [method] = data.cart.shipping_addresses[0].available_shipping_methods
    await shopper.send(
      'mutation($i:SetShippingMethodsOnCartInput){setShippingMethodsOnCart(input:$i){cart{id}}}',
      { i: { cart_id: cartId, shipping_methods: [method] } },
      headers,
    )
  }
  await completeVirtual(cartId, headers)
  const { data } = await shopper.send(PLACE, { i: { cart_id: cartId } }, headers)
  expect(data.placeOrder.errors).toEqual([])
  return data.placeOrder.orderV2.number
}

/** A customer who did everything that a customer can do. */
async function busyCustomer(): Promise<void> {
  const customer = await newCustomer({
    is_subscribed: true,
    middlename: 'Anne',
    date_of_birth: '1990-04-05',
    gender: 2,
    taxvat: '=1+1',
  })
  email = customer.email
  const { token } = customer
  const run = (mutation: string, variables: object = {}) => shopper.send(mutation, variables, bearer(token))
  for (const overrides of [
    { company: 'Chez "Maude", inc.', buzzer_code: '#1234' },
    { street: ['1 Main'], default_billing: true },
  ]) {
    await run('mutation($i:CustomerAddressInput!){createCustomerAddress(input:$i){id}}', {
      i: bookAddress(overrides),
    })
  }
  const { data } = await send(ProductReviewRatingsMetadataDocument)
  const { items } = (
    data as { productReviewRatingsMetadata: { items: { id: string; values: { value_id: string }[] }[] } }
  ).productReviewRatingsMetadata
  const ratings = items.map(({ id, values }) => ({ id, value_id: values[3]?.value_id }))
  await run('mutation($i:CreateProductReviewInput!){createProductReview(input:$i){review{summary}}}', {
    i: { sku: 'PLATE', nickname: 'Maude', summary: 'Good, "really"', text: 'Two\nlines', ratings },
  })
  await run(
    'mutation($i:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:"0",wishlistItems:$i){user_errors{message}}}',
    {
      i: [
        { sku: 'BED-NAT-TWN', quantity: 2 },
        { sku: 'PLATE', quantity: 1, entered_options: engraved('Léo').entered_options },
      ],
    },
  )
  const plan = { sku: 'PLAN', selected_options: [downloadLinkUid(2)], quantity: 1 }
  const bought = await customerOrder(token, [plan], true)
  await operator('invoice', bought)
  await operator('give-credit', email, '25', 'Sorry, and | thanks')
  const shipped = await customerOrder(
    token,
    [
      { quantity: 1, ...set },
      { quantity: 2, ...engraved('Ève') },
    ],
    false,
  )
  await operator('invoice', shipped)
  await operator('ship', shipped, '--items', 'PLATE=1', '--carrier', 'ups', '--tracking', '1Z999')
  await operator('comment', shipped, 'Left at the door, as agreed')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loftwood-people-'))
  await busyCustomer()
  giftCode = await boughtCode()
  guestOrder = await order([{ sku: 'MATTRESS' }], (cartId) => applyCard(cartId, giftCode))
  expect(await operator('export', join(folder, 'first'))).toMatchObject({ code: 0 })
  const env = { CATALOG_DIR: shop.catalogDir }
  const dataDir = join(folder, 'copy')
  const read = await runAdmin(['import', join(folder, 'first')], { dataDir, env })
  expect(read).toMatchObject({ code: 0, stdout: expect.stringContaining('Customers: 1 added') })
  await runAdmin(['export', join(folder, 'second')], { dataDir, env })
  copy = await startCommerce({ dataDir, catalog: shop.catalogDir })
})
afterAll(async () => {
  await copy?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function tableNames(): Promise<string[]> {
  return (await readdir(join(folder, 'first'))).filter((name) => name.endsWith('.csv'))
}

test('the same customer signs in with the same password, and finds everything', async () => {
  const there = guestShopper(() => copy.graphqlUrl)
  const other = customerShopper(() => copy.graphqlUrl)
  const account = await shopper.send(ACCOUNT, {}, bearer(await signIn(email)))
  expect(account.errors).toBeUndefined()
  expect(account.data).toMatchObject({
    customer: {
      addresses: [{ company: 'Chez "Maude", inc.', buzzer_code: '#1234' }, { default_billing: true }],
      reviews: { items: [{ summary: 'Good, "really"' }] },
      wishlists: [{ items_v2: { items: [{}, {}] } }],
      orders: {
        items: [
          { shipments: [{ tracking: [{ number: '1Z999' }] }], shipping_address: { buzzer_code: '#1234' } },
          { invoices: [{}] },
        ],
      },
    },
    customerDownloadableProducts: { items: [{ remaining_downloads: '3' }] },
  })
  const again = await there.send(ACCOUNT, {}, bearer(await other.signIn(email)))
  const text = (data: object) => JSON.stringify(data).replaceAll(/http:\/\/127\.0\.0\.1:\d+/gu, '')
  expect(JSON.parse(text(again.data))).toEqual(JSON.parse(text(account.data)))
  expect(await other.signIn(email, 'wr0ng!password')).toBe('')
})

test('a guest’s order, gift cards and the numbers of orders go on', async () => {
  const there = guestShopper(() => copy.graphqlUrl)
  const read = (from: typeof there) =>
    from.send(
      'query($i:OrderTokenInput!){guestOrderByToken(input:$i){number status total{grand_total{value}}}}',
      {
        i: { token: guestOrder.token },
      },
    )
  expect((await read(there)).data).toEqual((await read(shopper)).data)
  const cartId = await there.newCart()
  await there.add(cartId, [{ sku: 'PILLOW', quantity: 1 }])
  const applied = await there.send(
    'mutation($i:ApplyGiftCardToCartInput){applyGiftCardToCart(input:$i){cart{applied_gift_cards{current_balance{value}}}}}',
    { i: { cart_id: cartId, gift_card_code: giftCode } },
  )
  expect(applied.data).not.toBeNull()
  await there.completeCart(cartId, makeAddress())
  const placed = await there.place(cartId)
  expect(Number(placed.data.placeOrder.orderV2.number)).toBe(Number(guestOrder.number) + 1)
})

test('the files are the same when they are exported again, and taken once', async () => {
  const names = await tableNames()
  expect(names).toHaveLength(17)
  const read = (from: string) => Promise.all(names.map((name) => readFile(join(folder, from, name), 'utf8')))
  expect(await read('second')).toEqual(await read('first'))
  const again = await runAdmin(['import', join(folder, 'first')], {
    dataDir: join(folder, 'copy'),
    env: { CATALOG_DIR: shop.catalogDir },
  })
  expect(again.code).toBe(0)
  expect(again.stdout).not.toMatch(/: [1-9]\d* added/u)
})

test('an order of the same number stays as it is, and nothing of the other one is added to it', async () => {
  const there = guestShopper(() => copy.graphqlUrl)
  const cartId = await there.newCart()
  await there.add(cartId, [{ sku: 'PILLOW', quantity: 1 }])
  await there.completeCart(cartId, makeAddress())
  const own = (await there.place(cartId)).data.placeOrder.orderV2
  let other = await order([{ sku: 'MATTRESS' }])
  while (Number(other.number) < Number(own.number)) other = await order([{ sku: 'MATTRESS' }])
  expect(other.number).toBe(own.number)
  await operator('comment', other.number, 'Left at the door')
  await operator('invoice', other.number)
  await operator('export', join(folder, 'third'))

  const dataDir = join(folder, 'copy')
  const env = { CATALOG_DIR: shop.catalogDir }
  expect(await runAdmin(['import', join(folder, 'third')], { dataDir, env })).toMatchObject({ code: 3 })
  const reports = await readdir(join(dataDir, 'imports'))
  const texts = await Promise.all(reports.map((name) => readFile(join(dataDir, 'imports', name), 'utf8')))
  expect(texts.join('')).toContain('increment_id: another order of the shop has this number')
  const { data } = await there.send(
    'query($i:OrderTokenInput!){guestOrderByToken(input:$i){number status comments{message} invoices{number}}}',
    { i: { token: own.token } },
  )
  expect(data.guestOrderByToken).toEqual({
    number: own.number,
    status: 'Pending',
    comments: [],
    invoices: [],
  })
})

test('passwords have the form of Magento, and no text is changed for spreadsheets', async () => {
  const customers = await readFile(join(folder, 'first', 'customers.csv'), 'utf8')
  expect(customers.split('\n')[0]).toMatch(/^email,_website,_store,/)
  expect(customers).toMatch(/,[\da-f]{64}:[\dA-Za-z]{16}:3_32_2_19922944,/)
  expect(customers).toContain(',=1+1,')
})
