// Order history: number, day, status and sum of each order.
import { CustomerOrdersDocument, type CustomerOrdersQuery } from '@loftwood/graphql-types'
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Pagination } from '@loftwood/ui/pagination'
import { useQuery } from '../platform/data/use-query.ts'
import { paths } from '../paths.ts'
import { PAGE_SIZE } from '../platform/constants.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { usePageNumber, usePaging } from '../platform/use-page-number.ts'
import { OrderRow } from './order-row.tsx'

type Orders = NonNullable<NonNullable<CustomerOrdersQuery['customer']>['orders']>

function List({ orders }: { orders: Orders }) {
  const t = useT()
  const href = useHref()
  const paging = usePaging(paths.orders)
  const items = orders.items.filter((order) => order !== null)
  if (items.length === 0) {
    return (
      <EmptyState
        title={t('account.noOrders')}
        headingLevel={2}
        actions={<ButtonLink href={href(paths.home)}>{t('cart.startShopping')}</ButtonLink>}
      >
        {t('account.noOrdersDetail')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul>
        {items.map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </ul>
      <Pagination
        {...paging}
        current={orders.page_info?.current_page ?? 1}
        total={orders.page_info?.total_pages ?? 1}
        className="mt-8"
      />
    </>
  )
}

export function OrdersScreen() {
  const currentPage = usePageNumber()
  const [{ data, error }, reload] = useQuery({
    query: CustomerOrdersDocument,
    variables: { pageSize: PAGE_SIZE.account, currentPage },
    pause: !useSignedIn(),
    requestPolicy: 'cache-and-network',
  })
  return (
    <WhenLoaded data={data?.customer?.orders} error={error} retry={reload}>
      {(orders) => <List orders={orders} />}
    </WhenLoaded>
  )
}
