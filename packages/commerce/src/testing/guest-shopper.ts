// A guest of the shop for tests: what a shopper does, over HTTP.

const CART = `id total_quantity is_virtual email applied_coupons{code}
  items{__typename uid quantity product{sku name} prices{price{value} row_total{value}}
    ... on ConfigurableCartItem{configurable_options{option_label value_label} configured_variant{sku}}}
  prices{grand_total{value currency} subtotal_excluding_tax{value} discounts{label amount{value}} applied_taxes{label amount{value}}}
  shipping_addresses{region{code} available_shipping_methods{carrier_code method_code amount{value} delivery_days_min}
    selected_shipping_method{carrier_code amount{value}}}
  available_payment_methods{code title} selected_payment_method{code}`

export interface Answer {
  // oxlint-disable-next-line typescript/no-explicit-any -- answers are as varied as the queries
  data: any
  errors?: { message: string; extensions?: { category: string; code?: string } }[]
}

export interface Variant {
  sku: string
  stock_status: string
  price: number
  uids: string[]
}

export function makeAddress(overrides: object = {}): object {
  return {
    firstname: 'Maude',
    lastname: 'Tremblay',
    street: ['12 King Street'],
    city: 'Guelph',
    region_id: 74,
    postcode: 'N1H 3A1',
    country_code: 'CA',
    telephone: '519 555-0134',
    ...overrides,
  }
}

/** Ways to shop at the back end that answers at this address now; `always` are headers such as `store`. */
export function guestShopper(graphqlUrl: () => string, always: Record<string, string> = {}) {
  async function send(
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(graphqlUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...always, ...headers },
      body: JSON.stringify({ query, variables }),
    })
    return (await response.json()) as Answer
  }

  async function newCart(): Promise<string> {
    return (await send('mutation{createEmptyCart}')).data.createEmptyCart as string
  }

  const add = (cartId: string, cartItems: object[]) =>
    send(
      `mutation($cartId:String!,$cartItems:[CartItemInput!]!){addProductsToCart(cartId:$cartId,cartItems:$cartItems){cart{${CART}} user_errors{code message}}}`,
      { cartId, cartItems },
    )

  const onCart = (mutation: string, type: string, input: object) =>
    send(`mutation($input:${type}!){${mutation}(input:$input){cart{${CART}}}}`, { input })

  async function configurable(): Promise<{ sku: string; variants: Variant[] }> {
    const { data } = await send(
      `{products(filter:{},search:"bunk",pageSize:50){items{sku ... on ConfigurableProduct{variants{attributes{uid} product{sku stock_status price_range{minimum_price{final_price{value}}}}}}}}}`,
      {},
      // The search is an English one.
      { store: 'default' },
    )
    const found = data.products.items.find(
      (item: { variants?: { product: { stock_status: string } }[] }) =>
        item.variants?.some((v) => v.product.stock_status === 'OUT_OF_STOCK') &&
        item.variants.some((v) => v.product.stock_status === 'IN_STOCK'),
    )
    return {
      sku: found.sku,
      variants: found.variants.map(
        (v: {
          attributes: { uid: string }[]
          product: {
            sku: string
            stock_status: string
            price_range: { minimum_price: { final_price: { value: number } } }
          }
        }) => ({
          sku: v.product.sku,
          stock_status: v.product.stock_status,
          price: v.product.price_range.minimum_price.final_price.value,
          uids: v.attributes.map((attribute) => attribute.uid),
        }),
      ),
    }
  }

  const place = (cartId: string) =>
    send(
      'mutation($i:PlaceOrderInput){placeOrder(input:$i){order{order_number} orderV2{id number token total{grand_total{value} taxes{title rate amount{value}} total_shipping{value}} items{product_sku quantity_ordered selected_options{label value}} shipping_address{region}} errors{code message}}}',
      { i: { cart_id: cartId } },
    )

  async function completeCart(cartId: string, address: object = makeAddress()) {
    await onCart('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', {
      cart_id: cartId,
      email: 'maude@example.com',
    })
    const { data } = await onCart('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', {
      cart_id: cartId,
      shipping_addresses: [{ address }],
    })
    await onCart('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', {
      cart_id: cartId,
      billing_address: { same_as_shipping: true },
    })
    const [{ carrier_code, method_code }] =
      data.setShippingAddressesOnCart.cart.shipping_addresses[0].available_shipping_methods
    await onCart('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', {
      cart_id: cartId,
      shipping_methods: [{ carrier_code, method_code }],
    })
    return onCart('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', {
      cart_id: cartId,
      payment_method: { code: 'checkmo' },
    })
  }

  return { send, newCart, add, onCart, configurable, place, completeCart }
}
