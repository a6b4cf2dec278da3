// The mail that confirms an order: all of its snapshot, in the language it was placed in.
import { dateFormat } from '../platform/formats.ts'
import { type MailShop, composeMail } from '../mail/compose-mail.ts'
import {
  type Block,
  amountLines,
  button,
  columns,
  heading,
  itemLines,
  panel,
  paragraph,
  title,
} from '../mail/mail-blocks.ts'
import type { MailMessage } from '../mail/mail-queue.ts'
import { pageUrl } from '../mail/page-url.ts'
import { typedText } from '../mail/typed-text.ts'
import {
  type OrderWriting,
  orderAddresses,
  orderAmounts,
  orderCredit,
  orderLinesToCome,
  orderWriting,
} from './order-mail-parts.ts'
import { isApart } from './leaving-times.ts'
import { paymentInstructions } from './payment-instructions.ts'
import type { StoredOrder } from './order-rows.ts'
import { arrivalLines } from './arrival-lines.ts'
import { pickupPassage } from './pickup-passage.ts'
import { orderUrl } from './order-url.ts'

/**
 * The confirmation of an order, to be queued in the transaction that places it.
 * @param isPaid the money is there
 */
export function orderMail(order: StoredOrder, shop: MailShop, isPaid = false): MailMessage {
  const { doc, number } = order
  const { store } = shop
  const writing = orderWriting(doc, store)
  const { texts, money, view } = writing
  const date = dateFormat(view.locale.replace('_', '-'), { dateStyle: 'long', timeZone: store.timezone })
  const total = money(doc.grandTotalCents)
  return composeMail(shop, {
    kind: 'order',
    recipient: order.email,
    orderId: order.id,
    view,
    subject: texts.subject(store.name, number),
    preview: texts.preview(total),
    blocks: [
      title(texts.title(typedText(doc.billingAddress.firstname))),
      paragraph(texts.intro(number, date.format(order.createdAt))),
      panel({
        heading: texts.payment(doc.card ? texts.card(doc.card) : doc.paymentTitle[writing.language]),
        lines: [...(isPaid ? [texts.paid] : []), ...paymentInstructions(writing, order, store)],
      }),
      heading(texts.orderNumber(number)),
      itemLines(orderLinesToCome(writing)),
      amountLines(orderAmounts(writing)),
      ...orderCredit(order, writing),
      ...deliveryBlocks(writing, store, arrivalLines(writing, { order, store, isPaid })),
      columns(orderAddresses(writing)),
      ...changeBlocks(writing, shop),
      button(texts.see, orderUrl(shop, view, order)),
    ],
  })
}

function deliveryBlocks(writing: OrderWriting, store: MailShop['store'], arrival: string[]): Block[] {
  const { doc, language, texts } = writing
  const pickup = pickupPassage(writing, store)
  const apart = isApart(doc.items)
  if (pickup) {
    const news = [...(apart ? [texts.onePickup] : []), ...arrival]
    return [panel({ ...pickup, lines: [...pickup.lines, ...(news.length > 0 ? ['', ...news] : [])] })]
  }
  if (doc.isVirtual || !doc.methodTitle) return []
  return [
    panel({
      heading: texts.delivery,
      lines: [
        doc.methodTitle[language],
        ...(apart ? [texts.oneDelivery] : []),
        ...(doc.isByAppointment ? [texts.appointment] : []),
        ...arrival,
      ],
    }),
  ]
}

/** How to cancel, and to send back what was carried. */
function changeBlocks({ doc, view, texts }: OrderWriting, shop: MailShop): Block[] {
  if (doc.isVirtual) return []
  const { cancel, returns, ...headings } = texts.changes
  const { returnPage: path } = shop.store
  if (path === undefined) return [panel({ heading: headings.heading, lines: [cancel] })]
  const link = { text: returns, url: pageUrl(shop, view, { path }) }
  return [panel({ heading: headings.headingWithReturns, lines: [cancel, link] })]
}
