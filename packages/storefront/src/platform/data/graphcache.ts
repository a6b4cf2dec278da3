// The browser's normalised cache: how entities are told apart, and what a mutation changes beyond its own answer.
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

/** Entities with a key; every other object type is part of what holds it. */
const KEYS: Record<string, KeyGenerator> = {
  Cart: (data) => (data['id'] as string | undefined) ?? null,
  /** Nobody sees another: with the next customer the pages start anew. */
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

/** Types whose `uid` names them for as long as the page lives. */
const KEYED_BY_UID = new Set([
  ...(possibleTypes['ProductInterface'] ?? []),
  ...(possibleTypes['CartItemInterface'] ?? []),
])

/** The key rule of a type: entities by the tables above, anything else is embedded. */
export function keyRuleOf(typename: string): KeyGenerator {
  return KEYS[typename] ?? (KEYED_BY_UID.has(typename) ? byUid : embedded)
}

/** Graphcache asks by property, so a proxy answers for types no table names. */
const keys = new Proxy<Record<string, KeyGenerator>>({}, { get: (_table, name) => keyRuleOf(String(name)) })

/** A placed order leaves no cart behind. */
const forgetCart: UpdateResolver = (result, _args, cache) => {
  const answer = result['placeOrder'] as { orderV2?: unknown } | null
  if (!answer?.orderV2) return
  for (const field of cache.inspectFields('Query')) {
    if (field.fieldName === 'cart') cache.link('Query', 'cart', field.arguments, null)
  }
}

/** The first product makes the cart: from then on it is the session's. */
const rememberCart: UpdateResolver = (result, _args, cache) => {
  const answer = result['addProductsToCart'] as { cart?: { __typename: string; id: string } | null } | null
  if (answer?.cart) cache.link('Query', 'cart', { cart_id: SESSION_CART }, cache.keyOfEntity(answer.cart))
}

const updates = { Mutation: { placeOrder: forgetCart, addProductsToCart: rememberCart } }

/** Inline fragments of other types come without their fields, of course: nothing to warn of while developing. */
const UNDEFINED_FIELD = '#13'

const logger: NonNullable<CacheExchangeOpts['logger']> = (severity, message) => {
  if (severity === 'debug' || message.includes(UNDEFINED_FIELD)) return
  console[severity](message)
}

/** The cache exchange; in the browser only: the server answers one request and forgets. */
export function makeCacheExchange(): Exchange {
  return cacheExchange({ keys, updates, possibleTypes, logger })
}
