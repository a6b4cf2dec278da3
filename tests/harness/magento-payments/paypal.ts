/**
 * PayPal Express as a Magento has it, and what PayPal knows of its payments. Messages are those of Magento 2.4.7 for the
 * answers of PayPal's NVP API (https://developer.paypal.com/api/nvp-soap/errors/).
 */
import { UserError, type Call, type PaymentPart } from './layer.ts'

export interface PaypalPayment {
  cartId: string
  total: number
  returnUrl: string
  cancelUrl: string
  payerId: string | null
  /** Whether the account that was chosen has no money. */
  isDeclined: boolean
  isExpired: boolean
  isPaid: boolean
}

export interface Paypal extends PaymentPart {
  /** By token. */
  payments: Map<string, PaypalPayment>
  /** What was taken, in the order it was. */
  charges: { cartId: string; total: number }[]
}

/** Where shoppers approve payments; tests serve it to their browsers. */
export const PAYPAL_ORIGIN = 'https://www.sandbox.paypal.com'

const rejected = (text: string) => new UserError(`PayPal gateway has rejected request. ${text}`)

/** @param baseUrl the base link URL of the store view, with `/` at its end */
export function createPaypal(baseUrl: string): Paypal {
  const payments: Paypal['payments'] = new Map()
  const charges: Paypal['charges'] = []
  const tokens = new Map<string, string>()

  /** A path becomes an address as in Magento, whose URLs end with a slash. */
  function addressOf(path: string): string {
    if (path === '' || path.startsWith('/') || /:\/\/|\.\.|\?/.test(path)) throw new UserError('Invalid Url.')
    return `${baseUrl}${path}/`
  }

  async function begin(input: Record<string, unknown>, call: Call) {
    const total = await call.total()
    if (total === 0) throw new UserError("PayPal can't process orders with a zero balance due.")
    const urls = input['urls'] as { return_url: string; cancel_url: string }
    const token = `EC-${crypto.randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase()}`
    payments.set(token, {
      cartId: String(input['cart_id']),
      total,
      returnUrl: addressOf(urls.return_url),
      cancelUrl: addressOf(urls.cancel_url),
      payerId: null,
      isDeclined: false,
      isExpired: false,
      isPaid: false,
    })
    return {
      token,
      paypal_urls: {
        start: `${PAYPAL_ORIGIN}/cgi-bin/webscr?cmd=_express-checkout&token=${token}&useraction=commit`,
      },
    }
  }

  function paymentOf(token: string): PaypalPayment {
    const payment = payments.get(token)
    if (!payment) throw rejected('Token is invalid (#10410: Invalid token).')
    if (payment.isExpired)
      throw rejected(
        'This Express Checkout session has expired. Token value is no longer valid (#10411: This Express Checkout session has expired).',
      )
    return payment
  }

  return {
    methods: [{ code: 'paypal_express', title: 'PayPal Express Checkout' }],
    payments,
    charges,
    fields: { createPaypalExpressToken: begin },
    set(cartId, { paypal_express }) {
      const { token = '', payer_id } = (paypal_express ?? {}) as { token?: string; payer_id?: string }
      if (paymentOf(token).payerId !== payer_id) throw rejected('Payer is invalid (#10419: PayerID Missing).')
      tokens.set(cartId, token)
    },
    charge({ cartId, total }) {
      const payment = paymentOf(tokens.get(cartId) ?? '')
      if (payment.isPaid)
        throw rejected(
          'A successful transaction has already been completed for this token (#10415: Transaction refused).',
        )
      if (payment.isDeclined)
        throw rejected(
          "This transaction couldn't be completed. Please redirect your customer to PayPal (#10486: This transaction couldn't be completed).",
        )
      payment.isPaid = true
      charges.push({ cartId, total })
      return []
    },
  }
}
