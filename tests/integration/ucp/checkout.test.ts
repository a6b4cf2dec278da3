// An agent's way from a cart to a checkout that waits for its payment, by REST and by MCP, in front of the real back end.
import { describe, expect, test } from 'vitest'
import { BUYER, DESTINATION, type Json } from '../../fixtures/agent.ts'
import { codesOf, errorsOf, expectExact, startCheckouts } from './checkouts.ts'

const { rest, mcp, lines, readyCheckout, openLink } = await startCheckouts()

describe('a checkout', () => {
  test('says what it lacks until only the payment is missing', async () => {
    const made = await rest('/checkout-sessions', { line_items: lines })
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
    const amountOf = (type: string) => body.totals.find((it: Json) => it.type === type).amount
    // Ontario's harmonized sales tax, on goods and delivery.
    const taxed = [amountOf('subtotal'), amountOf('fulfillment')]
    expect(amountOf('tax')).toBe(taxed.reduce((sum, amount) => sum + Math.round(amount * 0.13), 0))
    expect(body.continue_url).toMatch(/^http:\/\/localhost:3000\/checkout\/continue\?token=/)
    expect(Object.keys(body.ucp.capabilities).sort()).toEqual([
      'dev.ucp.shopping.buyer_consent',
      'dev.ucp.shopping.checkout',
      'dev.ucp.shopping.discount',
      'dev.ucp.shopping.fulfillment',
    ])
    expect((await rest(`/checkout-sessions/${body.id}`)).body).toEqual(body)
  })

  test('says that it can be picked up, which the buyer chooses', async () => {
    const { body } = await readyCheckout()
    const { methods, available_methods: available } = body.fulfillment
    const description = "Pick-up is chosen on the shop's page: Pick up at the Guelph warehouse"
    const { line_item_ids } = methods[0]
    expect(available).toEqual([{ type: 'pickup', line_item_ids, description }])
    expect(JSON.stringify(methods)).not.toMatch(/pick-?up/i)
    const destinations = [{ ...DESTINATION, address_region: 'QC', postal_code: 'H2X 1Y4' }]
    const request = { line_items: lines, buyer: BUYER, fulfillment: { methods: [{ destinations }] } }
    const { body: far } = await rest('/checkout-sessions', request)
    expect(far.fulfillment.methods[0].groups[0].options.length).toBeGreaterThan(0)
    expect(far.fulfillment).not.toHaveProperty('available_methods')
  })

  test('names what of an address is missing', async () => {
    const destinations = [{ address_country: 'Canada', address_region: 'Atlantis', postal_code: 'K1A 0B1' }]
    const request = { line_items: lines, fulfillment: { methods: [{ type: 'shipping', destinations }] } }
    const { body } = await rest('/checkout-sessions', request)
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
    const put = { method: 'PUT' } as const
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

  test.each([
    ['no destinations', [{ type: 'shipping', destinations: [] }], undefined],
    [
      'an unknown destination',
      [{ type: 'shipping', destinations: [DESTINATION], selected_destination_id: 'none' }],
      'invalid $.fulfillment.methods[0].selected_destination_id',
    ],
    ['only a pickup', [{ type: 'pickup' }], undefined],
  ])('sent with %s has no longer the address of before', async (_, methods, problem) => {
    const { body, request } = await readyCheckout()
    const put = { method: 'PUT' } as const
    const all = { ...request, fulfillment: { methods } }
    const { body: then } = await rest(`/checkout-sessions/${body.id}`, all, put)
    const problems = then.messages.map(({ code, path }: Json) => `${code} ${path}`)
    expect(problems).toContain('missing $.fulfillment.methods[0].destinations')
    if (problem) expect(problems).toContain(problem)
    const { cart } = await (await openLink(then)).magento.cart()
    expect([cart?.email, cart?.shipping_addresses]).toEqual([BUYER.email, []])
  })

  test('says which e-mail address the back end does not take', async () => {
    const buyer = { ...BUYER, email: 'ann..lee@example.com' }
    const { body } = await rest('/checkout-sessions', { line_items: lines, buyer })
    expect(body.messages).toContainEqual(
      expect.objectContaining({ code: 'invalid', severity: 'recoverable', path: '$.buyer.email' }),
    )
  })

  test('of a cart is one, however often it is made', async () => {
    const { body: cart } = await rest('/carts', { line_items: lines, discounts: { codes: ['WELCOME10'] } })
    const request = { cart_id: cart.id, line_items: [], buyer: BUYER }
    const { body: first } = await rest('/checkout-sessions', request)
    const { body: second } = await rest('/checkout-sessions', { cart_id: cart.id })
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
    const { status, body: answer } = await rest(`/checkout-sessions/${body.id}/complete`, { payment })
    expect([status, answer.status]).toEqual([200, 'requires_escalation'])
    expect(JSON.stringify(answer)).not.toContain('secret')
  })

  test('is canceled once, and stays so', async () => {
    const { body } = await readyCheckout()
    const cancel = () => rest(`/checkout-sessions/${body.id}/cancel`, {}, {})
    const { body: canceled } = await cancel()
    expect([canceled.status, canceled.continue_url]).toEqual(['canceled', undefined])
    expect(codesOf((await cancel()).body)).toEqual(['checkout_closed'])
    const read = await rest(`/checkout-sessions/${body.id}`)
    expect(read.body.status).toBe('canceled')
    expect((await openLink(body)).outcome).toBe('canceled')
  })

  test('is in French where the agent says so', async () => {
    const { body } = await readyCheckout({ context: { language: 'fr-CA' } })
    expect(body.continue_url).toContain('http://localhost:3000/fr/checkout/continue')
    expect(body.messages[0].content).toContain('paiement')
    const destinations = [{ address_country: 'Atlantide' }]
    const checkout = {
      context: { language: 'fr-CA' },
      line_items: [...lines, { item: { id: 'NONE' }, quantity: 1 }],
      buyer: { email: 'ann' },
      discounts: { codes: ['NONE', 'OTHER'] },
      fulfillment: { methods: [{ type: 'shipping', destinations }] },
    }
    const open = await mcp.call('create_checkout', { checkout })
    expect(open.messages.map(({ content }: Json) => content)).toEqual([
      'L’article NONE n’existe pas.',
      'Le courriel n’est pas valide.',
      expect.stringMatching(/code/),
      'Un seul code promo peut servir à la fois.',
      'Il manque la rue.',
      'Il manque la ville.',
      'Il manque le code postal.',
      'Il manque le prénom.',
      'Il manque le nom de famille.',
      'Il manque le numéro de téléphone.',
      'Le pays n’est pas reconnu.',
      'Il manque l’adresse de livraison.',
    ])
    await rest(`/checkout-sessions/${open.id}/cancel`, {})
    const closed = await mcp.call('update_checkout', { id: open.id, checkout })
    expect(closed.messages[0].content).toBe('Cette commande en préparation est annulée.')
    const headers = { 'accept-language': 'fr-CA' }
    const { body: unknown } = await rest('/checkout-sessions/chk_none', undefined, { headers })
    expect(errorsOf(unknown)).toEqual(['not_found'])
    expect(unknown.messages[0].content).toBe('Cette commande en préparation n’existe pas.')
  })

  test('by MCP is the same', async () => {
    const { body } = await readyCheckout()
    expect(await mcp.call('get_checkout', { id: body.id })).toEqual(body)
    const made = await mcp.call('create_checkout', { checkout: { line_items: lines } })
    const update = { id: made.id, checkout: { line_items: lines, buyer: BUYER } }
    expect((await mcp.call('update_checkout', update)).buyer).toEqual(BUYER)
  })
})
