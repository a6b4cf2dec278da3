// Files of people and orders that were written or edited elsewhere: what is wrong with a row is said, the others are taken.
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendForData } from '../../testing/graphql-client.ts'
import { startCommerce } from '../../testing/index.ts'
import { makeRow, toCsv } from '../../testing/product-export.ts'
import type { ExportRow } from '../../testing/product-export.ts'
import { runAdmin } from '../../testing/run-admin.ts'

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loftwood-people-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true }))

async function importFiles(files: Record<string, readonly ExportRow[]>) {
  for (const [name, rows] of Object.entries(files)) await writeFile(join(folder, name), toCsv(rows))
  return runAdmin(['import', folder], { dataDir })
}

/** A customer as Magento's sample file has one, with a password of an older kind. */
const jon = {
  email: 'Jon@Example.com',
  _website: 'base',
  _store: 'default',
  created_at: '2015-10-30 12:49:47',
  firstname: 'Jon',
  lastname: 'Doe',
  password_hash: 'd708be3fe0fe0120840e8b13c8faae97:mgLqkqgTwLPLlCljzvF8hp67fNOOvOZb:1',
}
const home = {
  _email: 'jon@example.com',
  firstname: 'Jon',
  lastname: 'Doe',
  street: '12 King Street',
  city: 'Guelph',
  region: 'Ontario',
  postcode: 'N1H 3A1',
  country_id: 'CA',
  telephone: '519 555-0134',
}

const seventh = {
  increment_id: '000000007',
  status: 'Complete',
  created_at: '2020-01-01 10:00:00',
  updated_at: '2020-01-01 10:00:00',
  customer_email: 'jon@example.com',
  customer_lastname: 'Doe',
  snapshot: '{"version":6}',
}

test('bad rows are reported with line and reason, the others are taken, the exit code is 3', async () => {
  const { code, stdout } = await importFiles({
    'products.csv': [makeRow({ sku: 'THING' })],
    'customers.csv': [
      jon,
      { ...jon, email: 'nobody' },
      { ...jon, email: 'ann@example.com', created_at: 'once' },
    ],
    'customer_addresses.csv': [
      home,
      { ...home, region: 'Atlantis' },
      { ...home, _email: 'nobody@example.com' },
    ],
    'orders.csv': [
      seventh,
      { ...seventh, increment_id: '000000008', status: 'Pending Payment' },
      { ...seventh, increment_id: '000000009', status: 'Lost' },
    ],
    'order_events.csv': [{ increment_id: '000000007', kind: 'comment', created_at: '2020-01-01 10:00:00' }],
    'reviews.csv': [
      {
        sku: 'THING',
        nickname: 'Jon',
        title: 'Good',
        detail: 'It stands.',
        ratings: 'quality=9',
        status: 'Approved',
        created_at: '2020-01-01 10:00:00',
      },
    ],
  })
  expect(code).toBe(3)
  expect(stdout).toContain('Customers: 1 added')
  expect(stdout).toContain('Addresses: 1 added')
  const reports = (await readdir(join(dataDir, 'imports')))
    .toSorted()
    .map((name) => readFile(join(dataDir, 'imports', name), 'utf8'))
  const lines = (await Promise.all(reports)).flatMap((text) => text.trim().split('\n').slice(1))
  expect(lines).toEqual([
    '3,"jon@example.com","region: there is no Atlantis in CA"',
    '4,"nobody@example.com","there is no customer nobody@example.com"',
    '3,"nobody","email: an e-mail address is needed"',
    '4,"ann@example.com","created_at: a time is needed"',
    '2,"000000007","there is no order 000000007 that was taken from orders.csv"',
    '2,"000000007","snapshot: is not the JSON of an export"',
    '3,"000000008","status: it awaits a payment; export it when it is paid or canceled"',
    '4,"000000009","status: one of Pending Payment, Pending, Processing, Complete, Canceled, Closed is needed"',
    '2,"THING","ratings: code=1 to 5 is needed"',
  ])
})

test('attributes and their options come with labels in both languages, and lists are filtered by them', async () => {
  const finish = {
    attribute_code: 'wood_finish',
    frontend_input: 'select',
    label: 'Wood finish',
    label_fr: 'Fini du bois',
    is_filterable: 1,
    is_visible_on_front: 1,
    position: 90,
  }
  const certified = {
    attribute_code: 'certified',
    frontend_input: 'boolean',
    label: 'Certified wood',
    label_fr: 'Bois certifié',
    is_filterable: 0,
    is_visible_on_front: 1,
    position: 91,
  }
  const { code } = await importFiles({
    'products.csv': [makeRow({ sku: 'THING', additional_attributes: 'wood_finish=Oiled,certified=Yes' })],
    'attributes.csv': [
      { ...finish, option: 'Oiled', option_fr: 'Huilé' },
      { ...finish, option: 'Waxed', option_fr: 'Ciré' },
      certified,
    ],
    'advanced_pricing.csv': [
      {
        sku: 'THING',
        tier_price_customer_group: 'ALL GROUPS',
        tier_price_qty: 3,
        tier_price: 10,
        tier_price_value_type: 'Discount',
      },
    ],
  })
  expect(code).toBe(0)
  const commerce = await startCommerce({ dataDir })
  const { products } = await sendForData(
    commerce.graphqlUrl,
    `{ products(filter: {}) {
      items {
        price_tiers { quantity final_price { value } }
        custom_attributesV2(filters: { is_visible_on_front: true }) {
          items { code ... on AttributeSelectedOptions { selected_options { label } } }
        }
      }
      aggregations { attribute_code label options { label value } }
    } }`,
    { headers: { store: 'fr' } },
  )
  type Aggregation = { attribute_code: string; options: { value: string }[] }
  const { options } = products.aggregations.find(
    ({ attribute_code }: Aggregation) => attribute_code === 'wood_finish',
  )
  const filtered = await sendForData(
    commerce.graphqlUrl,
    `{ oiled: products(filter: { wood_finish: { eq: "${options[0].value}" } }) { total_count }
      none: products(filter: { wood_finish: { eq: "1" } }) { total_count } }`,
  )
  await commerce.stop()
  expect(filtered).toEqual({ oiled: { total_count: 1 }, none: { total_count: 0 } })
  expect(products.items).toEqual([
    {
      price_tiers: [{ quantity: 3, final_price: { value: 90 } }],
      custom_attributesV2: {
        items: [
          { code: 'wood_finish', selected_options: [{ label: 'Huilé' }] },
          { code: 'certified', selected_options: [{ label: 'Oui' }] },
        ],
      },
    },
  ])
  expect(products.aggregations).toContainEqual({
    attribute_code: 'wood_finish',
    label: 'Fini du bois',
    options: [{ label: 'Huilé', value: expect.any(String) }],
  })
})
