// The compare list's operations over the real cache and wire, with a middleware whose one list the test makes.
import { CompareListDocument } from '@loftwood/graphql-types'
import { middlewareExchange } from '@loftwood/client/urql'
import { createClient } from '@urql/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeCacheExchange } from '../platform/data/graphcache.ts'
import { OperationError } from '../platform/data/operation-error.ts'
import { typenameExchange } from '../platform/data/typename-exchange.ts'
import { wholeResultsExchange } from '../platform/data/whole-results-exchange.ts'
import { addToCompareList, compareListUid, removeFromCompareList } from './compare-api.ts'

const item = (id: string) => ({
  __typename: 'ComparableItem',
  uid: id,
  attributes: [],
  product: {
    __typename: 'SimpleProduct',
    uid: btoa(id),
    sku: id,
    name: id,
    stock_status: 'IN_STOCK',
    thumbnail: null,
    url_key: id,
    url_rewrites: [],
    price_range: { __typename: 'PriceRange', minimum_price: null, maximum_price: null },
  },
})

/** The list by its id; null: it is another customer's. */
let lists: Map<string, string[] | null>
let sent: string[]
/** While it is set, nothing is answered. */
let isDown: boolean

function answerOf(uid: string) {
  const ids = lists.get(uid)
  const items = ids?.map(item)
  return items ? { __typename: 'CompareList', uid, item_count: items.length, attributes: [], items } : null
}

function answer(method: string, argument: { uid?: string; products?: string[] } | string) {
  const { uid, products = [] } = typeof argument === 'string' ? { uid: argument } : argument
  if (uid !== undefined && lists.get(uid) === null) {
    const extensions = { category: 'graphql-input' }
    return { errors: [{ message: 'This customer is not authorized', extensions }], data: null }
  }
  const id = uid ?? `list-${lists.size + 1}`
  if (method === 'createCompareList') lists.set(id, products)
  if (method === 'addProductsToCompareList') lists.get(id)?.push(...products)
  if (method === 'removeProductsFromCompareList')
    lists.set(
      id,
      (lists.get(id) ?? []).filter((each) => !products.includes(each)),
    )
  return { data: { [method]: answerOf(id) } }
}

function makeClient() {
  const fetchAnswer: typeof fetch = (url, init) => {
    const method = (url as string).split('/').pop() ?? ''
    sent.push(method)
    if (isDown) return Promise.reject(new TypeError('no connection'))
    const [first] = JSON.parse(init?.body as string) as [{ uid?: string; input?: object } & object]
    const argument = first.input ?? first
    return Promise.resolve(Response.json(answer(method, argument as { uid?: string })))
  }
  const url = 'http://middleware'
  const exchanges = [
    typenameExchange,
    makeCacheExchange(),
    wholeResultsExchange,
    middlewareExchange({ url, fetch: fetchAnswer }),
  ]
  return createClient({ url, preferGetMethod: false, exchanges })
}

beforeEach(() => {
  lists = new Map()
  sent = []
  isDown = false
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('makes the list with the first product, which this browser finds again', async () => {
  const client = makeClient()
  expect(await addToCompareList(client, btoa('1'))).toBe('added')
  expect(compareListUid()).toBe('list-1')
  expect(await addToCompareList(client, btoa('2'))).toBe('added')
  expect(lists.get('list-1')).toEqual(['1', '2'])
  expect(sent).toEqual(['createCompareList', 'compareList', 'addProductsToCompareList'])
})

it('adds nothing twice, and no eleventh product', async () => {
  const client = makeClient()
  for (const id of ['1', '2', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    expect(await addToCompareList(client, btoa(id))).toBe('added')
  expect(await addToCompareList(client, btoa('11'))).toBe('full')
  expect(await addToCompareList(client, btoa('10'))).toBe('added')
  expect(lists.get('list-1')).toHaveLength(10)
})

it.each([
  ['gone', undefined],
  ['another customer’s', null],
])('makes a new one where the list is %s', async (_, state) => {
  const client = makeClient()
  await addToCompareList(client, btoa('1'))
  lists.set('other', [])
  if (state === null) lists.set('list-1', null)
  else lists.delete('list-1')
  await addToCompareList(client, btoa('2'))
  expect(lists.get(compareListUid() ?? '')).toEqual(['2'])
  expect(sent.at(-1)).toBe('createCompareList')
})

it('makes no new one while the list cannot be read', async () => {
  const client = makeClient()
  await addToCompareList(client, btoa('1'))
  isDown = true
  await expect(addToCompareList(client, btoa('2'))).rejects.toThrow(OperationError)
  expect(sent).toEqual(['createCompareList', 'compareList'])
})

it('shows a removal to whoever shows the list', async () => {
  const client = makeClient()
  await addToCompareList(client, btoa('1'))
  await addToCompareList(client, btoa('2'))
  const shown: unknown[] = []
  const uid = 'list-1'
  client
    .query(CompareListDocument, { uid })
    .subscribe(({ data }) => shown.push(data?.compareList?.items?.map((each) => each?.uid)))
  await expect.poll(() => shown.at(-1)).toEqual(['1', '2'])
  await removeFromCompareList(client, uid, '1')
  expect(shown.at(-1)).toEqual(['2'])
})
