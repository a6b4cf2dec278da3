// Shops at a back end of any release: an order and an open cart of a guest and, where there are accounts, of a customer
// with a wishlist. What a release does not offer yet is left out.

const ADDRESS = {
  firstname: 'Maude',
  lastname: 'Tremblay',
  street: ['12 King Street'],
  city: 'Guelph',
  region_id: 74,
  postcode: 'N1H 3A1',
  country_code: 'CA',
  telephone: '519 555-0134',
}
const EMAIL = 'maude@example.com'
const PASSWORD = 'Passw0rd!x'
const BED = 'LAU-BNK-HI'
const DESK = 'LAU-DSK'

interface Answer {
  // oxlint-disable-next-line typescript/no-explicit-any -- answers are as varied as the queries
  data?: any
  errors?: { message: string }[]
}

type Send = (query: string, variables?: object) => Promise<Answer>

export async function shopAt(url: string): Promise<void> {
  const asGuest = sendTo(url, {})
  await openCart(asGuest, await newGuestCart(asGuest))
  await order(asGuest, await newGuestCart(asGuest), { isGuest: true })
  const made = await asGuest(
    'mutation($i:CustomerCreateInput!){createCustomerV2(input:$i){customer{email}}}',
    { i: { email: EMAIL, password: PASSWORD, firstname: 'Maude', lastname: 'Tremblay' } },
  )
  const { data } = await asGuest(
    'mutation($e:String!,$p:String!){generateCustomerToken(email:$e,password:$p){token}}',
    {
      e: EMAIL,
      p: PASSWORD,
    },
  )
  const token = data?.generateCustomerToken?.token as string | undefined
  if (!token) return report('no customer', made)
  const asCustomer = sendTo(url, { authorization: `Bearer ${token}` })
  await order(asCustomer, await customerCart(asCustomer), { isGuest: false })
  await openCart(asCustomer, await customerCart(asCustomer))
  await wish(asCustomer)
}

function sendTo(url: string, headers: Record<string, string>): Send {
  return async (query, variables = {}) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    })
    return (await response.json()) as Answer
  }
}

async function newGuestCart(send: Send): Promise<string> {
  return (await send('mutation{createEmptyCart}')).data.createEmptyCart as string
}

async function customerCart(send: Send): Promise<string> {
  return (await send('{customerCart{id}}')).data.customerCart.id as string
}

/** A variant of the bed by the options that are in stock. */
async function chosenBed(send: Send): Promise<object> {
  const { data } = await send(
    `{products(filter:{sku:{eq:"${BED}"}}){items{... on ConfigurableProduct{variants{attributes{uid} product{stock_status}}}}}}`,
  )
  const variant = data.products.items[0].variants.find(
    (each: { product: { stock_status: string } }) => each.product.stock_status === 'IN_STOCK',
  )
  const uids = variant.attributes.map(({ uid }: { uid: string }) => uid)
  return { sku: BED, selected_options: uids, quantity: 1 }
}

async function add(send: Send, cartId: string, items: object[]): Promise<void> {
  const answer = await send(
    'mutation($c:String!,$i:[CartItemInput!]!){addProductsToCart(cartId:$c,cartItems:$i){user_errors{message}}}',
    { c: cartId, i: items },
  )
  report('add to cart', answer, answer.data?.addProductsToCart?.user_errors)
}

async function openCart(send: Send, cartId: string): Promise<void> {
  await add(send, cartId, [await chosenBed(send), { sku: DESK, quantity: 2 }])
}

/** What is sold besides beds, where the release has it. */
async function addExtras(send: Send, cartId: string): Promise<void> {
  const { data } = await send(
    '{products(filter:{sku:{eq:"PLN-LAU-LOW"}}){items{... on DownloadableProduct{downloadable_product_links{uid}}}}}',
  )
  const links = data?.products?.items?.[0]?.downloadable_product_links as { uid: string }[] | undefined
  if (links?.[0])
    await add(send, cartId, [{ sku: 'PLN-LAU-LOW', quantity: 1, selected_options: [links[0].uid] }])
}

async function order(send: Send, cartId: string, { isGuest }: { isGuest: boolean }): Promise<void> {
  const on = async (mutation: string, type: string, input: object) => {
    const shipping = 'shipping_addresses{available_shipping_methods{carrier_code method_code}}'
    const answer = await send(`mutation($i:${type}){${mutation}(input:$i){cart{${shipping}}}}`, {
      i: { cart_id: cartId, ...input },
    })
    return answer.data?.[mutation]?.cart ?? report(mutation, answer)
  }
  await openCart(send, cartId)
  if (!isGuest) await addExtras(send, cartId)
  await on('applyCouponToCart', 'ApplyCouponToCartInput', { coupon_code: 'WELCOME10' })
  if (isGuest) await on('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email: EMAIL })
  const cart = await on('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', {
    shipping_addresses: [{ address: ADDRESS }],
  })
  await on('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', {
    billing_address: { same_as_shipping: true },
  })
  const [{ carrier_code, method_code }] = cart.shipping_addresses[0].available_shipping_methods
  await on('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', {
    shipping_methods: [{ carrier_code, method_code }],
  })
  await on('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', { payment_method: { code: 'checkmo' } })
  const placed = await send(
    'mutation($i:PlaceOrderInput){placeOrder(input:$i){orderV2{number} errors{message}}}',
    {
      i: { cart_id: cartId },
    },
  )
  if (!placed.data?.placeOrder?.orderV2) throw new Error(`no order: ${JSON.stringify(placed)}`)
}

async function wish(send: Send): Promise<void> {
  const answer = await send(
    'mutation($i:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:"0",wishlistItems:$i){user_errors{message}}}',
    { i: [{ sku: DESK, quantity: 1 }] },
  )
  report('wish', answer, answer.data?.addProductsToWishlist?.user_errors)
}

function report(what: string, { errors }: Answer, more: readonly { message: string }[] = []): void {
  for (const { message } of [...(errors ?? []), ...more]) process.stderr.write(`${what}: ${message}\n`)
}
