// Others go on shopping while the expensive reads of a crowd are under way, and the crowd is bounded.
import { ProductsDocument } from '@loftwood/graphql-types'
import { createSchema, createYoga } from 'graphql-yoga'
import { afterAll, expect, test } from 'vitest'
import { send } from '../testing/graphql-client.ts'
import { guestShopper } from '../testing/guest-shopper.ts'
import { startCommerce } from '../testing/index.ts'
import { readQueue, type ReadQueue } from './read-queue.ts'

const commerce = await startCommerce()
afterAll(() => commerce.stop())

/** Different words every time, on the largest page the shop's middleware lets through. */
const search = (turn: number) =>
  send(commerce.graphqlUrl, ProductsDocument, {
    variables: { search: `bed oak x${turn}`, filter: {}, pageSize: 100 },
  })

/** Asks a shop behind the queue for a page of this size. */
function listingOf({ plugin }: ReadQueue, products: (pageSize: number) => Promise<number>) {
  const schema = createSchema({
    typeDefs: 'type Query { products(pageSize: Int): Int }',
    resolvers: { Query: { products: (_, args: { pageSize: number }) => products(args.pageSize) } },
  })
  const yoga = createYoga({ schema, logging: false, plugins: [plugin] })
  return async (pageSize: number) => {
    const body = JSON.stringify({
      query: 'query($size:Int){products(pageSize:$size)}',
      variables: { size: pageSize },
    })
    const headers = { 'content-type': 'application/json' }
    const response = await yoga.fetch('http://shop/graphql', { method: 'POST', headers, body })
    return (await response.json()) as { data?: object; errors?: { message: string }[] }
  }
}

test('adding to a cart is answered before the whole of a crowd of searches', async () => {
  const shopper = guestShopper(() => commerce.graphqlUrl)
  const cartId = await shopper.newCart()
  let answered = 0
  const searches = Array.from({ length: 20 }, async (_, turn) => {
    await search(turn)
    answered += 1
  })
  // The crowd is there when the first of it is answered.
  await Promise.race(searches)
  const { data } = await shopper.add(cartId, [{ sku: 'LAU-DSK', quantity: 1 }])
  expect(data.addProductsToCart.cart.total_quantity).toBe(1)
  // It waits for one or two of them, for more where the machine is slow to run the threads that compress answers.
  expect(answered).toBeLessThan(searches.length)
  await Promise.all(searches)
})

test('a small listing passes large ones', async () => {
  const { promise: release, resolve } = Promise.withResolvers<void>()
  const order: number[] = []
  const queue = readQueue()
  const list = listingOf(queue, async (size) => {
    order.push(size)
    await release
    return size
  })
  const large = [list(100), list(100), list(100)]
  await expect.poll(() => [order.length, queue.waiting()]).toEqual([1, 2])
  const small = list(6)
  await expect.poll(queue.waiting).toBe(3)
  resolve()
  await Promise.all([...large, small])
  expect(order).toEqual([100, 6, 100, 100])
})

test('when too many wait, the next is refused at once with a sentence', async () => {
  const { promise: release, resolve } = Promise.withResolvers<number>()
  const list = listingOf(readQueue(1), () => release)
  // One is under way, one waits.
  const [first, second] = [list(1), list(1)]
  await expect
    .poll(async () => (await Promise.race([list(1), second])).errors?.[0]?.message)
    .toBe('The store is busy. Please try again in a moment.')
  resolve(1)
  expect(await first).toEqual({ data: { products: 1 } })
  expect(await second).toEqual({ data: { products: 1 } })
})

test('large listings that wait refuse no small one', async () => {
  const { promise: release, resolve } = Promise.withResolvers<number>()
  const queue = readQueue(1)
  const list = listingOf(queue, () => release)
  const large = [list(100), list(100)]
  await expect.poll(queue.waiting).toBe(1)
  const small = list(6)
  await expect.poll(queue.waiting).toBe(2)
  expect((await list(6)).errors?.[0]?.message).toBe('The store is busy. Please try again in a moment.')
  resolve(1)
  for (const answer of await Promise.all([...large, small])) expect(answer).toEqual({ data: { products: 1 } })
})
