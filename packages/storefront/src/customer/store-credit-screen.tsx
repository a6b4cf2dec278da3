// My credit: what there is to spend, how it comes about, and each change, newest first.
import { CustomerStoreCreditDocument, type CustomerStoreCreditQuery } from '@loftwood/graphql-types'
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Pagination } from '@loftwood/ui/pagination'
import { TextLink } from '@loftwood/ui/text-link'
import { useQuery } from '../platform/data/use-query.ts'
import { paths } from '../paths.ts'
import { PAGE_SIZE } from '../platform/constants.ts'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { usePageNumber, usePaging } from '../platform/use-page-number.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { useLoyaltyPercent } from '../store/shell.ts'

type Credit = NonNullable<NonNullable<CustomerStoreCreditQuery['customer']>['store_credit']>
type History = NonNullable<Credit['balance_history']>
type Entry = NonNullable<NonNullable<History['items']>[number]>

function Balance({ credit }: { credit: Credit }) {
  const t = useT()
  const format = useFormat()
  const percent = useLoyaltyPercent()
  return (
    <section aria-labelledby="credit-balance" className="rounded-lg bg-birch p-5 sm:p-7">
      <h2 id="credit-balance" className="font-sans text-base font-semibold tracking-normal">
        {t('account.creditBalance')}
      </h2>
      <p className="my-2 font-display text-4xl font-semibold tabular-nums">
        {format.money(credit.current_balance)}
      </p>
      <div className="flex max-w-prose flex-col gap-2 text-ink-muted">
        <p>{t('account.creditUse')}</p>
        {percent > 0 && <p>{t('account.creditEarn', { percent: format.number(percent) })}</p>}
      </div>
    </section>
  )
}

function EntryRow({ entry }: { entry: Entry }) {
  const t = useT()
  const format = useFormat()
  const href = useHref()
  const { order_number: number, balance_change: change } = entry
  const isGain = (change?.value ?? 0) > 0
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-4 pe-4 text-start font-normal">
        <span className="block font-medium">{entry.action}</span>
        {number && (
          <TextLink href={href(paths.order(number))}>{t('account.orderNumber', { number })}</TextLink>
        )}
        {entry.comment && <span className="block break-words">{entry.comment}</span>}
        <span className="block text-sm text-ink-muted">{format.date(entry.date_time_changed ?? '')}</span>
      </th>
      <td className="py-4 ps-2 text-end font-semibold whitespace-nowrap tabular-nums">
        {`${isGain ? '+' : ''}${format.money(change)}`}
      </td>
      <td className="py-4 ps-4 text-end whitespace-nowrap text-ink-muted tabular-nums">
        {format.money(entry.actual_balance)}
      </td>
    </tr>
  )
}

function Changes({ history }: { history: History }) {
  const t = useT()
  const paging = usePaging(paths.storeCredit)
  const entries = (history.items ?? []).filter((entry) => entry !== null)
  const { current_page: current, total_pages: total } = history.page_info ?? {}
  return (
    <section aria-labelledby="credit-history">
      <h2 id="credit-history" className="mb-3 text-xl">
        {t('account.creditHistory')}
      </h2>
      <table className="w-full border-t border-line">
        <thead className="text-sm text-ink-muted">
          <tr className="border-b border-line">
            <th scope="col" className="w-full py-2 pe-4 text-start font-normal">
              {t('account.creditWhat')}
            </th>
            <th scope="col" className="py-2 ps-2 text-end font-normal">
              {t('account.creditChange')}
            </th>
            <th scope="col" className="py-2 ps-4 text-end font-normal">
              {t('account.creditAfter')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <EntryRow key={`${entry.date_time_changed}-${index}`} entry={entry} />
          ))}
        </tbody>
      </table>
      <Pagination {...paging} current={current ?? 1} total={total ?? 1} className="mt-8" />
    </section>
  )
}

function NoCredit() {
  const t = useT()
  const format = useFormat()
  const href = useHref()
  const percent = useLoyaltyPercent()
  return (
    <EmptyState
      title={t('account.noCredit')}
      headingLevel={2}
      actions={<ButtonLink href={href(paths.home)}>{t('cart.startShopping')}</ButtonLink>}
    >
      {percent > 0 ? t('account.noCreditEarn', { percent: format.number(percent) }) : t('account.creditUse')}
    </EmptyState>
  )
}

export function StoreCreditScreen() {
  const currentPage = usePageNumber()
  const [{ data, error }, reload] = useQuery({
    query: CustomerStoreCreditDocument,
    variables: { pageSize: PAGE_SIZE.account, currentPage },
    pause: !useSignedIn(),
    requestPolicy: 'cache-and-network',
  })
  return (
    <WhenLoaded data={data?.customer?.store_credit} error={error} retry={reload}>
      {(credit) => {
        const history = credit.balance_history
        if (!history?.total_count && !credit.current_balance?.value) return <NoCredit />
        return (
          <div className="flex flex-col gap-10">
            <Balance credit={credit} />
            {history?.total_count ? <Changes history={history} /> : null}
          </div>
        )
      }}
    </WhenLoaded>
  )
}
