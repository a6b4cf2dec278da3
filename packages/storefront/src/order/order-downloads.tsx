// The files of an order: to fetch once it is invoiced, as often as the shop allows.
import { CustomerDownloadableProductsDocument, type OrderFragment } from '@loftwood/graphql-types'
import { TextLink } from '@loftwood/ui/text-link'
import { useQuery } from 'urql'
import { useT } from '../platform/i18n/use-t.ts'

interface Download {
  download_url: string | null
  remaining_downloads: string | null
  status: string | null
  title: string | null
}

/** Details of a file besides its name; a number of downloads only where there is a limit. */
function useNote({ download_url: url, remaining_downloads: remaining, status }: Download): string | null {
  const t = useT()
  if (status === 'expired') return t('account.downloadUsedUp')
  if (!url) return t('account.downloadLater')
  return /^\d+$/.test(remaining ?? '') ? t('account.downloadsLeft', { count: Number(remaining) }) : null
}

function DownloadItem({ download }: { download: Download }) {
  const t = useT()
  const note = useNote(download)
  const { download_url: url, title } = download
  const name = title ?? t('account.download')
  return (
    <li>
      {url ? <TextLink href={url}>{name}</TextLink> : name}
      {note !== null && <p className="text-sm text-ink-muted">{note}</p>}
    </li>
  )
}

/** Nothing for an order without files. */
export function OrderDownloads({ order }: { order: OrderFragment }) {
  const t = useT()
  const hasDownloads = (order.items ?? []).some((item) => item?.__typename === 'DownloadableOrderItem')
  const [{ data }] = useQuery({
    query: CustomerDownloadableProductsDocument,
    variables: {},
    pause: !hasDownloads,
    requestPolicy: 'cache-and-network',
  })
  const own = (data?.customerDownloadableProducts?.items ?? [])
    .filter((download) => download !== null)
    .filter(({ order_increment_id: number }) => number === order.number)
  if (own.length === 0) return null
  return (
    <section aria-labelledby="downloads">
      <h2 id="downloads" className="mb-3 text-xl">
        {t('account.downloads')}
      </h2>
      <ul className="flex flex-col gap-3">
        {own.map((download, index) => (
          <DownloadItem key={index} download={download} />
        ))}
      </ul>
    </section>
  )
}
