// The customer's last order, for the account's first page; nothing before the first order.
import { CustomerOrdersDocument } from '@loftwood/graphql-types'
import { TextLink } from '@loftwood/ui/text-link'
import { useQuery } from '../platform/data/use-query.ts'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { OrderRow } from './order-row.tsx'

export function LastOrder() {
  const t = useT()
  const href = useHref()
  const [{ data }] = useQuery({
    query: CustomerOrdersDocument,
    variables: { pageSize: 1, currentPage: 1 },
    pause: !useSignedIn(),
    requestPolicy: 'cache-and-network',
  })
  const [order] = data?.customer?.orders?.items ?? []
  if (!order) return null
  return (
    <section aria-labelledby="last-order">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="last-order" className="text-xl">
          {t('account.lastOrder')}
        </h2>
        <TextLink href={href(paths.orders)}>{t('account.allOrders')}</TextLink>
      </div>
      <ul>
        <OrderRow order={order} />
      </ul>
    </section>
  )
}
