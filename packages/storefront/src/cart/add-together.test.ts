// Several products by one call, over the real cache and wire, with a middleware that answers from a table.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addTogether, mergeLines, withoutAdded, type TogetherLine } from './add-together.ts'
import { NO_CART, cartClient } from './testing/cart-client.ts'

const bed: TogetherLine = { name: 'Bed', item: { sku: 'BED', quantity: 1 } }
const mattress: TogetherLine = {
  name: 'Mattress',
  item: { sku: 'MAT', quantity: 2, selected_options: ['twin'] },
}

const inCart = (sku: string, quantity: number, size?: string) => ({
  __typename: size ? 'ConfigurableCartItem' : 'SimpleCartItem',
  uid: `${sku}-${size}`,
  quantity,
  errors: null,
  prices: null,
  customizable_options: [],
  product: { __typename: 'SimpleProduct', uid: sku, sku, name: sku },
  ...(size && {
    configurable_options: [
      {
        __typename: 'SelectedConfigurableOption',
        option_label: 'Size',
        value_label: size,
        configurable_product_option_uid: 'size',
        configurable_product_option_value_uid: size,
      },
    ],
    configured_variant: null,
  }),
})

const cart = (...items: object[]) => ({
  __typename: 'Cart',
  id: 'cart-1',
  total_quantity: items.length,
  items,
  shipping_addresses: [],
})

const answered = (now: object, ...messages: string[]) => ({
  data: {
    addProductsToCart: {
      __typename: 'AddProductsToCartOutput',
      cart: now,
      user_errors: messages.map((message) => ({
        __typename: 'CartUserInputError',
        code: 'UNDEFINED',
        message,
      })),
    },
  },
})

const names = (lines: readonly TogetherLine[]) => lines.map(({ name }) => name)

beforeEach(() => vi.stubGlobal('document', { cookie: '' }))
afterEach(() => vi.unstubAllGlobals())

describe('products that are added together', () => {
  it('go by one call', async () => {
    const { client, calls } = cartClient({ ...NO_CART, addProductsToCart: answered(cart()) })
    const result = await addTogether(client, [bed, mattress])
    expect(names(result.added)).toEqual(['Bed', 'Mattress'])
    expect(result.refused).toEqual([])
    expect(calls.filter((method) => method === 'addProductsToCart')).toHaveLength(1)
  })

  it('say which of them was refused, and why', async () => {
    const now = cart(inCart('BED', 1))
    const { client } = cartClient({ ...NO_CART, addProductsToCart: answered(now, 'Only 1 left') })
    const result = await addTogether(client, [bed, mattress])
    expect(names(result.added)).toEqual(['Bed'])
    expect(result.refused).toEqual([{ ...mattress, reason: 'Only 1 left' }])
  })

  it('do not take what was in the cart before for what was added', async () => {
    vi.stubGlobal('document', { cookie: 'vsf-cart=1' })
    const before = cart(inCart('MAT', 2, 'twin'), inCart('MAT', 2, 'full'))
    const now = cart(inCart('MAT', 2, 'twin'), inCart('MAT', 2, 'full'), inCart('BED', 1))
    const { client } = cartClient({
      ...NO_CART,
      cart: { data: { cart: before } },
      addProductsToCart: answered(now, 'Only 2 left'),
    })
    const result = await addTogether(client, [bed, mattress])
    expect(names(result.added)).toEqual(['Bed'])
    expect(names(result.refused)).toEqual(['Mattress'])
  })

  it('are found in the cart where the answer was lost', async () => {
    const now = cart(inCart('BED', 1), inCart('MAT', 2, 'twin'))
    const { client } = cartClient({ ...NO_CART, cart: { data: { cart: now } } })
    expect(names((await addTogether(client, [bed, mattress])).added)).toEqual(['Bed', 'Mattress'])
  })

  it('throw where nothing was added, and where nobody knows', async () => {
    const empty = cartClient({ ...NO_CART, cart: { data: { cart: cart() } } })
    await expect(addTogether(empty.client, [bed])).rejects.toThrow('no addProductsToCart')
    const silent = cartClient(NO_CART)
    await expect(addTogether(silent.client, [bed])).rejects.toThrow('no addProductsToCart')
  })

  it('are one line where they are the same', () => {
    const one = { name: 'Six', item: { sku: 'MAT', quantity: 1, selected_options: ['twin'] } }
    expect(mergeLines([bed, one, one, mattress])).toEqual([
      bed,
      { name: 'Mattress', item: { sku: 'MAT', quantity: 4, selected_options: ['twin'] } },
    ])
  })

  it('are sent again without what is in the cart, whatever was chosen since', () => {
    const one = { ...mattress, item: { ...mattress.item, quantity: 1 } }
    expect(withoutAdded([bed, mattress], [bed])).toEqual([mattress])
    expect(withoutAdded([bed, one], [bed])).toEqual([one])
    expect(withoutAdded([bed, mattress], [bed, one])).toEqual([one])
    expect(withoutAdded([bed, one], [bed, mattress])).toEqual([])
    const other = { name: 'Bed', item: { sku: 'BED', quantity: 1, selected_options: ['white'] } }
    expect(withoutAdded([other, one], [bed])).toEqual([other, one])
  })
})
