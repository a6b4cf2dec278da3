// Order history: number, day, status and sum of each order.
import { CustomerOrdersDocument, type CustomerOrdersQuery, type OrderFragment } from '@loftwood/graphql-types'
import { Tag } from '@loftwood/ui/badge'
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Pagination } from '@loftwood/ui/pagination'
import { TextLink } from '@loftwood/ui/text-link'
import { useQuery } from 'urql'
import { paths } from '../paths.ts'
import { PAGE_SIZE } from '../platform/constants.ts'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { usePageNumber, usePaging } from '../platform/use-page-number.ts'

type Orders = NonNullable<NonNullable<CustomerOrdersQuery['customer']>['orders']>

function OrderRow({ order }: { order: OrderFragment }) {
  const t = useT()
  const href = useHref()
  const format = useFormat()
  const names = (order.items ?? []).flatMap((item) => item?.product_name ?? [])
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-5 first:pt-0 sm:grid-cols-[1fr_auto]">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextLink href={href(paths.order(order.number))} className="font-semibold">
            {t('account.orderNumber', { number: order.number })}
          </TextLink>
          <Tag>{order.status}</Tag>
        </p>
        <p className="text-sm text-ink-muted">{format.date(order.order_date)}</p>
        <p className="truncate">{names.join(', ')}</p>
      </div>
      <p className="font-semibold tabular-nums sm:text-end">{format.money(order.total?.grand_total)}</p>
    </li>
  )
}

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
    <WhenLoaded
      data={data?.customer?.orders}
      error={error}
      retry={() => reload({ requestPolicy: 'network-only' })}
    >
      {(orders) => <List orders={orders} />}
    </WhenLoaded>
  )
}
