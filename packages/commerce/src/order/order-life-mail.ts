// The mails that follow an order: invoiced, shipped, canceled, cancelation requested. In the language it was placed in.
import { legalName } from '../mail/legal-name.ts'
import { dateFormat } from '../platform/formats.ts'
import type { Cents } from '../platform/money.ts'
import { type MailDraft, type MailShop, composeMail, postalLines, shopUrl } from '../mail/compose-mail.ts'
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
import type { OrderDesk } from './order-desk.ts'
import type { OrderPieces, Tracking } from './order-documents.ts'
import { ORDER_LIFE_TEXTS, type OrderLifeTexts } from './order-life-texts.ts'
import {
  orderAddresses,
  orderAmounts,
  orderCredit,
  orderLines,
  orderPieces,
  orderWriting,
} from './order-mail-parts.ts'
import { openItems } from './order-progress.ts'
import type { StoredOrder } from './order-rows.ts'
import { orderUrl } from './order-url.ts'
import { payByText, paymentInstructions } from './payment-instructions.ts'
import { pickupPassage } from './pickup-passage.ts'
import { trackingUrl } from './tracking-url.ts'

type Desk = Pick<OrderDesk, 'rules' | 'storefrontUrl'>

interface Writing {
  shop: MailShop
  view: MailDraft['view']
  texts: OrderLifeTexts
}

function writingOf({ doc }: StoredOrder, { rules, storefrontUrl }: Desk): Writing {
  const { store } = rules
  const view = store.views.find(({ storeCode }) => storeCode === doc.storeCode) ?? store.views[0]
  if (!view) throw new Error('The store has no view')
  return { shop: { store, storefrontUrl }, view, texts: ORDER_LIFE_TEXTS[view.language] }
}

interface Parts {
  kind: string
  subject: string
  preview: string
  blocks: readonly Block[]
}

function mailTo(order: StoredOrder, { shop, view }: Writing, parts: Parts): MailMessage {
  return composeMail(shop, { ...parts, recipient: order.email, orderId: order.id, view })
}

export function invoiceMail(
  order: StoredOrder,
  desk: Desk,
  { number, hasDownloads, invoicedAt }: { number: string; hasDownloads: boolean; invoicedAt: Date },
): MailMessage {
  const { store } = desk.rules
  const writing = writingOf(order, desk)
  const { texts, view } = writing
  const orderText = orderWriting(order.doc, store)
  const intro = texts.invoice.intro(order.number, orderText.money(order.doc.grandTotalCents))
  const date = dateFormat(view.locale.replace('_', '-'), { dateStyle: 'long', timeZone: store.timezone })
  return mailTo(order, writing, {
    kind: 'invoice',
    subject: texts.invoice.subject(order.number),
    preview: intro,
    blocks: [
      title(texts.invoice.title),
      paragraph(intro),
      paragraph(paymentOf(order, texts)),
      ...(hasDownloads ? [paragraph(texts.downloads)] : []),
      heading(texts.invoiceNumber(number)),
      paragraph(texts.invoicedOn(date.format(invoicedAt))),
      itemLines(orderLines(orderText)),
      amountLines(orderAmounts(orderText)),
      ...orderCredit(order, orderText),
      columns(orderAddresses(orderText)),
      panel({ heading: texts.soldBy, lines: sellerLines(store, view.language) }),
    ],
  })
}

function paymentOf({ doc }: StoredOrder, { invoice }: OrderLifeTexts): string {
  if (doc.purchaseOrderNumber) return invoice.onPurchaseOrder(doc.purchaseOrderNumber)
  return doc.grandTotalCents === 0 ? invoice.nothingToPay : invoice.paid
}

function sellerLines(store: MailShop['store'], language: 'en' | 'fr'): string[] {
  const numbers = store.taxNumbers.map(({ tax, number }) => `${tax[language]} ${number}`)
  return [legalName(store, language), ...postalLines(store), ...numbers]
}

export function shipmentMail(
  order: StoredOrder,
  desk: Desk,
  { items, tracking }: { items: readonly OrderPieces[]; tracking: readonly Tracking[] },
): MailMessage {
  const writing = writingOf(order, desk)
  const { texts, shop, view } = writing
  const orderText = orderWriting(order.doc, shop.store)
  const pickup = pickupPassage(orderText, shop.store)
  const words = pickup ? texts.ready : texts.shipment
  const intro = words.intro(order.number)
  const lines = tracking.map((each) => ({
    text: orderText.texts.option(each.title, each.number),
    url: trackingUrl(each, view.language),
  }))
  return mailTo(order, writing, {
    kind: 'shipment',
    subject: words.subject(order.number),
    preview: intro,
    blocks: [
      title(words.title),
      paragraph(intro),
      itemLines(orderPieces(orderText, items)),
      ...(pickup ? [panel(pickup)] : []),
      ...(lines.length > 0 ? [panel({ heading: texts.tracking, lines })] : []),
      ...(openItems(order, 'shipment').length > 0 ? [paragraph(texts.rest)] : []),
      ...orderCredit(order, orderText),
      button(orderText.texts.see, orderUrl(shop, view, order)),
    ],
  })
}

export function cancelMail(order: StoredOrder, desk: Desk, reason: string): MailMessage {
  const writing = writingOf(order, desk)
  const { texts, shop, view } = writing
  const intro = texts.cancel.intro(order.number)
  // A deleted account takes its credit along.
  const isCreditBack = order.doc.storeCreditCents > 0 && order.customerId !== null
  return mailTo(order, writing, {
    kind: 'order-canceled',
    subject: texts.cancel.subject(order.number),
    preview: intro,
    blocks: [
      title(texts.cancel.title),
      paragraph(intro),
      ...(order.doc.giftCards.length > 0 ? [paragraph(texts.cancel.giftCards)] : []),
      ...(isCreditBack ? [paragraph(texts.creditReturned)] : []),
      panel({ heading: texts.reason, lines: [reason] }),
      button(shop.store.name, shopUrl(shop, view)),
    ],
  })
}

/** Why an order by transfer or cheque was canceled, in the language of its mail. */
export function lateReason(order: StoredOrder, desk: Desk): string {
  const { texts, shop } = writingOf(order, desk)
  return texts.cancel.late(payByText(orderWriting(order.doc, shop.store)) ?? '')
}

/** The day before the last on which the money is in time. */
export function reminderMail(order: StoredOrder, desk: Desk): MailMessage {
  const writing = writingOf(order, desk)
  const { texts, shop, view } = writing
  const orderText = orderWriting(order.doc, shop.store)
  const day = payByText(orderText) ?? ''
  const intro = texts.reminder.intro(order.number, day)
  return mailTo(order, writing, {
    kind: 'payment-reminder',
    subject: texts.reminder.subject(order.number, day),
    preview: intro,
    blocks: [
      title(texts.reminder.title),
      paragraph(intro),
      panel({
        heading: orderText.texts.payment(order.doc.paymentTitle[view.language]),
        lines: paymentInstructions(orderText, order, shop.store),
      }),
      button(orderText.texts.see, orderUrl(shop, view, order)),
    ],
  })
}

export function refundMail(
  order: StoredOrder,
  desk: Desk,
  { number, cents }: { number: string; cents: Cents },
): MailMessage {
  const writing = writingOf(order, desk)
  const { texts, shop, view } = writing
  const orderText = orderWriting(order.doc, shop.store)
  const intro = texts.refund.intro(order.number, orderText.money(cents))
  return mailTo(order, writing, {
    kind: 'refund',
    subject: texts.refund.subject(order.number),
    preview: intro,
    blocks: [
      title(texts.refund.title),
      paragraph(intro),
      paragraph(texts.refund.delay),
      heading(texts.refund.number(number)),
      button(orderText.texts.see, orderUrl(shop, view, order)),
    ],
  })
}

/** Asks a guest to confirm; the key is in this mail only. */
export function confirmCancelMail(
  order: StoredOrder,
  desk: Desk,
  key: { id: string; key: string },
): MailMessage {
  const writing = writingOf(order, desk)
  const { texts, shop, view } = writing
  const intro = texts.confirm.intro(order.number)
  const query = { order_id: key.id, confirmation_key: key.key }
  return mailTo(order, writing, {
    kind: 'confirm-cancel',
    subject: texts.confirm.subject(order.number),
    preview: intro,
    blocks: [
      title(texts.confirm.title),
      paragraph(intro),
      button(texts.confirm.button, pageUrl(shop, view, { path: '/sales/guest/cancel', query })),
    ],
  })
}
