// The files of an order: to fetch once it is paid, as often as the shop allows.
import { CustomerDownloadableProductsDocument, type OrderFragment } from '@loftwood/graphql-types'
import { TextLink } from '@loftwood/ui/text-link'
import { useQuery } from 'urql'
import { useT } from '../platform/i18n/use-t.ts'
import { useFeature } from '../platform/use-feature.ts'
import { filesOf, type OrderFile } from './order-files.ts'

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
