// What followed an order: parcels, invoices, credit memos, comments.
import type { GiftMessageFragment, MoneyFragment, OrderFragment } from '@loftwood/graphql-types'
import { type ReactNode, useId } from 'react'
import { useFormat, useT } from '../platform/i18n/use-t.ts'

/** Renders nothing without one. */
function GiftMessage({ message: gift }: { message: GiftMessageFragment | null }) {
  const t = useT()
  if (!gift?.message) return null
  return (
    <div className="text-sm text-ink-muted">
      <p>{t('order.giftMessage', { from: gift.from, to: gift.to })}</p>
      <p className="break-words whitespace-pre-line">{gift.message}</p>
    </div>
  )
}

interface PartProps {
  title: string
  children: ReactNode
}

function Part({ title, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <ul className="flex flex-col gap-4">{children}</ul>
    </section>
  )
}

const present = <Entry,>(entries: readonly (Entry | null)[] | null): Entry[] =>
  (entries ?? []).filter((entry) => entry !== null)

function Shipments({ order }: { order: OrderFragment }) {
  const t = useT()
  const format = useFormat()
  const shipments = present(order.shipments)
  if (shipments.length === 0) return null
  return (
    <Part title={t('account.parcels')}>
      {shipments.map((shipment) => (
        <li key={shipment.id} className="rounded-md border border-line bg-white p-5">
          <p className="font-semibold">{t('account.shipment', { number: shipment.number })}</p>
          {shipment.created_at && (
            <p className="text-ink-muted">
              {t(order.pickup_location ? 'order.readyOn' : 'order.shippedOn', {
                date: format.date(shipment.created_at),
              })}
            </p>
          )}
          {present(shipment.tracking).map((track) => (
            <p key={track.number}>
              {t('account.tracking', { carrier: track.title || track.carrier, number: track.number ?? '' })}
            </p>
          ))}
          {present(shipment.items).map((item) => (
            <p key={item.id} className="text-ink-muted">
              {t('product.countOf', { count: item.quantity_shipped, name: item.product_name ?? '' })}
            </p>
          ))}
        </li>
      ))}
    </Part>
  )
}

interface OrderDocument {
  id: string
  number: string
  total: { grand_total: MoneyFragment } | null
}

/** Invoices or credit memos with their sums. */
function Documents({ title, documents }: { title: string; documents: readonly OrderDocument[] }) {
  const t = useT()
  const format = useFormat()
  if (documents.length === 0) return null
  return (
    <Part title={title}>
      {documents.map(({ id, number, total }) => (
        <li key={id} className="flex justify-between gap-4">
          <span>{t('account.documentNumber', { number })}</span>
          <span className="tabular-nums">{format.money(total?.grand_total)}</span>
        </li>
      ))}
    </Part>
  )
}

function Comments({ order }: { order: OrderFragment }) {
  const t = useT()
  const format = useFormat()
  const comments = present(order.comments)
  if (comments.length === 0) return null
  return (
    <Part title={t('account.comments')}>
      {comments.map((comment, index) => (
        <li key={index}>
          <p className="text-sm text-ink-muted">{format.date(comment.timestamp)}</p>
          <p className="break-words whitespace-pre-line">{comment.message}</p>
        </li>
      ))}
    </Part>
  )
}

/** Each part where the order has some. */
export function OrderDocuments({ order }: { order: OrderFragment }) {
  const t = useT()
  return (
    <>
      <GiftMessage message={order.gift_message} />
      <Shipments order={order} />
      <Documents title={t('account.invoices')} documents={present(order.invoices)} />
      <Documents title={t('account.creditMemos')} documents={present(order.credit_memos)} />
      <Comments order={order} />
    </>
  )
}
