// The link to a checkout that an agent has prepared: what browsers get of it, and what the agent may do from then on.
import { createClient } from '@loftwood/client'
import { createSeal, startMiddleware } from '@loftwood/middleware/testing'
import { describe, expect, test } from 'vitest'
import { ADDRESS_INPUT } from '../address.ts'
import { cookieFetch } from '../cookie-fetch.ts'
import { BUYER, restAgent } from '../../fixtures/agent.ts'
import { codesOf, errorsOf, startCheckouts, tokenOf } from './checkouts.ts'

const { settings, shop, rest, lines, readyCheckout, openLink } = await startCheckouts()

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

    const { body: done } = await rest(`/checkout-sessions/${body.id}`)
    expect(done).toMatchObject({ status: 'completed', order: { id: number }, totals: body.totals })
    expect(done).not.toHaveProperty('continue_url')
    const put = { method: 'PUT' } as const
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

  test('opens again in the browser that has lost the answer', async () => {
    const { body } = await readyCheckout()
    const browser = cookieFetch()
    browser.cookies.set('vsf-hand-over', crypto.randomUUID())
    expect((await openLink(body, browser)).outcome).toBe('opened')
    browser.cookies.delete('vsf-cart')
    const { outcome, magento } = await openLink(body, browser)
    expect([outcome, (await magento.cart()).cart?.email]).toEqual(['opened', BUYER.email])
    const other = cookieFetch()
    other.cookies.set('vsf-hand-over', crypto.randomUUID())
    expect((await openLink(body, other)).outcome).toBe('copied')
  })

  test('takes the checkout from the agent, which neither changes it nor reads what the buyer types', async () => {
    const { body, request } = await readyCheckout()
    const { magento } = await openLink(body)
    await magento.setGuestEmailOnCart({ email: 'typed@example.com' })
    const { cart: typed } = await magento.cart()

    const own = { email: 'agent@example.com', first_name: 'Eve' }
    const put = { method: 'PUT' } as const
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

    const read = await rest(`/checkout-sessions/${body.id}`)
    expect(read.body).toEqual({ ...body, messages: [expect.objectContaining({ code: 'checkout_closed' })] })
    const readCart = await rest(cart)
    expect(readCart.body).toMatchObject({ line_items: body.line_items, buyer: BUYER })
    expect(JSON.stringify([read.body, readCart.body, changes])).not.toContain('typed@')
  })

  test('shows the items alone when somebody else has typed into the cart', async () => {
    const { body } = await readyCheckout()
    const ids = createSeal(settings.env.UCP_SECRET, 'id')
    const { cart: cartId } = ids.open(body.id.replace(/^chk_/, '')) as { cart: string }
    const browser = cookieFetch()
    browser.cookies.set('vsf-cart', cartId)
    const { magento: theirs } = createClient({ url: shop.url, fetch: browser.fetch })
    await theirs.setGuestEmailOnCart({ email: 'typed@example.com' })
    const { outcome, magento } = await openLink(body)
    expect([outcome, (await magento.cart()).cart?.email]).toEqual(['copied', null])
  })

  test('opened while the agent changes the checkout has all of that change, and is the last', async () => {
    const { body, request } = await readyCheckout()
    const change = (email: string) => {
      const all = { ...request, buyer: { ...BUYER, email } }
      return rest(`/checkout-sessions/${body.id}`, all, { method: 'PUT' })
    }
    const [during, { outcome, magento }] = await Promise.all([change('during@example.com'), openLink(body)])
    const isClosed = codesOf(during.body).includes('checkout_closed')
    const after = await change('after@example.com')
    expect([outcome, codesOf(after.body)]).toEqual(['opened', ['checkout_closed']])
    expect((await magento.cart()).cart?.email).toBe(isClosed ? BUYER.email : 'during@example.com')
  })

  test('to a cart without a checkout lets nobody make one of it', async () => {
    const { body } = await rest('/carts', { line_items: lines })
    expect((await openLink(body)).outcome).toBe('opened')
    const late = await rest('/checkout-sessions', { cart_id: body.id, buyer: BUYER })
    expect(errorsOf(late.body)).toEqual(['checkout_closed'])
  })

  test('shows the items alone when it is forgotten who has opened it, and the agent changes nothing', async () => {
    const { body } = await readyCheckout()
    const first = await openLink(body)
    const restarted = await startMiddleware(settings)
    const { outcome, magento } = await openLink(body, cookieFetch(), restarted)
    const { cart } = await magento.cart()
    const update = { line_items: [{ ...lines[0], quantity: 5 }] }
    const id = body.id.replace(/^chk_/, 'cart_')
    const late = await restAgent(restarted.url)(`/carts/${id}`, update, { method: 'PUT' })
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

    // The order may have more in it than the agent has prepared.
    await magento.setShippingAddressesOnCart({ shipping_addresses: [{ address: ADDRESS_INPUT }] })
    const address = (await magento.cart()).cart?.shipping_addresses[0]
    const { carrier_code = '', method_code } = address?.available_shipping_methods?.[0] ?? {}
    await magento.setShippingMethodsOnCart({
      shipping_methods: [{ carrier_code, method_code: method_code ?? '' }],
    })
    await magento.setBillingAddressOnCart({ billing_address: { same_as_shipping: true } })
    await magento.setPaymentMethodOnCart({ payment_method: { code: 'checkmo' } })
    const number = (await magento.placeOrder({})).placeOrder?.orderV2?.number
    const { body: done } = await rest(`/checkout-sessions/${body.id}`)
    expect([done.status, number !== undefined, JSON.stringify(done).includes(`${number}`)]).toEqual([
      'completed',
      true,
      false,
    ])
  })

  test('that a customer has opened still opens for a guest', async () => {
    const { body } = await readyCheckout()
    const browser = cookieFetch()
    const magento = createClient({ url: shop.url, fetch: browser.fetch }).magento
    const account = { email: 'cy@example.com', firstname: 'Cy', lastname: 'Roy', password: 'Bunk-beds-1' }
    await magento.createCustomer(account)
    await magento.generateCustomerToken({ email: account.email, password: account.password })
    expect((await openLink(body, browser)).outcome).toBe('copied')
    expect((await openLink(body)).outcome).toBe('opened')
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
    const read = await rest(`/checkout-sessions/chk_${tokenOf(body)}`)
    expect(errorsOf(read.body)).toEqual(['not_found'])
    const id = body.id.replace(/^chk_/, '')
    expect((await openLink({ continue_url: `http://x/?token=${id}` })).outcome).toBe('unknown')
  })
})
