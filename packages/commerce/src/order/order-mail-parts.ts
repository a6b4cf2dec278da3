// What the mails about an order have in common: its lines, amounts and addresses, in the language it was placed in.
import { OWN_ADDRESS_ATTRIBUTES } from '@loftwood/graphql-types/address-attributes'
import { numberFormat } from '../platform/formats.ts'
import { type Cents, toDollars } from '../platform/money.ts'
import { placeLine } from '../mail/place-line.ts'
import type { MailShop } from '../mail/compose-mail.ts'
import { typedText } from '../mail/typed-text.ts'
import { type AmountLine, type Block, type ItemLine, type Passage, paragraph } from '../mail/mail-blocks.ts'
import { HOME_COUNTRY } from '../customer/addresses/address-rules.ts'
import type { StoredAddress } from '../customer/addresses/stored-address.ts'
import { ORDER_MAIL_TEXTS, type OrderMailTexts } from './order-mail-texts.ts'
import type { OrderDoc, OrderItemDoc } from './order-doc.ts'
import type { OrderPieces } from './order-documents.ts'
import { STATUS } from './order-progress.ts'
import type { StoredOrder } from './order-rows.ts'

/** What every part of the mail is written with. */
export interface OrderWriting {
  doc: OrderDoc
  view: MailShop['store']['views'][number]
  language: 'en' | 'fr'
  texts: OrderMailTexts
  money: (cents: Cents) => string
  number: (value: number) => string
  percent: (rate: number) => string
}

/** @param doc the order's snapshot: its store view decides language and formats */
export function orderWriting(doc: OrderDoc, { views }: MailShop['store']): OrderWriting {
  const view = views.find(({ storeCode }) => storeCode === doc.storeCode) ?? views[0]
  if (!view) throw new Error('The store has no view')
  const locale = view.locale.replace('_', '-')
  const money = numberFormat(locale, { style: 'currency', currency: doc.currency })
  const number = numberFormat(locale)
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  return {
    doc,
    view,
    language: view.language,
    texts: ORDER_MAIL_TEXTS[view.language],
    money: (cents) => money.format(toDollars(cents)),
    number: (value) => number.format(value),
    percent: (rate) => percent.format(rate / 100),
  }
}

/** What was bought. */
export const orderLines = (writing: OrderWriting): ItemLine[] =>
  writing.doc.items.map((item) => itemLine(writing, item))

/** Some pieces of what was bought. */
export const orderPieces = (writing: OrderWriting, pieces: readonly OrderPieces[]): ItemLine[] =>
  pieces.flatMap(({ index, quantity }) => {
    const item = writing.doc.items[index]
    return item ? itemLine(writing, { ...item, quantity, rowCents: item.unitCents * quantity }) : []
  })

/** What was bought, and when each item leaves. */
export const orderLinesToCome = (writing: OrderWriting): ItemLine[] =>
  writing.doc.items.map((item) => {
    const { details, ...line } = itemLine(writing, item)
    // Orders of before the field have none.
    const leaves = item.leaves?.[writing.language]
    return { ...line, details: leaves ? [...details, leaves] : details }
  })

function itemLine({ language, texts, money, number }: OrderWriting, item: OrderItemDoc): ItemLine {
  return {
    name: item.name[language],
    details: [
      ...[...item.options[language], ...item.entered[language]].map(({ label, value }) =>
        texts.option(label, typedText(value)),
      ),
      texts.sku(item.sku),
      texts.quantity(number(item.quantity), money(item.unitCents)),
    ],
    amount: money(item.rowCents),
  }
}

/** What the lines come to: discounts, delivery, taxes, gift cards, credit, the total. */
export function orderAmounts({ doc, language, texts, money, percent }: OrderWriting): AmountLine[] {
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
            label: doc.methodTitle?.[language] ?? texts.delivery,
            amount: doc.shippingCents === 0 ? texts.free : money(doc.shippingCents),
          },
        ]),
    ...doc.taxes.map((tax) => ({
      label: texts.tax(tax.title[language], percent(tax.rate)),
      amount: money(tax.cents),
    })),
    ...doc.giftCards.map(({ last4, cents }) => ({ label: texts.giftCard(last4), amount: money(-cents) })),
    ...(doc.storeCreditCents > 0 ? [{ label: texts.storeCredit, amount: money(-doc.storeCreditCents) }] : []),
    { label: texts.total(doc.currency), amount: money(doc.grandTotalCents), isTotal: true },
  ]
}

/** What a customer earns with the order, or has earned once it is complete. */
export function orderCredit(order: StoredOrder, { doc, texts, money }: OrderWriting): Block[] {
  if (order.customerId === null || doc.loyaltyCents === 0) return []
  const amount = money(doc.loyaltyCents)
  return [paragraph(order.status === STATUS.complete ? texts.earned(amount) : texts.earns(amount))]
}

const countryName = (code: string, language: 'en' | 'fr') =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code

const ownLines = (address: StoredAddress, { language, texts }: OrderWriting) =>
  OWN_ADDRESS_ATTRIBUTES.flatMap(({ code, label }) =>
    address[code] ? [texts.option(label[language], typedText(address[code]))] : [],
  )

/** Where it goes and who pays. */
export function orderAddresses(writing: OrderWriting): Passage[] {
  const { doc, language, texts } = writing
  const lines = (address: StoredAddress) => [
    typedText(`${address.firstname} ${address.lastname}`),
    ...(address.company ? [typedText(address.company)] : []),
    ...address.street.map(typedText),
    placeLine(typedText(address.city), address.regionCode, address.postcode),
    ...(address.countryCode === HOME_COUNTRY ? [] : [countryName(address.countryCode, language)]),
    typedText(`${texts.phone} ${address.telephone}`),
    ...ownLines(address, writing),
  ]
  return [
    ...(doc.shippingAddress && doc.pickupCode === null
      ? [{ heading: texts.deliveredTo, lines: lines(doc.shippingAddress) }]
      : []),
    { heading: texts.billedTo, lines: lines(doc.billingAddress) },
  ]
}
