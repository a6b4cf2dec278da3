// How an order is to be paid, as its mail and its page say it.
import { dateFormat } from '../platform/formats.ts'
import { toCents } from '../platform/money.ts'
import { type MailShop, postalLines } from '../mail/compose-mail.ts'
import { legalName } from '../mail/legal-name.ts'
import type { OrderWriting } from './order-mail-parts.ts'
import type { OrderMailTexts } from './order-mail-texts.ts'
import { STATUS } from './order-progress.ts'
import type { StoredOrder } from './order-rows.ts'

/** Sentences; an empty one sets the address or account below apart. */
export function paymentInstructions(
  writing: OrderWriting,
  { number }: Pick<StoredOrder, 'number'>,
  store: MailShop['store'],
): string[] {
  const { doc, texts, money, language } = writing
  const payee = legalName(store, language)
  // It is paid by its own terms, and the goods may leave before it.
  const payBy = doc.paymentCode === 'purchaseorder' ? undefined : payByText(writing)
  const instructions = texts.instructions[doc.paymentCode]?.({
    number,
    total: money(doc.grandTotalCents),
    payee,
    storeEmail: store.email,
    hasAutomaticDeposit: store.hasAutomaticDeposit,
  })
  return [
    ...(instructions ?? []),
    ...(doc.paymentCode === 'banktransfer' ? inParts(writing, store) : []),
    ...(payBy ? [texts.payBy(payBy)] : []),
    ...(doc.paymentCode === 'banktransfer' ? bankLines(store.bankAccount, texts) : []),
    ...(doc.purchaseOrderNumber ? [texts.purchaseOrder(doc.purchaseOrderNumber)] : []),
    ...(doc.paymentCode === 'checkmo' ? ['', payee, ...postalLines(store)] : []),
  ]
}

/** The last day on which the money is in time. */
export function payByText({ doc, view }: OrderWriting): string | undefined {
  if (!doc.payBy) return undefined
  const format = dateFormat(view.locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(doc.payBy))
}

function inParts({ doc, texts, money }: OrderWriting, { transferLimit }: MailShop['store']): string[] {
  const limit = transferLimit === undefined ? Infinity : toCents(transferLimit)
  return doc.grandTotalCents > limit ? [texts.inParts(money(limit))] : []
}

/** For a transfer from a bank that has no Interac. */
function bankLines(account: MailShop['store']['bankAccount'], { bank }: OrderMailTexts): string[] {
  return account ? ['', bank.intro, ...bank.lines(account)] : []
}

/** Whether the shop still waits for its money: an invoice is written once it is there. */
export function isUnpaid({ status, history }: Pick<StoredOrder, 'status' | 'history'>): boolean {
  return status !== STATUS.canceled && !history.documents.some(({ kind }) => kind === 'invoice')
}
