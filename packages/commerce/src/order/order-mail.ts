// The mail that confirms an order: all of its snapshot, in the language it was placed in.
import { dateFormat, numberFormat } from '../platform/formats.ts'
import type { Cents } from '../platform/money.ts'
import { toDollars } from '../platform/money.ts'
import { type MailShop, composeMail, postalLines, shopUrl } from '../mail/compose-mail.ts'
import {
  type AmountLine,
  type Block,
  type ItemLine,
  type Passage,
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
import { HOME_COUNTRY } from '../customer/addresses/address-rules.ts'
import type { StoredAddress } from '../customer/addresses/stored-address.ts'
import { ORDER_MAIL_TEXTS, type OrderMailTexts } from './order-mail-texts.ts'
import type { OrderDoc, OrderItemDoc } from './order-doc.ts'
import type { StoredOrder } from './order-rows.ts'

/** What every part of the mail is written with. */
interface Writing {
  doc: OrderDoc
  language: 'en' | 'fr'
  texts: OrderMailTexts
  money: (cents: Cents) => string
  number: (value: number) => string
  percent: (rate: number) => string
}

/** The confirmation of an order, to be queued in the transaction that places it. */
export function orderMail(order: StoredOrder, shop: MailShop): MailMessage {
  const { doc, number } = order
  const { store } = shop
  const view = store.views.find(({ storeCode }) => storeCode === doc.storeCode) ?? store.views[0]
  if (!view) throw new Error('The store has no view')
  const locale = view.locale.replace('_', '-')
  const writing = writingOf(doc, { language: view.language, locale })
  const { texts, money } = writing
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: store.timezone })
  const total = money(doc.grandTotalCents)
  return composeMail(shop, {
    kind: 'order',
    recipient: order.email,
    view,
    subject: texts.subject(store.name, number),
    preview: texts.preview(total),
    blocks: [
      title(texts.title(doc.billingAddress.firstname)),
      paragraph(texts.intro(number, date.format(order.createdAt))),
      paymentPanel(writing, order, shop),
      heading(texts.orderNumber(number)),
      itemLines(doc.items.map((item) => itemLine(writing, item))),
      amountLines(amounts(writing)),
      ...deliveryBlocks(writing),
      columns(addresses(writing)),
      button(texts.visit, shopUrl(shop, view)),
    ],
  })
}

function writingOf(doc: OrderDoc, { language, locale }: { language: 'en' | 'fr'; locale: string }): Writing {
  const money = numberFormat(locale, { style: 'currency', currency: doc.currency })
  const number = numberFormat(locale)
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  return {
    doc,
    language,
    texts: ORDER_MAIL_TEXTS[language],
    money: (cents) => money.format(toDollars(cents)),
    number: (value) => number.format(value),
    percent: (rate) => percent.format(rate / 100),
  }
}

function paymentPanel({ doc, language, texts, money }: Writing, order: StoredOrder, shop: MailShop): Block {
  const { store } = shop
  const instructions = texts.instructions[doc.paymentCode]?.({
    number: order.number,
    total: money(doc.grandTotalCents),
    storeName: store.name,
    storeEmail: store.email,
  })
  return panel({
    heading: texts.payment(doc.paymentTitle[language]),
    lines: [
      ...(instructions ?? []),
      ...(doc.purchaseOrderNumber ? [texts.purchaseOrder(doc.purchaseOrderNumber)] : []),
      ...(doc.paymentCode === 'checkmo' ? ['', store.name, ...postalLines(store)] : []),
    ],
  })
}

function itemLine({ language, texts, money, number }: Writing, item: OrderItemDoc): ItemLine {
  return {
    name: item.name[language],
    details: [
      ...[...item.options[language], ...item.entered[language]].map(({ label, value }) =>
        texts.option(label, value),
      ),
      texts.sku(item.sku),
      texts.quantity(number(item.quantity), money(item.unitCents)),
    ],
    amount: money(item.rowCents),
  }
}

function amounts({ doc, language, texts, money, percent }: Writing): AmountLine[] {
  const carrier = doc.carrierTitle?.[language]
  return [
    { label: texts.subtotal, amount: money(doc.subtotalCents) },
    ...doc.discounts.map(({ label, couponCode, cents }) => ({
      label: texts.discount(label[language], couponCode),
      amount: money(-cents),
    })),
    ...(doc.isVirtual
      ? []
      : [
          {
            label: carrier ? texts.deliveryBy(carrier) : texts.delivery,
            amount: doc.shippingCents === 0 ? texts.free : money(doc.shippingCents),
          },
        ]),
    ...doc.taxes.map((tax) => ({
      label: texts.tax(tax.title[language], percent(tax.rate)),
      amount: money(tax.cents),
    })),
    ...doc.giftCards.map(({ last4, cents }) => ({ label: texts.giftCard(last4), amount: money(-cents) })),
    { label: texts.total(doc.currency), amount: money(doc.grandTotalCents), isTotal: true },
  ]
}

function deliveryBlocks({ doc, language, texts }: Writing): Block[] {
  if (doc.isVirtual || !doc.carrierTitle || !doc.methodTitle) return []
  return [
    panel({
      heading: texts.delivery,
      lines: [
        `${doc.carrierTitle[language]} – ${doc.methodTitle[language]}`,
        ...(doc.deliveryDays ? [texts.businessDays(doc.deliveryDays.min, doc.deliveryDays.max)] : []),
      ],
    }),
  ]
}

const countryName = (code: string, language: 'en' | 'fr') =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code

function addresses({ doc, language, texts }: Writing): Passage[] {
  const lines = (address: StoredAddress) => [
    `${address.firstname} ${address.lastname}`,
    ...(address.company ? [address.company] : []),
    ...address.street,
    texts.place(address.city, address.regionNames[language], address.postcode),
    ...(address.countryCode === HOME_COUNTRY ? [] : [countryName(address.countryCode, language)]),
    `${texts.phone} ${address.telephone}`,
  ]
  return [
    ...(doc.shippingAddress ? [{ heading: texts.deliveredTo, lines: lines(doc.shippingAddress) }] : []),
    { heading: texts.billedTo, lines: lines(doc.billingAddress) },
  ]
}
