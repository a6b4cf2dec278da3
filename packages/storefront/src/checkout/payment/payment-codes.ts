// The back end's codes of every way to pay that the shop has a module for. Imports nothing: the server reads it too.

export const BRAINTREE = 'braintree'
export const PAYPAL_EXPRESS = 'paypal_express'

export const PAYMENT_CODES: readonly string[] = [
  'free',
  'stripe_payments',
  BRAINTREE,
  'braintree_cc_vault',
  PAYPAL_EXPRESS,
  'banktransfer',
  'checkmo',
  'cashondelivery',
  'purchaseorder',
]
