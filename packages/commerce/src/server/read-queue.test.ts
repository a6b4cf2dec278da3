// Others go on shopping while the expensive reads of a crowd are under way, and the crowd is bounded.
import { ProductsDocument } from '@loftwood/graphql-types'
import { createSchema, createYoga } from 'graphql-yoga'
import { afterAll, expect, test } from 'vitest'
import { send } from '../testing/graphql-client.ts'
import { guestShopper } from '../testing/guest-shopper.ts'
import { startCommerce } from '../testing/index.ts'
import { readQueue } from './read-queue.ts'

const commerce = await startCommerce()
afterAll(() => commerce.stop())

/** Different words every time, on the largest page the shop's middleware lets through. */
const search = (turn: number, pageSize = 100) =>
  send(commerce.graphqlUrl, ProductsDocument, {
    variables: { search: `bed oak x${turn}`, filter: {}, pageSize },
  })

test('adding to a cart waits for one or two of twenty searches', async () => {
  const shopper = guestShopper(() => commerce.graphqlUrl)
  const cartId = await shopper.newCart()
  let answered = 0
  const searches = Array.from({ length: 20 }, async (_, turn) => {
    await search(turn)
    answered += 1
  })
  // The crowd is there when the first of it is answered.
  await Promise.race(searches)
  const before = answered
  const { data } = await shopper.add(cartId, [{ sku: 'LAU-DSK', quantity: 1 }])
  expect(data.addProductsToCart.cart.total_quantity).toBe(1)
  expect(answered - before).toBeLessThan(6)
  await Promise.all(searches)
})

test('a small listing passes large ones', async () => {
  const order: number[] = []
  const large = Array.from({ length: 10 }, (_, turn) => search(100 + turn).then(() => order.push(100)))
  await Promise.race(large)
  await search(200, 6).then(() => order.push(6))
  await Promise.all(large)
  expect(order.indexOf(6)).toBeLessThan(6)
})

test('when too many wait, the next is refused at once with a sentence', async () => {
  const { promise: release, resolve } = Promise.withResolvers<number>()
  const schema = createSchema({
    typeDefs: 'type Query { products(pageSize: Int): Int }',
    resolvers: { Query: { products: () => release } },
  })
  const yoga = createYoga({ schema, logging: false, plugins: [readQueue(1).plugin] })
  const list = async () => {
    const response = await yoga.fetch('http://shop/graphql?query={products(pageSize:1)}')
    return (await response.json()) as { data?: object; errors?: { message: string }[] }
  }
  // One is under way, one waits.
  const [first, second] = [list(), list()]
  await expect
    .poll(async () => (await Promise.race([list(), second])).errors?.[0]?.message)
    .toBe('The store is busy. Please try again in a moment.')
  resolve(1)
  expect(await first).toEqual({ data: { products: 1 } })
  expect(await second).toEqual({ data: { products: 1 } })
})
