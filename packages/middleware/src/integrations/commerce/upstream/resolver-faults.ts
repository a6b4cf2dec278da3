// The one table of faults in Magento's resolvers, by release. Documents are sent without the faulty fields.
import { isBefore, type MagentoRelease } from './magento-release.ts'

export interface ResolverFault {
  /** `Type.field` of each step, from the outside in. The last one is left out where the others lead to it. */
  path: readonly string[]
  /** The field fails for objects of this type only, and is still requested of the others. */
  of?: string
  /** The first release with a fix; absent while there is none. */
  mendedIn?: MagentoRelease
}

const RESOLVER_FAULTS: readonly ResolverFault[] = [
  // The placed order has no tax lines loaded: "Internal server error", although the order exists.
  {
    path: ['PlaceOrderOutput.orderV2', 'CustomerOrder.total', 'OrderTotal.taxes', 'TaxItem.title'],
    mendedIn: '2.4.8',
  },
  // Stock is looked up by the SKU of the chosen options, which is in no stock.
  {
    path: ['CartItemInterface.product', 'ProductInterface.only_x_left_in_stock'],
    of: 'BundleProduct',
    mendedIn: '2.4.8',
  },
]

/** The faults of a release. */
export function faultsOf(release: MagentoRelease): ResolverFault[] {
  return RESOLVER_FAULTS.filter(({ mendedIn }) => !mendedIn || isBefore(release, mendedIn))
}

/** What is requested besides a field, for the answer's value to be put right (answer-corrections.ts). */
export interface NeededSelection {
  /** `Type.field` */
  beside: string
  /** Not below these fields. */
  notBelow: readonly string[]
  /** The first release with the fault. */
  since: MagentoRelease
  type: string
  selection: string
}

const NEEDED_SELECTIONS: readonly NeededSelection[] = [
  {
    beside: 'ProductInterface.stock_status',
    // No bundles, or with a right value.
    notBelow: ['CartItemInterface.product', 'BundleItemOption.product', 'GroupedProductItem.product'],
    since: '2.4.8',
    type: 'BundleProduct',
    selection: 'items { required options { product { stock_status } } }',
  },
]

/** The selections that a release needs. */
export function neededBy(release: MagentoRelease): NeededSelection[] {
  return NEEDED_SELECTIONS.filter(({ since }) => !isBefore(release, since))
}
