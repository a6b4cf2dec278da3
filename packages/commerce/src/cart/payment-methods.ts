// The payment methods a cart may be paid with: one row each, offered by rule.
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'
import type { Cents } from '../platform/money.ts'

export interface PaymentMethod {
  code: string
  title: LocalizedText
  /** Whether a cart with this total may be paid so. */
  isOffered: (grandTotal: Cents) => boolean
  needsPurchaseOrderNumber: boolean
  /** Whether the work begins once the money is there. */
  isPaidFirst?: boolean
  /** Whether the order is placed unpaid, and paid at the provider. */
  isOnline?: boolean
}

/** The least that the provider takes of a card in dollars. */
const LEAST_ONLINE_CENTS = 50

const isDue = (grandTotal: Cents) => grandTotal > 0

export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  {
    // The code of Stripe's own Magento module.
    code: 'stripe_payments',
    title: { en: 'Card, Apple Pay or Google Pay', fr: 'Carte, Apple Pay ou Google Pay' },
    isOffered: (grandTotal) => grandTotal >= LEAST_ONLINE_CENTS,
    needsPurchaseOrderNumber: false,
    isOnline: true,
  },
  {
    code: 'free',
    title: { en: 'Nothing to pay', fr: 'Rien à payer' },
    isOffered: (grandTotal) => grandTotal === 0,
    needsPurchaseOrderNumber: false,
  },
  {
    code: 'banktransfer',
    title: { en: 'Interac e-Transfer or bank transfer', fr: 'Virement Interac ou bancaire' },
    isPaidFirst: true,
    isOffered: isDue,
    needsPurchaseOrderNumber: false,
  },
  {
    code: 'checkmo',
    title: { en: 'Cheque or money order', fr: 'Chèque ou mandat-poste' },
    isPaidFirst: true,
    isOffered: isDue,
    needsPurchaseOrderNumber: false,
  },
  {
    code: 'purchaseorder',
    title: { en: 'Purchase order', fr: 'Bon de commande' },
    isOffered: isDue,
    needsPurchaseOrderNumber: true,
  },
]

/** The methods offered for a total, in the order shown; online ones where the shop has a provider. */
export function offeredPaymentMethods(
  grandTotal: Cents,
  { onlinePayments }: { onlinePayments?: unknown },
): PaymentMethod[] {
  return PAYMENT_METHODS.filter(
    (method) => method.isOffered(grandTotal) && (!method.isOnline || onlinePayments),
  )
}

export function paymentMethod(code: string | null): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method.code === code)
}

/** Ways to pay an order that was placed to be paid online. */
export function laterPaymentMethods(grandTotal: Cents): PaymentMethod[] {
  return offeredPaymentMethods(grandTotal, {}).filter((method) => !method.needsPurchaseOrderNumber)
}
