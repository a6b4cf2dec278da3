// An agent's way from a cart to a checkout that a browser pays, by REST and by MCP, in front of the real back end.
import { createClient } from '@loftwood/client'
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware } from '@loftwood/middleware/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieFetch } from '../cookie-fetch.ts'
import { mcpAgent, restAgent, type Json } from './agent.ts'

const commerce = await startCommerce()
const settings = {
  commerceUrl: commerce.graphqlUrl,
  env: {
    UCP_SECRET: 'the-same-after-a-restart-of-the-shop',
    UCP_LOCAL_PROFILES: 'true',
    COOKIE_HTTP_ONLY: 'true',
    RATE_LIMIT_AGENT_PER_MINUTE: '0',
    RATE_LIMIT_PLATFORM_PER_MINUTE: '0',
    RATE_LIMIT_CREATION_PER_MINUTE: '0',
    RATE_LIMIT_COUPON_PER_MINUTE: '0',
    RATE_LIMIT_ORDER_PER_MINUTE: '0',
  },
}
const shop = await startMiddleware(settings)
const PROFILE = `${shop.url}/ucp/sample-platform.json`
const rest = restAgent(shop.url, PROFILE)
const mcp = await mcpAgent(shop.url, PROFILE)

const BUYER = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone_number: '613-555-0100' }
const DESTINATION = {
  street_address: '1 Bunk Street',
  address_locality: 'Ottawa',
  address_region: 'ON',
  postal_code: 'K1A 0B1',
  address_country: 'CA',
}
const shipping = (method: object = {}) => ({
  methods: [{ type: 'shipping', destinations: [DESTINATION], ...method }],
})
let lines: { item: { id: string }; quantity: number }[]

afterAll(async () => {
  await mcp.client.close()
  await shop.stop()
  await commerce.stop()
})

beforeAll(async () => {
  const { body } = await rest(
    '/catalog/search',
    { query: 'dresser', pagination: { limit: 20 } },
    { is: 'search' },
  )
  const all: Json[] = body.products.flatMap((product: Json) => product.variants)
  const { id } = all.find(({ availability }) => availability.available)
  lines = [{ item: { id }, quantity: 1 }]
})

/** One subtotal, one total, and exactly what lies between them. */
function expectExact({ totals, line_items: items }: Json) {
  const amountOf = (type: string) => totals.find((it: Json) => it.type === type).amount
  const between = totals.filter((it: Json) => it.type !== 'total')
  expect(between.reduce((sum: number, { amount }: Json) => sum + amount, 0)).toBe(amountOf('total'))
  const subtotal = items.reduce((sum: number, { item, quantity }: Json) => sum + item.price * quantity, 0)
  expect(amountOf('subtotal')).toBe(subtotal)
}

const codesOf = ({ messages = [] }: Json): string[] => messages.map(({ code }: Json) => code)

/** All that an order needs, up to the payment. */
async function readyCheckout(request: object = {}) {
  const all = { line_items: lines, buyer: BUYER, fulfillment: shipping(), ...request }
  const { body: open } = await rest('/checkout-sessions', all, { is: 'checkout' })
  const [method] = open.fulfillment.methods
  const [group] = method.groups
  const groups = [{ id: group.id, selected_option_id: group.options[0].id }]
  const chosen = shipping({ selected_destination_id: method.destinations[0].id, groups })
  const { body } = await rest(
    `/checkout-sessions/${open.id}`,
    { ...all, fulfillment: chosen },
    { is: 'checkout', verb: 'PUT' },
  )
  return { open, body, request: { ...all, fulfillment: chosen } }
}

const tokenOf = ({ continue_url: url }: Json): string => new URL(url).searchParams.get('token') ?? ''

/** A browser that opens the link, as the storefront does for it. */
async function openLink(checkout: Json, browser = cookieFetch(), { url } = shop) {
  const response = await browser.fetch(`${url}/hand-over`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: tokenOf(checkout) }),
  })
  const { outcome } = (await response.json()) as { outcome: string }
  return { outcome, magento: createClient({ url, fetch: browser.fetch }).magento, browser }
}

describe('a checkout', () => {
  test('says what it lacks until only the payment is missing', async () => {
    const made = await rest('/checkout-sessions', { line_items: lines }, { is: 'checkout' })
    expect([made.status, made.body.status]).toEqual([201, 'incomplete'])
    expect(made.body.messages.map(({ path }: Json) => path)).toEqual([
      '$.buyer.email',
      '$.fulfillment.methods[0].destinations',
    ])
    const { open, body } = await readyCheckout()
    expect(open.status).toBe('incomplete')
    expect(open.messages.map(({ path }: Json) => path)).toEqual([
      '$.fulfillment.methods[0].groups[0].selected_option_id',
    ])
    expect(body.status).toBe('requires_escalation')
    expect(body.messages).toMatchObject([{ severity: 'requires_buyer_input' }])
    expect(body.totals.map(({ type }: Json) => type)).toEqual(expect.arrayContaining(['fulfillment', 'tax']))
    expectExact(body)
    expect(body.continue_url).toMatch(/^http:\/\/localhost:3000\/checkout\/continue\?token=/)
    expect(Object.keys(body.ucp.capabilities).sort()).toEqual([
      'dev.ucp.shopping.buyer_consent',
      'dev.ucp.shopping.checkout',
      'dev.ucp.shopping.discount',
      'dev.ucp.shopping.fulfillment',
    ])
    expect((await rest(`/checkout-sessions/${body.id}`, undefined, { is: 'checkout' })).body).toEqual(body)
  })

  test('names what of an address is missing', async () => {
    const destinations = [{ address_country: 'Canada', address_region: 'Atlantis', postal_code: 'K1A 0B1' }]
    const request = { line_items: lines, fulfillment: { methods: [{ type: 'shipping', destinations }] } }
    const { body } = await rest('/checkout-sessions', request, { is: 'checkout' })
    const paths = body.messages.map(({ path }: Json) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        '$.buyer.first_name',
        '$.fulfillment.methods[0].destinations[0].street_address',
        '$.fulfillment.methods[0].destinations[0].address_region',
      ]),
    )
  })

  test('keeps consent, and loses what is left out', async () => {
    const consent = { analytics: false, marketing: true }
    const { body, request } = await readyCheckout({ buyer: { ...BUYER, consent } })
    expect(body.buyer).toEqual({ ...BUYER, consent })
    const { buyer: _, fulfillment: __, ...bare } = request
    const put = { is: 'checkout', verb: 'PUT' } as const
    const { body: then } = await rest(`/checkout-sessions/${body.id}`, bare, put)
    expect([then.status, then.buyer, then.id]).toEqual(['incomplete', undefined, body.id])
    expect(then.fulfillment.methods[0]).not.toHaveProperty('destinations')
    expect(then.line_items.map(({ item }: Json) => item)).toEqual(
      body.line_items.map(({ item }: Json) => item),
    )
    const { magento } = await openLink(then)
    const cart = (await magento.cart()).cart
    expect([cart?.email, cart?.shipping_addresses]).toEqual([null, []])
  })

  test('of a cart is one, however often it is made', async () => {
    const { body: cart } = await rest('/carts', { line_items: lines, discounts: { codes: ['WELCOME10'] } })
    const request = { cart_id: cart.id, line_items: [], buyer: BUYER }
    const { body: first } = await rest('/checkout-sessions', request, { is: 'checkout' })
    const { body: second } = await rest('/checkout-sessions', { cart_id: cart.id }, { is: 'checkout' })
    expect(second.id).toBe(first.id)
    expect(first.discounts.applied).toMatchObject([{ code: 'WELCOME10' }])
    expect(first.line_items.map(({ item }: Json) => item)).toEqual(
      cart.line_items.map(({ item }: Json) => item),
    )
  })

  test('is not completed by the agent, whatever it sends', async () => {
    const { body } = await readyCheckout()
    const payment = {
      instruments: [{ id: 'x', handler_id: 'y', type: 'card', credential: { token: 'secret' } }],
    }
    const { status, body: answer } = await rest(
      `/checkout-sessions/${body.id}/complete`,
      { payment },
      { is: 'checkout' },
    )
    expect([status, answer.status]).toEqual([200, 'requires_escalation'])
    expect(JSON.stringify(answer)).not.toContain('secret')
  })

  test('is canceled once, and stays so', async () => {
    const { body } = await readyCheckout()
    const cancel = () => rest(`/checkout-sessions/${body.id}/cancel`, {}, {})
    const { body: canceled } = await cancel()
    expect([canceled.status, canceled.continue_url]).toEqual(['canceled', undefined])
    expect(codesOf((await cancel()).body)).toEqual(['checkout_closed'])
    const read = await rest(`/checkout-sessions/${body.id}`, undefined, { is: 'checkout' })
    expect(read.body.status).toBe('canceled')
    expect((await openLink(body)).outcome).toBe('canceled')
  })

  test('is in French where the agent says so', async () => {
    const { body } = await readyCheckout({ context: { language: 'fr-CA' } })
    expect(body.continue_url).toContain('http://localhost:3000/fr/checkout/continue')
    expect(body.messages[0].content).toContain('paiement')
  })

  test('by MCP is the same', async () => {
    const { body } = await readyCheckout()
    expect(await mcp.call('get_checkout', { id: body.id }, 'checkout')).toEqual(body)
    const made = await mcp.call('create_checkout', { checkout: { line_items: lines } }, 'checkout')
    const update = { id: made.id, checkout: { line_items: lines, buyer: BUYER } }
    expect((await mcp.call('update_checkout', update, 'checkout')).buyer).toEqual(BUYER)
  })
})

describe('the link', () => {
  test('opens the checkout at the payment, and the order completes it', async () => {
    const { body, request } = await readyCheckout({ discounts: { codes: ['WELCOME10'] } })
    const { outcome, magento } = await openLink(body)
    expect(outcome).toBe('opened')
    const { cart } = await magento.cart()
    expect(cart).toMatchObject({ email: BUYER.email, applied_coupons: [{ code: 'WELCOME10' }] })
    expect(cart?.shipping_addresses[0]).toMatchObject({ postcode: 'K1A 0B1', selected_shipping_method: {} })
    await magento.setBillingAddressOnCart({ billing_address: { same_as_shipping: true } })
    await magento.setPaymentMethodOnCart({ payment_method: { code: 'checkmo' } })
    const placed = (await magento.placeOrder({})).placeOrder
    const number = placed?.orderV2?.number
    expect(number).toBeTruthy()

    const { body: done } = await rest(`/checkout-sessions/${body.id}`, undefined, { is: 'checkout' })
    expect(done).toMatchObject({ status: 'completed', order: { id: number }, totals: body.totals })
    expect(done).not.toHaveProperty('continue_url')
    const put = { verb: 'PUT', is: 'checkout' } as const
    const late = await rest(`/checkout-sessions/${body.id}`, request, put)
    expect([late.body.status, codesOf(late.body)]).toEqual(['completed', ['checkout_closed']])
    expect(codesOf((await rest(`/checkout-sessions/${body.id}/cancel`, {})).body)).toEqual([
      'checkout_closed',
    ])
    expect((await openLink(body)).outcome).toBe('ordered')
  })

  test('shows another browser the items alone', async () => {
    const { body } = await readyCheckout()
    const first = await openLink(body)
    expect((await openLink(body, first.browser)).outcome).toBe('opened')
    const second = await openLink(body)
    expect(second.outcome).toBe('copied')
    const { cart } = await second.magento.cart()
    expect([cart?.email, cart?.shipping_addresses, cart?.total_quantity]).toEqual([null, [], 1])
    expect(JSON.stringify(cart)).not.toMatch(/ann@|Bunk Street/)
    expect((await first.magento.cart()).cart?.email).toBe(BUYER.email)
  })

  test('takes the checkout from the agent, which neither changes it nor reads what the buyer types', async () => {
    const { body, request } = await readyCheckout()
    const { magento } = await openLink(body)
    await magento.setGuestEmailOnCart({ email: 'typed@example.com' })
    const { cart: typed } = await magento.cart()

    const own = { email: 'agent@example.com', first_name: 'Eve' }
    const put = { verb: 'PUT' } as const
    const changes = [
      await rest(`/checkout-sessions/${body.id}`, { ...request, buyer: { ...BUYER, ...own } }, put),
      await rest(`/checkout-sessions/${body.id}`, { line_items: lines }, put),
      await rest(`/checkout-sessions/${body.id}/cancel`, {}),
    ]
    const cart = `/carts/${body.id.replace(/^chk_/, 'cart_')}`
    changes.push(await rest(cart, { line_items: [{ ...lines[0], quantity: 5 }] }, put))
    changes.push(await rest(`${cart}/cancel`, {}))
    for (const { status, body: answer } of changes)
      expect([status, codesOf(answer)]).toEqual([200, ['checkout_closed']])
    expect((await magento.cart()).cart).toEqual(typed)

    const read = await rest(`/checkout-sessions/${body.id}`, undefined, { is: 'checkout' })
    expect(read.body).toEqual({ ...body, messages: [expect.objectContaining({ code: 'checkout_closed' })] })
    const readCart = await rest(cart, undefined, { is: 'cart' })
    expect(readCart.body).toMatchObject({ line_items: body.line_items, buyer: BUYER })
    expect(JSON.stringify([read.body, readCart.body, changes])).not.toContain('typed@')
  })

  test('to a cart without a checkout lets nobody make one of it', async () => {
    const { body } = await rest('/carts', { line_items: lines }, { is: 'cart' })
    expect((await openLink(body)).outcome).toBe('opened')
    const late = await rest('/checkout-sessions', { cart_id: body.id, buyer: BUYER }, { is: 'error' })
    expect(codesOf(late.body)).toEqual(['checkout_closed'])
  })

  test('shows the items alone when it is forgotten who has opened it, and the agent changes nothing', async () => {
    const { body } = await readyCheckout()
    const first = await openLink(body)
    const restarted = await startMiddleware(settings)
    const { outcome, magento } = await openLink(body, cookieFetch(), restarted)
    const { cart } = await magento.cart()
    const update = { line_items: [{ ...lines[0], quantity: 5 }] }
    const id = body.id.replace(/^chk_/, 'cart_')
    const late = await restAgent(restarted.url, `${restarted.url}/ucp/sample-platform.json`)(
      `/carts/${id}`,
      update,
      { verb: 'PUT' },
    )
    await restarted.stop()
    expect([outcome, cart?.email, cart?.total_quantity]).toEqual(['copied', null, 1])
    expect(codesOf(late.body)).toEqual(['not_found'])
    expect((await first.magento.cart()).cart).toMatchObject({ email: BUYER.email, total_quantity: 1 })
  })

  test('gives a customer the items in their own cart, and signs nobody in', async () => {
    const { body } = await readyCheckout()
    const browser = cookieFetch()
    const magento = createClient({ url: shop.url, fetch: browser.fetch }).magento
    const account = { email: 'bea@example.com', firstname: 'Bea', lastname: 'Roy', password: 'Bunk-beds-1' }
    await magento.createCustomer(account)
    await magento.generateCustomerToken({ email: account.email, password: account.password })
    expect((await openLink(body, browser)).outcome).toBe('copied')
    const { cart } = await magento.cart()
    expect([cart?.email, cart?.total_quantity]).toEqual([account.email, 1])
  })

  test.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'with the token %j opens nothing',
    async (token) => {
      const { outcome } = await openLink({ continue_url: `http://x/?token=${token}` })
      expect(outcome).toBe('unknown')
    },
  )

  test('is not an id, and an id is no link', async () => {
    const { body } = await readyCheckout()
    const read = await rest(`/checkout-sessions/chk_${tokenOf(body)}`, undefined, { is: 'error' })
    expect(codesOf(read.body)).toEqual(['not_found'])
    const id = body.id.replace(/^chk_/, '')
    expect((await openLink({ continue_url: `http://x/?token=${id}` })).outcome).toBe('unknown')
  })
})
