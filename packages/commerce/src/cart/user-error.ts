// Expected outcomes of adding to a cart: data, not errors. Magento knows a few codes of them; the tables of refusals know all.
import type { CartUserInputErrorType } from '@loftwood/graphql-types/schema-types'
import { type Reason, type RefusalCode, inView, reason } from '../refusals/refusal.ts'

export interface UserError {
  __typename: 'CartUserInputError' | 'InsufficientStockError'
  code: CartUserInputErrorType
  reason: Reason
  message: ReturnType<typeof inView>
  quantity?: number
}

/** Codes of the tables that Magento has another name for; any other is `UNDEFINED` on the wire. */
const WIRE_CODES: Partial<Record<RefusalCode, CartUserInputErrorType>> = {
  PRODUCT_UNKNOWN: 'PRODUCT_NOT_FOUND',
  NOT_SALABLE: 'NOT_SALABLE',
  INSUFFICIENT_STOCK: 'INSUFFICIENT_STOCK',
  STOCK_IN_CART: 'INSUFFICIENT_STOCK',
}

export function userError(code: RefusalCode, ...details: (string | number)[]): UserError {
  const why = reason(code, ...details)
  return {
    __typename: 'CartUserInputError',
    code: WIRE_CODES[code] ?? 'UNDEFINED',
    reason: why,
    message: inView(why),
  }
}

/** @param available how many can be had; none where other lines of the cart take the rest */
export function insufficientStock(available: number): UserError {
  return {
    ...(available > 0 ? userError('INSUFFICIENT_STOCK', available) : userError('STOCK_IN_CART')),
    __typename: 'InsufficientStockError',
    quantity: available,
  }
}
