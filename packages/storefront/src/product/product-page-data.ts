import type { PageHead } from '../platform/head/head.ts'
import type { AttributeRow } from './facts/attribute-rows.ts'

/** Data of the page; the rest is in the client's cache. */
export interface ProductPageData {
  sku: string
  head: PageHead
  /** Name of its collection. */
  collection?: string
  /** Whether it may have fields besides its variant (load-choice-fields.ts). */
  hasFields?: boolean
  /** What the back end shows of the product by its own names. */
  attributes?: AttributeRow[]
}
