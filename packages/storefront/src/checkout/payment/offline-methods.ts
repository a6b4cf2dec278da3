// Methods that need nothing from the shopper here: they pay later, or have nothing to pay.
import type { PaymentMethod } from './payment-method.ts'

/** A cheque by post. */
export const checkmo: PaymentMethod = {
  code: 'checkmo',
  label: 'checkout.payment.checkmo',
  description: 'checkout.payment.checkmoDetail',
  nextStep: 'checkout.payment.checkmoNext',
  isPaidFirst: true,
  prepare: () => Promise.resolve({ code: 'checkmo' }),
}

/** An Interac or bank transfer. */
export const bankTransfer: PaymentMethod = {
  code: 'banktransfer',
  label: 'checkout.payment.banktransfer',
  description: 'checkout.payment.banktransferDetail',
  nextStep: 'checkout.payment.banktransferNext',
  isPaidFirst: true,
  prepare: () => Promise.resolve({ code: 'banktransfer' }),
}

/** Paid to whoever brings it. */
export const cashOnDelivery: PaymentMethod = {
  code: 'cashondelivery',
  label: 'checkout.payment.cashondelivery',
  description: 'checkout.payment.cashondeliveryDetail',
  nextStep: 'checkout.payment.cashondeliveryNext',
  prepare: () => Promise.resolve({ code: 'cashondelivery' }),
}

/** Nothing is left to pay. */
export const free: PaymentMethod = {
  code: 'free',
  label: 'checkout.payment.free',
  description: 'checkout.payment.freeDetail',
  nextStep: 'checkout.payment.freeNext',
  prepare: () => Promise.resolve({ code: 'free' }),
}
