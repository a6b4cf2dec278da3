// The browser's normalised cache: keys of entities, and updates beyond a mutation's own answer.
import {
  cacheExchange,
  type CacheExchangeOpts,
  type KeyGenerator,
  type UpdateResolver,
} from '@urql/exchange-graphcache'
import { possibleTypes } from 'virtual:possible-types'
import type { Exchange } from '@urql/core'
import { SESSION_CART } from '../session/session-hint.ts'

const byUid: KeyGenerator = (data) => (data['uid'] as string | undefined) ?? null
const embedded: KeyGenerator = () => null

/** Entities with a key; all other object types are embedded in their parent. */
const KEYS: Record<string, KeyGenerator> = {
  Cart: (data) => (data['id'] as string | undefined) ?? null,
  /** Singletons of the session: a change of customer reloads the page. */
  Customer: () => 'own',
  CustomerOrder: (data) => (data['number'] as string | undefined) ?? null,
  CmsPage: (data) => (data['identifier'] as string | undefined) ?? null,
  CmsBlock: (data) => (data['identifier'] as string | undefined) ?? null,
  Country: (data) => (data['id'] as string | undefined) ?? null,
  Region: embedded,
  StoreConfig: (data) => (data['store_code'] as string | undefined) ?? null,
  CategoryTree: byUid,
  Aggregation: embedded,
  AggregationOption: embedded,
}

/** Types whose `uid` is stable within a page view. */
const KEYED_BY_UID = new Set([
  ...(possibleTypes['ProductInterface'] ?? []),
  ...(possibleTypes['CartItemInterface'] ?? []),
])

/** The key rule of a type: entities by the tables above, anything else is embedded. */
export function keyRuleOf(typename: string): KeyGenerator {
  return KEYS[typename] ?? (KEYED_BY_UID.has(typename) ? byUid : embedded)
}

/** Graphcache reads the keys by property, so a proxy answers for types in no table. */
const keys = new Proxy<Record<string, KeyGenerator>>({}, { get: (_table, name) => keyRuleOf(String(name)) })

/** A placed order leaves its cart behind nowhere; what is bought at once leaves the session's as it is. */
const forgetCart: UpdateResolver = (result, args, cache) => {
  const answer = result['placeOrder'] as { order?: unknown; orderV2?: unknown } | null
  if (!answer?.orderV2 && !answer?.order) return
  const { cart_id: id } = args['input'] as { cart_id?: string }
  const placed = cache.keyOfEntity({ __typename: 'Cart', id: id ?? SESSION_CART })
  for (const field of cache.inspectFields('Query')) {
    if (field.fieldName !== 'cart') continue
    const isOther = id && cache.resolve('Query', 'cart', field.arguments) !== placed
    if (!isOther) cache.link('Query', 'cart', field.arguments, null)
  }
}

/** The first product creates the cart, which then is the session's. */
const rememberCart: UpdateResolver = (result, _args, cache) => {
  const answer = result['addProductsToCart'] as { cart?: { __typename: string; id: string } | null } | null
  if (answer?.cart) cache.link('Query', 'cart', { cart_id: SESSION_CART }, cache.keyOfEntity(answer.cart))
}

const updates = { Mutation: { placeOrder: forgetCart, addProductsToCart: rememberCart } }

/** Fields of inline fragments on other types are expected to be missing, so graphcache's warning is silenced. */
const UNDEFINED_FIELD = '#13'

const logger: NonNullable<CacheExchangeOpts['logger']> = (severity, message) => {
  if (severity === 'debug' || message.includes(UNDEFINED_FIELD)) return
  console[severity](message)
}

/** The cache exchange, in the browser only: a server's client lives for one request. */
export function makeCacheExchange(): Exchange {
  return cacheExchange({ keys, updates, possibleTypes, logger })
}
