// Carts of agents, and keys that have a change run once, in front of the real back end.
import { describe, expect, test } from 'vitest'
import { startAgentShop } from './agent-shop.ts'
import type { Json } from '../../fixtures/agent.ts'
import { errorsOf, expectExact } from './checkouts.ts'

const { rest, mcp, variants, lines } = await startAgentShop()

describe('a cart', () => {
  test('is made, read, replaced and canceled', async () => {
    const made = await rest('/carts', { line_items: lines })
    expect(made.status).toBe(201)
    expectExact(made.body)
    const { id } = made.body
    expect((await rest(`/carts/${id}`)).body).toEqual(made.body)
    const line_items = [
      { item: { id: variants[1], price: 1, title: 'Free' }, quantity: 2 },
      { item: { id: variants[2] }, quantity: 1 },
    ]
    const { body } = await rest(`/carts/${id}`, { id, line_items }, { method: 'PUT' })
    expect(body.line_items.map(({ item, quantity }: Json) => [item.id, quantity])).toEqual([
      [variants[1], 2],
      [variants[2], 1],
    ])
    expect(body.line_items[0].item.price).toBeGreaterThan(100)
    expectExact(body)
    const meta = { 'idempotency-key': crypto.randomUUID() }
    const canceled = await mcp.call('cancel_cart', { id, meta })
    expect(canceled.line_items).toEqual(body.line_items)
    const gone = await rest(`/carts/${id}`)
    expect([gone.status, errorsOf(gone.body)]).toEqual([200, ['not_found']])
  })

  test('is not made of what cannot be had', async () => {
    const line_items = [{ item: { id: 'NOPE:NOPE' }, quantity: 1 }]
    const { status, body } = await rest('/carts', { line_items })
    expect([status, errorsOf(body)]).toEqual([200, ['not_found']])
  })

  test('has what can be had, and says what cannot', async () => {
    const line_items = [...lines, { item: { id: 'NOPE:NOPE' }, quantity: 1 }]
    const { body } = await rest('/carts', { line_items })
    expect(body.line_items).toHaveLength(1)
    expect(body.messages).toMatchObject([{ type: 'error', path: '$.line_items[1]' }])
  })

  test('takes a code in any spelling, says which are not valid, and lets it go', async () => {
    const request = { line_items: lines, discounts: { codes: ['welcome10'] } }
    const { body } = await rest('/carts', request)
    expect(body.discounts.applied).toMatchObject([{ code: 'WELCOME10', amount: expect.any(Number) }])
    expectExact(body)
    const put = { method: 'PUT' } as const
    const { body: bad } = await rest(
      `/carts/${body.id}`,
      { line_items: lines, discounts: { codes: ['NOPE'] } },
      put,
    )
    expect(bad.messages).toMatchObject([
      { type: 'warning', code: 'discount_code_invalid', path: '$.discounts.codes[0]' },
    ])
    expect(bad.discounts.applied).toEqual([])
    const { body: none } = await rest(
      `/carts/${body.id}`,
      { line_items: lines, discounts: { codes: [] } },
      put,
    )
    expect([none.discounts.applied, none.messages]).toEqual([[], undefined])
  })

  test.each(['', 'cart_', 'cart_AAAA', `cart_${'x'.repeat(120)}`, 'chk_AAAA', '..%2f..%2fmagento'])(
    'of the id %j is not there',
    async (id) => {
      const { status, body } = await rest(`/carts/${id}`)
      expect([404, 200]).toContain(status)
      expect(JSON.stringify(body)).toContain('not_found')
    },
  )
})

describe('an idempotency key', () => {
  const create = (key: string, body: object, headers: object = {}) =>
    rest('/carts', body, { headers: { 'idempotency-key': key, ...headers } })

  test('has a request run once, also when it is sent twice at the same time', async () => {
    const key = crypto.randomUUID()
    const both = await Promise.all([1, 2].map(() => create(key, { line_items: lines })))
    const again = await create(key, { line_items: lines })
    expect(new Set([...both, again].map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  })

  test('for another request is refused, by REST and by MCP', async () => {
    const key = crypto.randomUUID()
    await create(key, { line_items: lines })
    const { status, body } = await create(key, { line_items: [{ ...lines[0], quantity: 2 }] })
    expect([status, body.code]).toEqual([409, 'idempotency_conflict'])
    const meta = { 'idempotency-key': key }
    const cart = { line_items: [{ ...lines[0], quantity: 3 }] }
    await expect(mcp.call('create_cart', { meta, cart })).rejects.toThrow('idempotency_conflict')
  })

  test('is required of a tool that ends something', async () => {
    const { body } = await rest('/carts', { line_items: lines })
    await expect(mcp.call('cancel_cart', { id: body.id })).rejects.toThrow('invalid_request')
  })
})
