// Prepares, as a shopper would, what the recorded exchanges refer to: products, carts, orders, customers.
import { PASSWORD } from '../customer-shopper.ts'
import { guestShopper, makeAddress } from '../guest-shopper.ts'

type Shopper = ReturnType<typeof guestShopper>
type Variant = { sku: string; stock_status: string; uids: string[] }

export const bookAddress = {
  firstname: 'Jane',
  lastname: 'Doe',
  street: ['1 Main St', 'Apt 2'],
  city: 'Guelph',
  region: { region_id: 74 },
  postcode: 'N1H 3A1',
  country_code: 'CA',
  telephone: '555',
}

/** Prepares what the exchanges refer to. */
export class Replay {
  readonly #shopper: Shopper
  #customers = 0
  #configurable: { sku: string; variants: Variant[] } | undefined

  constructor(graphqlUrl: string) {
    this.#shopper = guestShopper(() => graphqlUrl)
  }

  async configurable() {
    this.#configurable ??= await this.#shopper.configurable()
    return this.#configurable
  }

  async simpleSku(status = 'IN_STOCK'): Promise<string> {
    const { data } = await this.#shopper.send(
      '{products(filter:{},pageSize:300,sort:{price:ASC}){items{__typename sku stock_status}}}',
    )
    const items = data.products.items as { __typename: string; sku: string; stock_status: string }[]
    const found = items.find((item) => item.__typename === 'SimpleProduct' && item.stock_status === status)
    if (!found) throw new Error(`no simple product ${status}`)
    return found.sku
  }

  emptyCart(): Promise<string> {
    return this.#shopper.newCart()
  }

  /** A cart with one product of which something was chosen. */
  async cartOf(sku: string, selected_options: string[]): Promise<string> {
    const id = await this.#shopper.newCart()
    await this.#shopper.add(id, [{ sku, quantity: 1, selected_options }])
    return id
  }

  /** A cart with two items, one of them configured. */
  async cart(): Promise<{ id: string; itemUid: string }> {
    const id = await this.#shopper.newCart()
    const { sku, variants } = await this.configurable()
    const variant = variants.find((each) => each.stock_status === 'IN_STOCK')
    const { data } = await this.#shopper.add(id, [
      { sku: await this.simpleSku(), quantity: 1 },
      { sku, quantity: 1, selected_options: variant?.uids ?? [] },
    ])
    return { id, itemUid: data.addProductsToCart.cart.items[0].uid }
  }

  /** A new customer, signed in. */
  async customer(): Promise<{ email: string; token: string }> {
    const email = `replay${(this.#customers += 1)}@example.com`
    const input = { email, firstname: 'Jane', lastname: 'Doe', password: PASSWORD }
    await this.#shopper.send(
      'mutation($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{email}}}',
      { input },
    )
    const { data } = await this.#shopper.send(
      'mutation($email:String!,$password:String!){generateCustomerToken(email:$email,password:$password){token}}',
      { email, password: PASSWORD },
    )
    return { email, token: data.generateCustomerToken.token }
  }

  /** Asks as a customer. */
  async as(token: string, query: string, variables: object = {}) {
    return (await this.#shopper.send(query, variables, { authorization: `Bearer ${token}` })).data
  }

  /** A customer with two addresses, the first of them the default. */
  async addressedCustomer() {
    const { email, token } = await this.customer()
    const add = async (isDefault: boolean): Promise<number> => {
      const data = await this.as(
        token,
        'mutation($input:CustomerAddressInput!){createCustomerAddress(input:$input){id}}',
        { input: { ...bookAddress, default_shipping: isDefault, default_billing: isDefault } },
      )
      return data.createCustomerAddress.id
    }
    return { email, token, defaultId: await add(true), otherId: await add(false) }
  }

  async customerCart(token: string): Promise<string> {
    return (await this.as(token, '{customerCart{id}}')).customerCart.id
  }

  /** A customer with one wish. */
  async wishingCustomer(): Promise<{ token: string; itemId: string }> {
    const { token } = await this.customer()
    const data = await this.as(
      token,
      'mutation($i:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:"0",wishlistItems:$i){wishlist{items_v2{items{id}}}}}',
      { i: [{ sku: await this.simpleSku(), quantity: 1 }] },
    )
    return { token, itemId: data.addProductsToWishlist.wishlist.items_v2.items[0].id }
  }

  /** A customer who has ordered once. */
  async orderingCustomer(): Promise<string> {
    const { token } = await this.customer()
    const id = await this.customerCart(token)
    const set = (mutation: string, type: string, fields: object) =>
      this.as(token, `mutation($i:${type}){${mutation}(input:$i){cart{id}}}`, {
        i: { cart_id: id, ...fields },
      })
    await this.as(
      token,
      'mutation($id:String!,$items:[CartItemInput!]!){addProductsToCart(cartId:$id,cartItems:$items){cart{id}}}',
      { id, items: [{ sku: await this.simpleSku(), quantity: 1 }] },
    )
    await set('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', {
      shipping_addresses: [{ address: makeAddress() }],
    })
    await set('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', {
      billing_address: { same_as_shipping: true },
    })
    await set('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', {
      shipping_methods: [{ carrier_code: 'loftwood_pickup', method_code: 'guelph' }],
    })
    await set('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', {
      payment_method: { code: 'checkmo' },
    })
    await this.as(token, 'mutation($i:PlaceOrderInput){placeOrder(input:$i){errors{message}}}', {
      i: { cart_id: id },
    })
    return token
  }

  async completeCart(): Promise<string> {
    const { id } = await this.cart()
    await this.#shopper.completeCart(id)
    return id
  }

  async order(): Promise<{ id: string; number: string; token: string }> {
    const { data } = await this.#shopper.place(await this.completeCart())
    return data.placeOrder.orderV2
  }
}
