// Products of every type over HTTP: their parts, prices and stock.
import { describe, expect, test } from 'vitest'
import { ProductDetailsDocument } from '@loftwood/graphql-types'
import { everyTypeShop } from '../testing/every-type-shop.ts'
import { sendForData } from '../testing/graphql-client.ts'
import { decodeUid } from '../platform/uid.ts'

const shop = everyTypeShop()

const price = 'regular_price{value} final_price{value} discount{amount_off percent_off}'
const common = `__typename sku name stock_status only_x_left_in_stock special_price
  price_range{minimum_price{${price}} maximum_price{${price}}}`

async function product(sku: string, fields = '', store = 'default') {
  const query = `query($sku:String){products(filter:{sku:{eq:$sku}}){items{${common} ${fields}}}}`
  const data = await sendForData(shop.commerce().graphqlUrl, query, {
    variables: { sku },
    headers: { store },
  })
  return data.products.items[0]
}

async function borders(sku: string) {
  const { minimum_price, maximum_price } = (await product(sku)).price_range
  const pair = (each: typeof minimum_price) => [each.regular_price.value, each.final_price.value]
  return [...pair(minimum_price), ...pair(maximum_price)]
}

async function skus(args: string): Promise<string[]> {
  const data = await sendForData(shop.commerce().graphqlUrl, `{products(${args},pageSize:50){items{sku}}}`)
  return data.products.items.map((item: { sku: string }) => item.sku)
}

describe('types and stock', () => {
  test.each([
    ['BED', 'ConfigurableProduct', 'IN_STOCK', null],
    ['MATTRESS', 'SimpleProduct', 'IN_STOCK', null],
    ['SPRINGS', 'SimpleProduct', 'IN_STOCK', 3],
    ['GONE', 'SimpleProduct', 'OUT_OF_STOCK', null],
    ['ASSEMBLY', 'VirtualProduct', 'IN_STOCK', null],
    ['SET', 'BundleProduct', 'IN_STOCK', null],
    ['ROOM', 'GroupedProduct', 'IN_STOCK', null],
    ['PLAN', 'DownloadableProduct', 'IN_STOCK', null],
    ['CARD', 'GiftCardProduct', 'IN_STOCK', null],
    ['PAPER-CARD', 'GiftCardProduct', 'IN_STOCK', 2],
  ])('%s is a %s, %s, %s left', async (sku, __typename, stock_status, only_x_left_in_stock) => {
    expect(await product(sku)).toMatchObject({ __typename, stock_status, only_x_left_in_stock })
  })
})

describe('prices: lowest regular and final, highest regular and final', () => {
  test.each([
    // 500 + 2 × 200 regular; 10 % off each piece: 450 + 2 × 162. At most 620 + 2 × 300 + 30 + 90.
    ['SET', [900, 774, 1340, 1206]],
    ['FIXED-SET', [275, 265, 294, 284]],
    // The bed and two pillows; what is there on request only (0 pieces) is not counted.
    ['ROOM', [580, 580, 580, 580]],
    ['PLAN', [15, 15, 22, 22]],
    ['CARD', [25, 25, 500, 500]],
    ['PAPER-CARD', [75, 75, 75, 75]],
    ['MATTRESS', [200, 180, 200, 180]],
    ['BED', [500, 500, 620, 620]],
  ])('%s', async (sku, expected) => {
    expect(await borders(sku)).toEqual(expected)
  })

  test('the listing sorts and filters by them', async () => {
    const sorted = await skus('filter:{},sort:{price:DESC}')
    expect(sorted.slice(0, 3)).toEqual(['SET', 'ROOM', 'BED'])
    expect(await skus('filter:{price:{from:"770",to:"780"}}')).toEqual(['SET'])
    expect(await skus('filter:{price:{from:"260",to:"270"}}')).toEqual(['FIXED-SET'])
  })

  test('a special price is returned, for a bundle as its discount', async () => {
    expect((await product('MATTRESS')).special_price).toBe(180)
    const set = await product(
      'SET',
      '... on BundleProduct{price_details{main_price main_final_price discount_percentage}}',
    )
    expect(set).toMatchObject({
      special_price: null,
      price_details: { main_price: 900, main_final_price: 774, discount_percentage: 10 },
    })
    expect(set.price_range.minimum_price.discount).toEqual({ amount_off: 126, percent_off: 14 })
  })

  test('prices by quantity', async () => {
    const { price_tiers } = await product(
      'BED',
      'price_tiers{quantity final_price{value currency} discount{amount_off percent_off}}',
    )
    expect(price_tiers).toEqual([
      {
        quantity: 3,
        final_price: { value: 450, currency: 'CAD' },
        discount: { amount_off: 50, percent_off: 10 },
      },
    ])
  })
})

const bundleFields = `... on BundleProduct{dynamic_price dynamic_sku dynamic_weight price_view ship_bundle_items
  items{uid title required type position sku options{uid label quantity position is_default price price_type
    can_change_quantity product{sku stock_status price_range{minimum_price{final_price{value}}}}}}}`

test('the options of a bundle', async () => {
  const set = await product('SET', bundleFields, 'fr')
  expect(set).toMatchObject({
    dynamic_price: true,
    price_view: 'PRICE_RANGE',
    ship_bundle_items: 'TOGETHER',
    items: [
      { title: 'Lit', type: 'radio', required: true, position: 1, sku: 'SET' },
      { title: 'Matelas', type: 'select', required: true, position: 2 },
      { title: 'Suppléments', type: 'checkbox', required: false, position: 3 },
    ],
  })
  const [bed, mattress] = set.items
  expect(decodeUid(bed.uid)).toBe('bundle/11')
  expect(mattress.options[0]).toMatchObject({
    label: 'Matelas de mousse',
    quantity: 2,
    is_default: true,
    can_change_quantity: true,
    product: { sku: 'MATTRESS', price_range: { minimum_price: { final_price: { value: 180 } } } },
  })
  expect(decodeUid(mattress.options[0].uid)).toBe('bundle/12/121/2')
  expect(bed.options[1]).toMatchObject({
    label: 'Lit de pin, Blanc, Double',
    product: { stock_status: 'OUT_OF_STOCK' },
  })
})

test('a fixed bundle has a price for each selection', async () => {
  const { items, dynamic_price } = await product('FIXED-SET', bundleFields)
  expect(dynamic_price).toBe(false)
  expect(items[0].options.map((each: { price: number }) => each.price)).toEqual([25, 22])
})

test('the members of a group, in the order given', async () => {
  const { items } = await product(
    'ROOM',
    '... on GroupedProduct{items{position qty product{sku stock_status}}}',
  )
  expect(items).toEqual([
    { position: 0, qty: 1, product: { sku: 'BED-WHT-TWN', stock_status: 'IN_STOCK' } },
    { position: 1, qty: 2, product: { sku: 'PILLOW', stock_status: 'IN_STOCK' } },
    { position: 2, qty: 0, product: { sku: 'GONE', stock_status: 'OUT_OF_STOCK' } },
  ])
})

test('the files of a downloadable product', async () => {
  const plan = await product(
    'PLAN',
    `... on DownloadableProduct{links_title links_purchased_separately
      downloadable_product_links{uid title price sample_url sort_order}
      downloadable_product_samples{title sample_url sort_order}}`,
    'fr',
  )
  expect(plan).toMatchObject({ links_title: 'Plans à télécharger', links_purchased_separately: 1 })
  const [english, french] = plan.downloadable_product_links
  expect(english).toMatchObject({ price: 5, sort_order: 1, title: 'Plan in English (fr)' })
  expect(decodeUid(english.uid)).toBe('downloadable/1')
  expect(french.sample_url).toBeNull()
  const sample = await fetch(english.sample_url)
  expect([sample.status, await sample.text()]).toEqual([200, 'first page'])
  expect(plan.downloadable_product_samples).toEqual([
    { title: 'Première page', sample_url: english.sample_url, sort_order: 1 },
  ])
})

const optionFields = `options{__typename uid title required sort_order
  ... on CustomizableFieldOption{product_sku typed:value{uid price price_type max_characters sku}}
  ... on CustomizableAreaOption{typed:value{uid price price_type max_characters sku}}
  ... on CustomizableDateOption{date:value{uid price price_type type}}
  ... on CustomizableDropDownOption{values:value{uid option_type_id title price price_type sku sort_order}}
  ... on CustomizableRadioOption{values:value{uid option_type_id title price price_type sku sort_order}}
  ... on CustomizableCheckboxOption{values:value{uid option_type_id title price price_type sku sort_order}}
  ... on CustomizableMultipleOption{values:value{uid option_type_id title price price_type sku sort_order}}}`

test('custom options', async () => {
  const { options } = await product('PLATE', `... on CustomizableProductInterface{${optionFields}}`, 'fr')
  expect(options.map((option: { __typename: string }) => option.__typename)).toEqual([
    'CustomizableFieldOption',
    'CustomizableAreaOption',
    'CustomizableDateOption',
    'CustomizableDropDownOption',
    'CustomizableRadioOption',
    'CustomizableCheckboxOption',
    'CustomizableMultipleOption',
  ])
  const [name, verse, date, colour] = options
  expect(name).toMatchObject({
    title: 'Nom',
    required: true,
    product_sku: 'PLATE',
    typed: { price: 5, price_type: 'FIXED', max_characters: 12 },
  })
  expect(verse.typed).toMatchObject({ price: 0, sku: 'verse', max_characters: null })
  expect(date.date).toMatchObject({ type: 'DATE', price_type: 'FIXED' })
  expect(decodeUid(name.uid)).toBe('custom-option/1')
  expect(colour.values).toEqual([
    {
      uid: Buffer.from('custom-option/4/10').toString('base64'),
      option_type_id: 10,
      title: 'Or',
      price: 10,
      price_type: 'PERCENT',
      sku: null,
      sort_order: 1,
    },
    expect.objectContaining({ title: 'Argent', price: 3.5, price_type: 'FIXED', sku: 'silver' }),
  ])
  const { options: none } = await product('PILLOW', `... on CustomizableProductInterface{${optionFields}}`)
  expect(none).toBeNull()
})

const cardFields = `... on GiftCardProduct{giftcard_type giftcard_amounts{uid value} allow_open_amount open_amount_min
  open_amount_max allow_message message_max_length lifetime is_redeemable made_in_canada
  gift_card_options{__typename uid title required}}`

test('a gift card has its amounts and its fields', async () => {
  const card = await product('CARD', cardFields, 'fr')
  expect(card).toMatchObject({
    giftcard_type: 'VIRTUAL',
    allow_open_amount: true,
    open_amount_min: 25,
    open_amount_max: 500,
    allow_message: true,
    lifetime: 365,
    is_redeemable: true,
  })
  expect(card.giftcard_amounts.map(({ uid }: { uid: string }) => decodeUid(uid))).toEqual([
    'giftcard/giftcard_amount/50.0000',
    'giftcard/giftcard_amount/100.0000',
  ])
  expect(card.gift_card_options.map(({ uid }: { uid: string }) => decodeUid(uid))).toEqual([
    'giftcard/custom_giftcard_amount',
    'giftcard/giftcard_sender_name',
    'giftcard/giftcard_sender_email',
    'giftcard/giftcard_recipient_name',
    'giftcard/giftcard_recipient_email',
    'giftcard/giftcard_message',
  ])
  expect(card.gift_card_options[3]).toMatchObject({ title: 'Nom du destinataire', required: true })
  const paper = await product('PAPER-CARD', cardFields)
  expect(paper).toMatchObject({
    giftcard_type: 'PHYSICAL',
    allow_open_amount: false,
    message_max_length: null,
  })
  expect(paper.gift_card_options).toHaveLength(2)
})

test('a bundle is found by the finishes and sizes of its parts', async () => {
  const data = await sendForData(
    shop.commerce().graphqlUrl,
    '{products(filter:{}){aggregations{attribute_code options{label value count}}}}',
  )
  const { options } = data.products.aggregations.find(
    (each: { attribute_code: string }) => each.attribute_code === 'color',
  )
  for (const { value, label, count } of options) {
    const found = await skus(`filter:{color:{eq:"${value}"}}`)
    expect(found, label).toEqual(expect.arrayContaining(['BED', 'SET']))
    expect(found).toHaveLength(count)
  }
  expect(options).toHaveLength(2)
})

test('a service has no measures: those in its file are of its pictures', async () => {
  const service = await product('ASSEMBLY', 'assembled_length assembled_width assembled_height')
  expect(service).toMatchObject({ assembled_length: null, assembled_width: null, assembled_height: null })
})

test('cross-sells', async () => {
  const { crosssell_products } = await product('PLATE', 'crosssell_products{sku}')
  expect(crosssell_products).toEqual([{ sku: 'PILLOW' }, { sku: 'SET' }])
})

test.each(['BED', 'SET', 'FIXED-SET', 'ROOM', 'PLAN', 'CARD', 'PLATE'])(
  'the page of %s asks the database at most a dozen times',
  async (sku) => {
    const before = shop.commerce().statementCount()
    const { products } = await sendForData(shop.commerce().graphqlUrl, ProductDetailsDocument, {
      variables: { filter: { sku: { eq: sku } } },
    })
    expect(products?.items?.[0]?.sku).toBe(sku)
    expect(shop.commerce().statementCount() - before).toBeLessThanOrEqual(12)
  },
)
