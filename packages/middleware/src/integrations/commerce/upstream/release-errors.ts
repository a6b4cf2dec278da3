// The one table of what Magento's releases resolve wrongly, and of what is done about it. docs/magento.md lists the same rows.
import { toPriceOfOne, toStockOfItem, toStockOfOptions, type Fields } from './corrected-values.ts'
import { isBefore, type MagentoRelease } from './magento-release.ts'

/** A field that fails: documents are sent without it. */
export interface OmittedField {
  /** `Type.field` of each step, from the outside in. The last one is left out where the others lead to it. */
  path: readonly string[]
  /** The field fails for objects of this type only, and is still requested of the others. */
  of?: string
}

/** What is requested besides a field, for the answer's value to be put right. */
export interface NeededSelection {
  /** `Type.field` */
  beside: string
  /** Not below these fields: their objects are never of the type, or have a right value. */
  notBelow: readonly string[]
  selection: string
}

/** A wrong value: it is put right before anybody sees the answer. */
export interface Correction {
  /** Objects of this `__typename` are put right. */
  type: string
  needed?: NeededSelection
  /** Changes the object; says whether it did. */
  correct: (object: Fields) => boolean
}

export interface ReleaseError {
  /** For the operator, in one sentence. */
  error: string
  /** What is done about it: by `omitted` or `corrected`, elsewhere in the middleware, or by the shop's pages. */
  remedy: string
  /** The first release that has the error; absent where every earlier one has it. */
  since?: MagentoRelease
  /** The first release with a fix; absent while there is none. */
  fixedIn?: MagentoRelease
  omitted?: OmittedField
  corrected?: Correction
}

export const RELEASE_FAULTS: readonly ReleaseError[] = [
  {
    error: 'Related products fail where a named fragment holds an inline one',
    remedy: 'Documents have no named fragments',
  },
  {
    error: 'The gift message of an order item fails where the item has none and items may have one',
    remedy: 'Gift messages of order items are not requested',
  },
  {
    error: 'An order without postal code has no token, and no details right after it was placed',
    fixedIn: '2.4.8',
    remedy: 'The shop says its number, and that the e-mail has the rest',
  },
  {
    error: "A guest's order is found by postal code, since then by last name",
    fixedIn: '2.4.8',
    remedy: 'The page asks for what the release needs',
  },
  {
    error: 'The taxes of an order that was just placed have no titles: placing it ends in an internal error',
    fixedIn: '2.4.8',
    remedy: 'Titles of its taxes are not requested; an order with a number is a success',
    omitted: {
      path: ['PlaceOrderOutput.orderV2', 'CustomerOrder.total', 'OrderTotal.taxes', 'TaxItem.title'],
    },
  },
  {
    error: 'The number of bundles left fails in a cart: it is looked up by the SKU of the chosen options',
    fixedIn: '2.4.8',
    remedy: 'It is not requested of bundles',
    omitted: {
      path: ['CartItemInterface.product', 'ProductInterface.only_x_left_in_stock'],
      of: 'BundleProduct',
    },
  },
  {
    error: 'A bundle in a cart is out of stock: it is looked up by the SKU of the chosen options',
    fixedIn: '2.4.8',
    remedy: 'It is in stock unless its line has an error',
    corrected: { type: 'BundleCartItem', correct: toStockOfItem },
  },
  {
    error: 'A tier price is the price of so many pieces in place of one',
    since: '2.4.7',
    fixedIn: '2.4.8',
    remedy: 'It is divided by their number',
    corrected: { type: 'TierPrice', correct: toPriceOfOne },
  },
  {
    error: 'A bundle is out of stock, although its options are in stock',
    since: '2.4.8',
    remedy:
      'It has the stock of its options, so one that the merchant has set out of stock himself is in stock too',
    corrected: {
      type: 'BundleProduct',
      needed: {
        beside: 'ProductInterface.stock_status',
        notBelow: ['CartItemInterface.product', 'BundleItemOption.product', 'GroupedProductItem.product'],
        selection: 'items { required options { product { stock_status } } }',
      },
      correct: toStockOfOptions,
    },
  },
]

/** The errors of a release. */
export function errorsOf(release: MagentoRelease): ReleaseError[] {
  return RELEASE_FAULTS.filter(
    ({ since, fixedIn }) => (!since || !isBefore(release, since)) && (!fixedIn || isBefore(release, fixedIn)),
  )
}
