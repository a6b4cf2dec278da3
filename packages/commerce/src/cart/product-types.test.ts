// Sets, groups, downloads in a cart, over HTTP: what is chosen, what it costs, what it takes from stock.
import { describe, expect, test } from 'vitest'
import { bundleSelectionUid, downloadLinkUid } from '../product/option-uids.ts'
import { everyTypeShop } from '../testing/every-type-shop.ts'
import { ITEM_FIELDS, bed, mattresses, set } from '../testing/every-type-items.ts'

const { shopper, add } = everyTypeShop()

describe('a bundle', () => {
  test('costs what its parts cost, less its discount, and names what was chosen', async () => {
    const { cart, user_errors } = await add(await shopper.newCart(), [set], 'fr')
    expect(user_errors).toEqual([])
    expect(cart.items).toMatchObject([
      {
        __typename: 'BundleCartItem',
        product: { sku: 'SET' },
        // 450 + 2 × 162: ten per cent off each piece; regular prices are those of the parts.
        prices: { price: { value: 774 }, original_item_price: { value: 900 } },
        bundle_options: [
          { id: 11, label: 'Lit', type: 'radio', values: [{ uid: bed, id: 111, quantity: 1, price: 450 }] },
          { id: 12, label: 'Matelas', values: [{ label: 'Matelas de mousse', quantity: 2, price: 162 }] },
        ],
      },
    ])
  })

  test('with a price of its own costs that and its selections', async () => {
    const uids = [bundleSelectionUid(21, 212, 2)]
    const { cart } = await add(await shopper.newCart(), [{ sku: 'FIXED-SET', selected_options: uids }])
    expect(cart.items[0].prices).toMatchObject({ price: { value: 284 }, original_item_price: { value: 294 } })
  })

  test('the same choice adds up, another is a new line; a quantity may be typed where it may change', async () => {
    const cartId = await shopper.newCart()
    await add(cartId, [set, set])
    const typed = { sku: 'SET', selected_options: [bed], entered_options: [{ uid: mattresses, value: '1' }] }
    const { cart } = await add(cartId, [typed])
    expect(cart.items.map((item: { quantity: number }) => item.quantity)).toEqual([2, 1])
    expect(cart.items[1].prices.price.value).toBe(612)
  })

  test('needs its required options, one of each radio, and parts that exist', async () => {
    const cartId = await shopper.newCart()
    const messages = (
      await add(cartId, [
        { sku: 'SET', selected_options: [bed] },
        { sku: 'SET', selected_options: [bed, bundleSelectionUid(11, 112, 1), mattresses] },
        { sku: 'SET', selected_options: [bed, mattresses, bundleSelectionUid(12, 999, 1)] },
        { sku: 'SET', selected_options: [bundleSelectionUid(11, 112, 1), mattresses] },
        { sku: 'SET', selected_options: [bed], entered_options: [{ uid: mattresses, value: '1.5' }] },
        { sku: 'SET', selected_options: [bed], entered_options: [{ uid: mattresses, value: '-2' }] },
      ])
    ).user_errors.map((error: { message: string }) => error.message)
    expect(messages).toEqual([
      'Please select all required options.',
      'The options you selected are not available.',
      'The options you selected are not available.',
      'This product is not available.',
      'The quantity is a whole number, such as 1 or 2.',
      'The fewest you may purchase is 1.',
    ])
  })

  test('and a part bought besides share one stock', async () => {
    const cartId = await shopper.newCart()
    const springs = { sku: 'SET', selected_options: [bed, bundleSelectionUid(12, 122, 2)] }
    const { user_errors } = await add(cartId, [springs, { sku: 'SPRINGS', quantity: 2 }, springs])
    expect(user_errors).toEqual([
      { code: 'INSUFFICIENT_STOCK', message: 'Only 1 left', quantity: 1 },
      { code: 'INSUFFICIENT_STOCK', message: 'Only 1 left', quantity: 1 },
    ])
  })
})

test('a group is bought by its children, not by itself', async () => {
  const { cart, user_errors } = await add(await shopper.newCart(), [
    { sku: 'PILLOW', parent_sku: 'ROOM', quantity: 2 },
    { sku: 'BED-WHT-TWN', parent_sku: 'ROOM' },
    { sku: 'ROOM' },
    { sku: 'MATTRESS', parent_sku: 'ROOM' },
    { sku: 'GONE', parent_sku: 'ROOM' },
  ])
  expect(cart.items).toMatchObject([
    { __typename: 'SimpleCartItem', product: { sku: 'PILLOW' }, quantity: 2 },
    {
      __typename: 'ConfigurableCartItem',
      product: { sku: 'BED' },
      configured_variant: { sku: 'BED-WHT-TWN' },
    },
  ])
  expect(user_errors).toMatchObject([
    { code: 'UNDEFINED', message: 'Tell us how many you would like.' },
    { code: 'PRODUCT_NOT_FOUND' },
    { code: 'PRODUCT_NOT_FOUND' },
  ])
})

test('a download costs its links; at least one is needed', async () => {
  const cartId = await shopper.newCart()
  const both = [downloadLinkUid(2), downloadLinkUid(1)]
  const { cart, user_errors } = await add(cartId, [
    { sku: 'PLAN', selected_options: [downloadLinkUid(1)] },
    { sku: 'PLAN', selected_options: both },
    { sku: 'PLAN', selected_options: both.toReversed() },
    { sku: 'PLAN' },
    { sku: 'PLAN', selected_options: [downloadLinkUid(9)] },
  ])
  expect(cart).toMatchObject({
    is_virtual: true,
    items: [
      { __typename: 'DownloadableCartItem', links: [{ title: 'Plan in English', price: 5 }], quantity: 1 },
      { prices: { price: { value: 22 } }, quantity: 2, samples: [{ title: 'First page' }] },
    ],
  })
  expect(user_errors.map((error: { message: string }) => error.message)).toEqual([
    'Choose at least one file.',
    'Choose at least one file.',
  ])
})

test('three of a bed cost their tier price', async () => {
  const { cart } = await add(await shopper.newCart(), [
    { sku: 'BED-NAT-TWN', parent_sku: 'BED', quantity: 3 },
  ])
  expect(cart.items[0].prices).toMatchObject({ price: { value: 450 }, row_total: { value: 1350 } })
})

test('the older mutations add the same, all or none', async () => {
  const cart_id = await shopper.newCart()
  const send = (name: string, type: string, cart_items: object[]) =>
    shopper.send(`mutation($input:${type}){${name}(input:$input){cart{${ITEM_FIELDS}}}}`, {
      input: { cart_id, cart_items },
    })
  const bundle_options = [
    { id: 11, quantity: 1, value: ['111'] },
    { id: 12, quantity: 1, value: ['121'] },
  ]
  await send('addBundleProductsToCart', 'AddBundleProductsToCartInput', [
    { data: { sku: 'SET', quantity: 1 }, bundle_options },
  ])
  await send('addConfigurableProductsToCart', 'AddConfigurableProductsToCartInput', [
    { parent_sku: 'BED', data: { sku: 'BED-NAT-TWN', quantity: 1 } },
  ])
  await send('addDownloadableProductsToCart', 'AddDownloadableProductsToCartInput', [
    { data: { sku: 'PLAN', quantity: 1 }, downloadable_product_links: [{ link_id: 2 }] },
  ])
  await send('addVirtualProductsToCart', 'AddVirtualProductsToCartInput', [
    { data: { sku: 'ASSEMBLY', quantity: 1 } },
  ])
  const simple = await send('addSimpleProductsToCart', 'AddSimpleProductsToCartInput', [
    { data: { sku: 'PLATE', quantity: 1 }, customizable_options: [{ id: 1, value_string: 'Léo' }] },
  ])
  const { items } = simple.data.addSimpleProductsToCart.cart
  expect(items.map((item: { __typename: string }) => item.__typename)).toEqual([
    'BundleCartItem',
    'ConfigurableCartItem',
    'DownloadableCartItem',
    'VirtualCartItem',
    'SimpleCartItem',
  ])
  expect(items[0].prices.price.value).toBe(612)
  const refused = await send('addSimpleProductsToCart', 'AddSimpleProductsToCartInput', [
    { data: { sku: 'PILLOW', quantity: 1 } },
    { data: { sku: 'PILLOW', quantity: 900 } },
  ])
  expect(refused.errors?.[0]).toMatchObject({
    message: 'Could not add the product with SKU PILLOW to the shopping cart: Only 50 left',
    extensions: { category: 'graphql-input' },
  })
  const { data } = await shopper.send('query($id:String!){cart(cart_id:$id){total_quantity}}', {
    id: cart_id,
  })
  expect(data.cart.total_quantity).toBe(5)
})
