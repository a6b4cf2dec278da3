// Ways to pay that the back end offers and this shop has no module for. Shoppers do not see them, so the operator reads of
// each once in the log, from the answers about carts.
import { PAYMENT_CODES } from '../src/checkout/payment/payment-codes.ts'

const LIST = '"available_payment_methods":['
/** A back end that invents codes does not fill the memory. */
const MOST_CODES = 100
const MAX_LIST_BYTES = 10_000

interface Log {
  warn: (fields: object, message: string) => void
}

/** Makes the function that looks at the body of an answer. */
export function createPaymentWatch(log: Log) {
  const seen = new Set(PAYMENT_CODES)
  return (body: Buffer): void => {
    const start = body.indexOf(LIST)
    if (start < 0 || seen.size > MOST_CODES) return
    const list = listAt(body, start + LIST.length)
    for (const [, code = ''] of list.matchAll(/"code":"([^"]{1,64})"/g)) {
      if (seen.has(code)) continue
      seen.add(code)
      log.warn({ code }, 'the back end offers a payment method that this shop has no module for')
    }
  }
}

/** Objects without objects inside, one after the other. */
function listAt(body: Buffer, start: number): string {
  const text = body.subarray(start, start + MAX_LIST_BYTES).toString()
  return /^(?:\{[^{}]*\},?)*/.exec(text)?.[0] ?? ''
}
