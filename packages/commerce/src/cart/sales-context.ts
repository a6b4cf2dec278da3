// What the cart, checkout and order features need of a request, and how it is made of the server's context.
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import type { UnpaidRule } from '../config.ts'
import { dayIn } from '../platform/in-force.ts'
import type { Context, RootResolver } from '../context.ts'
import type { Database } from '../db/open-database.ts'
import type { Language } from '../platform/analyze-text.ts'
import type { AttributeSet } from '../product/attributes.ts'
import type { CategoryTree } from '../catalog/categories.ts'
import type { OnlinePayments } from './payment-provider.ts'
import { productNode } from '../product/product-node.ts'

export interface SalesContext {
  db: Database
  rules: ShopRules
  attributes: AttributeSet
  categories: CategoryTree
  language: Language
  /** Store view of the request, e.g. `fr`. */
  storeCode: string
  /** Currency of every amount, e.g. `CAD`. */
  currency: string
  /** The signed-in customer; undefined for a guest. */
  customerId: number | undefined
  /** The product as the catalog's resolvers take it. */
  loadProduct: (id: number) => Promise<unknown>
  /** Of the view; undefined for a product that is gone. */
  urlKeyOf: (id: number) => Promise<string | undefined>
  /** The present moment; tests set it. */
  now: () => Date
  /** Origin of the shop's pages. */
  storefrontUrl: string
  /** Where purchased files are, e.g. `http://localhost:4100/downloads`. */
  downloadsUrl: string
  /** Has queued mails delivered; called once their transaction is over. */
  wakeMail: () => void
  unpaid: UnpaidRule
  /** The visitor by a key: limits count by it. */
  visitor: string
  /** Undefined where nothing is paid online. */
  onlinePayments: OnlinePayments | undefined
  logger: Context['logger']
}

/** The part of a request's context that sales work with. */
export function salesContext(context: Context): SalesContext {
  const { db, shop, view, load, session, storefrontUrl, mediaUrl, wakeMail } = context
  const { onlinePayments, unpaid, visitorKey, address, logger } = context
  return {
    db,
    rules: shop.rules,
    attributes: shop.attributes,
    categories: shop.categories,
    language: view.language,
    storeCode: view.storeCode,
    currency: view.currency,
    customerId: session?.customerId,
    loadProduct: async (id) => {
      const product = await load.product.load(id)
      return product ? productNode(product, context) : null
    },
    urlKeyOf: async (id) => (await load.product.load(id))?.urlKey,
    now: () => new Date(),
    storefrontUrl,
    downloadsUrl: mediaUrl.replace(/media$/, 'downloads'),
    wakeMail,
    unpaid,
    visitor: visitorKey(address),
    onlinePayments,
    logger,
  }
}

type SalesResolver = (args: never, context: SalesContext) => unknown

/** Root resolvers written for the sales context, as the schema takes them. */
export function salesResolvers(
  resolvers: Record<string, SalesResolver>,
): Record<string, RootResolver<never>> {
  return Object.fromEntries(
    Object.entries(resolvers).map(([name, resolve]) => [
      name,
      (_root, args, context) => resolve(args, salesContext(context)),
    ]),
  )
}

/** Today in the store's own time zone, `YYYY-MM-DD`: what tax rates and coupons go by. */
export function storeDate({ now, rules }: Pick<SalesContext, 'now' | 'rules'>): string {
  return dayIn(rules.store.timezone, now())
}

/** A time as Magento writes it: `2026-11-21 00:09:13` in UTC. */
export function wireTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}
