// One order: its lines, sums, parcels and addresses; for paper too.
import { CustomerOrdersDocument, type OrderFragment } from '@loftwood/graphql-types'
import { AddressCard } from '@loftwood/ui/address-card'
import { Tag } from '@loftwood/ui/badge'
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { useQuery } from 'urql'
import { usePageContext } from 'vike-react/usePageContext'
import { orderNumberOf, paths } from '../paths.ts'
import { useAddressLines } from '../customer/address/use-address-lines.ts'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import { OrderItems } from './order-items.tsx'
import { OrderTotals } from './order-totals.tsx'
import { useSignedIn } from '../platform/session/use-session.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderDownloads } from './order-downloads.tsx'

function Order({ order, onChange }: { order: OrderFragment; onChange: () => void }) {
  const t = useT()
  const format = useFormat()
  const linesOf = useAddressLines()
  const addresses = [
    { title: t('checkout.shippingTo'), address: order.shipping_address },
    { title: t('checkout.billingTo'), address: order.billing_address },
  ]
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-xl">{t('account.orderNumber', { number: order.number })}</h2>
        <Tag>{order.status}</Tag>
        <p className="text-ink-muted">{format.date(order.order_date)}</p>
        <OrderActions order={order} onChange={onChange} />
      </div>
      <section aria-label={t('cart.summary')} className="rounded-lg bg-birch p-5 sm:p-7">
        <OrderItems order={order} />
        <div className="mt-4 border-t border-line pt-5">
          <OrderTotals order={order} />
        </div>
      </section>
      <OrderDownloads order={order} />
      <OrderDocuments order={order} />
      <div className="grid gap-4 sm:grid-cols-2">
        {addresses.map(({ title, address }) =>
          address ? <AddressCard key={title} title={title} lines={linesOf(address)} /> : null,
        )}
      </div>
    </div>
  )
}

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
    <WhenLoaded
      data={data?.customer?.orders}
      error={error}
      retry={() => reload({ requestPolicy: 'network-only' })}
    >
      {({ items }) =>
        items[0] ? (
          <Order order={items[0]} onChange={() => reload({ requestPolicy: 'network-only' })} />
        ) : (
          <NoSuchOrder />
        )
      }
    </WhenLoaded>
  )
}
