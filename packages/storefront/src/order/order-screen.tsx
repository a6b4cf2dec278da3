// A customer's order.
import { CustomerOrdersDocument } from '@loftwood/graphql-types'
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { usePageContext } from 'vike-react/usePageContext'
import { useQuery } from '../platform/data/use-query.ts'
import { orderNumberOf, paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDownloads } from './order-downloads.tsx'
import { OrderView } from './order-view.tsx'

function NoSuchOrder() {
  const t = useT()
  const href = useHref()
  const back = <ButtonLink href={href(paths.orders)}>{t('account.orders')}</ButtonLink>
  return <EmptyState title={t('account.noSuchOrder')} headingLevel={2} actions={back} />
}

export function OrderScreen() {
  const number = orderNumberOf(usePageContext().urlPathname)
  const [{ data, error }, reload] = useQuery({
    query: CustomerOrdersDocument,
    variables: { pageSize: 1, currentPage: 1, filter: { number: { eq: number } } },
    pause: !useSignedIn(),
    requestPolicy: 'cache-and-network',
  })
  return (
    <WhenLoaded data={data?.customer?.orders} error={error} retry={reload}>
      {({ items: [order] }) =>
        order ? (
          <OrderView order={order} actions={<OrderActions order={order} onChange={reload} />}>
            <OrderDownloads order={order} />
          </OrderView>
        ) : (
          <NoSuchOrder />
        )
      }
    </WhenLoaded>
  )
}
