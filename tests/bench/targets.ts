/** What is measured: for each server a table of requests. */
import { ProductDetailsDocument, ProductsDocument, StoreConfigDocument } from '@loftwood/graphql-types'
import { print, type DocumentNode } from 'graphql'
import type { Samples } from '../harness/samples.ts'
import type { ShopServers } from '../harness/shop-servers.ts'

export interface Target {
  name: string
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** The middleware is compared with others, in front of a stub. */
export const SUBJECTS = ['storefront', 'commerce'] as const
export type Subject = (typeof SUBJECTS)[number]

type MakeTargets = (shop: ShopServers, samples: Samples) => Target[]

const JSON_HEADERS = { 'content-type': 'application/json' }

/** The filter of a category page. */
const inCategory = (samples: Samples) => ({
  filter: { category_uid: { eq: samples.categoryUid } },
  pageSize: 14,
})

export const TARGETS: Record<Subject, MakeTargets> = {
  storefront: ({ storefrontUrl }, samples) => [
    { name: 'home', url: `${storefrontUrl}/` },
    { name: 'category', url: `${storefrontUrl}${samples.category}` },
    { name: 'product', url: `${storefrontUrl}${samples.product}` },
    { name: 'cart', url: `${storefrontUrl}/checkout/cart` },
  ],
  commerce: ({ commerceUrl }, samples) => [
    query(commerceUrl, ProductsDocument, inCategory(samples)),
    query(commerceUrl, ProductDetailsDocument, { filter: { sku: { eq: samples.sku } } }),
    query(commerceUrl, StoreConfigDocument, {}),
  ],
}

function query(origin: string, document: DocumentNode, variables: unknown): Target {
  const [operation] = document.definitions
  const name = operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined
  return {
    name: name ?? 'query',
    url: `${origin}/graphql`,
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ query: print(document), variables }),
  }
}
