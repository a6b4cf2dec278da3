// Databases as past releases wrote them: each is opened by this release, and what shoppers left there can be read.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MIGRATIONS } from './migrations.ts'
import { PASSWORD } from '../testing/customer-shopper.ts'
import { sendForData } from '../testing/graphql-client.ts'
import { makeOrderDoc } from '../testing/make-order.ts'
import { startCommerce } from '../testing/index.ts'
import { partOfCatalog } from '../testing/part-of-catalog.ts'
import type { SmallCatalog } from '../testing/small-catalog.ts'

const stored = fileURLToPath(new URL('testing/stored', import.meta.url))
const releases = readdirSync(stored).map((file) => ({ file, schema: Number(/\d+/.exec(file)?.[0]) }))
const EMAIL = 'maude@example.com'
const WITH_CUSTOMERS = 5
const WITH_WISHLISTS = 7

const ORDER = `number status token email carrier shipping_method payment_methods{name type}
  items{__typename product_name product_sku quantity_ordered selected_options{label value} entered_options{label value}
    discounts{label amount{value}} product_sale_price{value} status}
  total{grand_total{value} subtotal_excl_tax{value} total_tax{value} discounts{label amount{value}} total_giftcard{value}}
  shipping_address{street region} billing_address{city} invoices{number} shipments{number}`
const CART = 'id total_quantity itemsV2(pageSize:20){items{product{sku} quantity}} prices{grand_total{value}}'

let catalog: SmallCatalog
let folder: string
beforeAll(() => {
  catalog = partOfCatalog(['LAU-BNK-HI', 'LAU-DSK', 'PLN-LAU-LOW'])
  folder = mkdtempSync(join(tmpdir(), 'loftwood-stored-'))
})
afterAll(() => {
  catalog.remove()
  rmSync(folder, { recursive: true })
})

/** @returns the id of the guest's open cart */
function build(dataDir: string, file: string): string {
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'))
  database.exec(readFileSync(join(stored, file), 'utf8'))
  const cart = database.prepare('select masked_id from cart where is_active = 1 order by id').get()
  database.close()
  return String(cart?.['masked_id'])
}

/** The fields of orders, their items and discounts. */
function fieldsOf({ items, ...doc }: { items: readonly object[] }): string[][] {
  return [doc, ...items].map((part) => Object.keys(part).toSorted())
}

function storedDocs(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { readOnly: true })
  const rows = database.prepare('select doc from sales_order').all()
  database.close()
  return rows.map(({ doc }) => JSON.parse(String(doc)) as { items: object[] })
}

test('the database of the schema before the newest migration is stored', () => {
  expect(releases.map(({ schema }) => schema)).toContain(MIGRATIONS.length - 1)
})

test('mails of the time without a mail server are held', async () => {
  const dataDir = mkdtempSync(join(folder, 'mails-'))
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'))
  database.exec(readFileSync(join(stored, 'schema-27.sql'), 'utf8'))
  database.exec(`insert into mail_message
    (kind, recipient, language, subject, html, text, status, next_attempt_at, created_at)
    values ('order', '${EMAIL}', 'fr', 'Votre commande', '', '', 'kept', '', '2026-11-01T00:00:00Z')`)
  database.close()
  const commerce = await startCommerce({ dataDir, catalog: catalog.folder })
  const mails = (await (await fetch(`${commerce.url}/outbox.json`)).json()) as object[]
  await commerce.stop()
  expect(mails).toContainEqual(expect.objectContaining({ subject: 'Votre commande', status: 'held' }))
})

test.each(releases)('what schema $schema stored can be read', async ({ file, schema }) => {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const cartId = build(dataDir, file)
  const commerce = await startCommerce({ dataDir, catalog: catalog.folder })
  try {
    const at = (query: string, headers: Record<string, string> = {}) =>
      sendForData(commerce.graphqlUrl, query, { headers })

    const { guestOrder } = await at(
      `{guestOrder(input:{number:"000000001",email:"${EMAIL}",lastname:"Tremblay"}){${ORDER}}}`,
    )
    expect(guestOrder).toMatchObject({
      status: 'Pending',
      email: EMAIL,
      payment_methods: [{ type: 'checkmo' }],
      items: [
        { __typename: 'ConfigurableOrderItem', quantity_ordered: 1, discounts: [{}] },
        { product_sku: 'LAU-DSK', quantity_ordered: 2, discounts: [{}] },
      ],
      total: { discounts: [{}], total_giftcard: { value: 0 } },
    })
    const [order, item] = fieldsOf(makeOrderDoc())
    for (const [had, ...items] of storedDocs(dataDir).map(fieldsOf))
      expect({ had, items }).toEqual({ had: order, items: items.map(() => item) })
    expect(guestOrder.items[0].selected_options).not.toEqual([])
    const { guestOrderByToken } = await at(
      `{guestOrderByToken(input:{token:"${guestOrder.token}"}){${ORDER}}}`,
    )
    expect(guestOrderByToken).toEqual(guestOrder)

    const { cart } = await at(`{cart(cart_id:"${cartId}"){${CART}}}`)
    expect(cart).toMatchObject({ total_quantity: 3, itemsV2: { items: [{}, { quantity: 2 }] } })
    if (schema < WITH_CUSTOMERS) return

    const { generateCustomerToken } = await at(
      `mutation{generateCustomerToken(email:"${EMAIL}",password:"${PASSWORD}"){token}}`,
    )
    const headers = { authorization: `Bearer ${generateCustomerToken.token}` }
    const { customer, customerCart } = await at(
      `{customer{orders{items{${ORDER}}} addresses{city} wishlists{items_v2{items{product{sku}}}}} customerCart{${CART}}}`,
      headers,
    )
    expect(customer.orders.items).toMatchObject([{ number: '000000002', status: 'Pending' }])
    expect(customerCart.total_quantity).toBe(3)
    if (schema >= WITH_WISHLISTS)
      expect(customer.wishlists[0].items_v2.items).toEqual([{ product: { sku: 'LAU-DSK' } }])
    const { reorderItems } = await at(
      'mutation{reorderItems(orderNumber:"000000002"){cart{total_quantity} userInputErrors{message}}}',
      headers,
    )
    expect(reorderItems.userInputErrors).toEqual([])
  } finally {
    await commerce.stop()
  }
})
