// The one place that names the version of the Universal Commerce Protocol, with its capabilities' documents.
import type { Feature } from '../integrations/commerce/upstream/features.ts'

export const UCP_VERSION = '2026-04-08'

export const SERVICE = 'dev.ucp.shopping'

const SITE = `https://ucp.dev/${UCP_VERSION}`

/** The documents of a transport. */
export const serviceDocuments = (file: string) => ({
  spec: `${SITE}/specification/overview`,
  schema: `${SITE}/services/shopping/${file}`,
})

export interface CapabilityFacts {
  version: string
  spec: string
  schema: string
  extends?: readonly ProtocolCapability[]
  /** A feature of the back end without which there is no such capability. */
  feature?: Feature
}

type ProtocolCapability =
  | 'dev.ucp.shopping.catalog.search'
  | 'dev.ucp.shopping.catalog.lookup'
  | 'dev.ucp.shopping.cart'
  | 'dev.ucp.shopping.checkout'
  | 'dev.ucp.shopping.discount'
  | 'dev.ucp.shopping.fulfillment'
  | 'dev.ucp.shopping.buyer_consent'

const CART = 'dev.ucp.shopping.cart'
const CHECKOUT = 'dev.ucp.shopping.checkout'

const facts = (spec: string, schema: string, parents?: readonly ProtocolCapability[]): CapabilityFacts => ({
  version: UCP_VERSION,
  spec: `${SITE}/specification/${spec}`,
  schema: `${SITE}/schemas/shopping/${schema}.json`,
  ...(parents && { extends: parents }),
})

/** What the protocol has and this shop may offer. Orders come with their webhooks, which do not exist yet. */
export const PROTOCOL_CAPABILITIES: Readonly<Record<ProtocolCapability, CapabilityFacts>> = {
  'dev.ucp.shopping.catalog.search': facts('catalog/search', 'catalog_search'),
  'dev.ucp.shopping.catalog.lookup': facts('catalog/lookup', 'catalog_lookup'),
  [CART]: facts('cart', 'cart'),
  [CHECKOUT]: facts('checkout', 'checkout'),
  'dev.ucp.shopping.discount': facts('discount', 'discount', [CART, CHECKOUT]),
  'dev.ucp.shopping.fulfillment': facts('fulfillment', 'fulfillment', [CHECKOUT]),
  'dev.ucp.shopping.buyer_consent': facts('buyer-consent', 'buyer_consent', [CHECKOUT]),
}
