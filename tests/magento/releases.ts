/** The releases of Magento that recordings and facts of the schema are there for. */
import { resolve } from 'node:path'

export const RELEASES = ['2.4.7-p3', '2.4.8-p1'] as const
export type Release = (typeof RELEASES)[number]

/** Which recordings fill the gaps of a release's own: they have the same sample data. */
export const FILLED_FROM: Readonly<Partial<Record<Release, Release>>> = { '2.4.8-p1': '2.4.7-p3' }

type Fields = Record<string, unknown>
export type Gaps = Readonly<Record<string, (object: Fields) => unknown>>

/**
 * Values for what neither release's recordings have, from the rest of the object: fields that the filling release's
 * schema lacks, or that its documents leave out.
 */
export const GAPS: Readonly<Partial<Record<Release, Gaps>>> = {
  '2.4.7-p3': {
    // Nobody has switched it on.
    'OrderAddress.fax': () => null,
    'StoreConfig.braintree_cc_vault_active': () => null,
    'DownloadableOrderItem.downloadable_links': ({ product_name }) => [
      { __typename: 'DownloadableItemsLinks', title: product_name },
    ],
  },
  '2.4.8-p1': {
    'OrderAddress.fax': () => null,
    'StoreConfig.braintree_cc_vault_active': () => null,
    'DownloadableOrderItem.downloadable_links': ({ product_name }) => [
      { __typename: 'DownloadableItemsLinks', title: product_name },
    ],
    'BundleProduct.items': () => [],
    'BundleProduct.only_x_left_in_stock': () => null,
    'CustomerOrder.available_actions': () => ['REORDER'],
    'CustomerOrder.is_virtual': ({ shipping_address }) => !shipping_address,
    'CustomerOrder.order_status_change_date': ({ order_date }) => order_date,
    'OrderTotal.subtotal_excl_tax': ({ subtotal }) => subtotal,
    'OrderTotal.subtotal_incl_tax': ({ subtotal }) => subtotal,
    'SelectedBundleOptionValue.priceV2': () => ({ __typename: 'Money', value: 0, currency: 'USD' }),
    'TaxItem.title': () => 'Tax',
  },
}

const FACTS = resolve(import.meta.dirname, 'facts')

export const recordingsOf = (release: Release, folder = FACTS) => resolve(folder, `magento-${release}.jsonl`)
