// The files of an order: to fetch once it is paid, as often as the shop allows.
import {
  CustomerDownloadableProductsDocument,
  type CustomerDownloadableProductsQuery,
  type OrderFragment,
} from '@loftwood/graphql-types'
import { TextLink } from '@loftwood/ui/text-link'
import { useQuery } from '../platform/data/use-query.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { useFeature } from '../platform/use-feature.ts'

type Download = NonNullable<
  NonNullable<NonNullable<CustomerDownloadableProductsQuery['customerDownloadableProducts']>['items']>[number]
>

interface OrderFile {
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

function filesOf(
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

/** Details of a file besides its name. */
function useNote({ state, url, downloadsLeft }: OrderFile): string | null {
  const t = useT()
  if (state === 'used-up') return t('account.downloadUsedUp')
  if (state === 'later') return t('account.downloadLater')
  if (state === 'elsewhere') return t('account.downloadElsewhere', { host: new URL(url ?? '').host })
  return downloadsLeft === null ? null : t('account.downloadsLeft', { count: downloadsLeft })
}

function FileItem({ file }: { file: OrderFile }) {
  const t = useT()
  const note = useNote(file)
  const name = file.name ?? t('account.download')
  return (
    <li>
      {file.url === null ? name : <TextLink href={file.url}>{name}</TextLink>}
      {note !== null && <p className="text-sm text-ink-muted">{note}</p>}
    </li>
  )
}

/** Nothing for an order without files. */
export function OrderDownloads({ order }: { order: OrderFragment }) {
  const t = useT()
  const hasOpenDownloads = useFeature('openDownloads')
  const hasDownloads = (order.items ?? []).some((item) => item?.__typename === 'DownloadableOrderItem')
  const [{ data }] = useQuery({
    query: CustomerDownloadableProductsDocument,
    variables: {},
    pause: !hasDownloads,
    requestPolicy: 'cache-and-network',
  })
  const files = filesOf(order, data?.customerDownloadableProducts?.items ?? [], hasOpenDownloads)
  if (files.length === 0) return null
  return (
    <section aria-labelledby="downloads">
      <h2 id="downloads" className="mb-3 text-xl">
        {t('account.downloads')}
      </h2>
      <ul className="flex flex-col gap-3">
        {files.map((file, index) => (
          <FileItem key={index} file={file} />
        ))}
      </ul>
    </section>
  )
}
