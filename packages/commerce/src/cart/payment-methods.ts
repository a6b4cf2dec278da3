// The payment methods a cart may be paid with: one row each, offered by rule.
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'
import type { Cents } from '../platform/money.ts'

export interface PaymentMethod {
  code: string
  title: LocalizedText
  /** Whether a cart with this total may be paid so. */
  isOffered: (grandTotal: Cents) => boolean
  needsPurchaseOrderNumber: boolean
}

const isDue = (grandTotal: Cents) => grandTotal > 0

export const OFFLINE_METHODS: readonly PaymentMethod[] = [
  {
    code: 'free',
    title: { en: 'Nothing to pay', fr: 'Rien à payer' },
    isOffered: (grandTotal) => grandTotal === 0,
    needsPurchaseOrderNumber: false,
  },
  {
    code: 'checkmo',
    title: { en: 'Cheque or money order', fr: 'Chèque ou mandat-poste' },
    isOffered: isDue,
    needsPurchaseOrderNumber: false,
  },
  {
    code: 'banktransfer',
    title: { en: 'Interac e-Transfer or bank transfer', fr: 'Virement Interac ou bancaire' },
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

/** The methods offered for a total, in the order shown. */
export function offeredPaymentMethods(grandTotal: Cents): PaymentMethod[] {
  return OFFLINE_METHODS.filter((method) => method.isOffered(grandTotal))
}

export function paymentMethod(code: string | null): PaymentMethod | undefined {
  return OFFLINE_METHODS.find((method) => method.code === code)
}
