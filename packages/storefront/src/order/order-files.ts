// The files of an order, each with its name and whether it can be had.
import type { CustomerDownloadableProductsQuery, OrderFragment } from '@loftwood/graphql-types'

type Download = NonNullable<
  NonNullable<NonNullable<CustomerDownloadableProductsQuery['customerDownloadableProducts']>['items']>[number]
>

export interface OrderFile {
  name: string | null
  /** `elsewhere`: the back end's own site asks for a sign-in first. */
  state: 'open' | 'elsewhere' | 'later' | 'used-up'
  /** Of the file, or of the page that has it; null where there is nothing to open yet. */
  url: string | null
  /** Where there is a limit. */
  downloadsLeft: number | null
}

/** A Magento's addresses of downloads; unless they are shareable they lead to its own sign-in. */
const OF_MAGENTO = /\/downloadable\/download\/link\/.*$/

export function filesOf(
  order: OrderFragment,
  downloads: readonly (Download | null)[],
  hasOpenDownloads: boolean,
): OrderFile[] {
  const own = downloads
    .filter((download) => download !== null)
    .filter(({ order_increment_id: number }) => number === order.number)
  const titles = titlesIn(order)
  // A Magento's downloads have no names. They come in the order of the items and their links.
  const areAlike = titles.length === own.length
  return own.map((download, index) => ({
    name: download.title ?? (areAlike ? (titles[index] ?? null) : null),
    ...openingOf(download, hasOpenDownloads),
    downloadsLeft: leftOf(download),
  }))
}

const titlesIn = ({ items }: OrderFragment): (string | null)[] =>
  (items ?? []).flatMap((item) =>
    item?.__typename === 'DownloadableOrderItem'
      ? (item.downloadable_links ?? []).map((link) => link?.title ?? item.product_name)
      : [],
  )

function openingOf(
  { status, download_url: url }: Download,
  hasOpenDownloads: boolean,
): Pick<OrderFile, 'state' | 'url'> {
  if (status === 'expired') return { state: 'used-up', url: null }
  if (status !== 'available' || !url) return { state: 'later', url: null }
  if (hasOpenDownloads || !OF_MAGENTO.test(url)) return { state: 'open', url }
  return { state: 'elsewhere', url: url.replace(OF_MAGENTO, '/downloadable/customer/products/') }
}

const leftOf = ({ remaining_downloads: left }: Download): number | null =>
  /^\d+$/.test(left ?? '') ? Number(left) : null
