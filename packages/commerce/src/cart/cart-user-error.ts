// Expected outcomes of adding to a cart: data, not errors. Magento knows a few codes of them; the tables of user errors know all.
import type { CartUserInputErrorType } from '@loftwood/graphql-types/schema-types'
import { type Reason, type UserErrorCode, inView, reason } from '../user-errors/user-error.ts'

export interface CartUserError {
  __typename: 'CartUserInputError' | 'InsufficientStockError'
  code: CartUserInputErrorType
  reason: Reason
  message: ReturnType<typeof inView>
  quantity?: number
}

/** Codes of the tables that Magento has another name for; any other is `UNDEFINED` on the wire. */
const WIRE_CODES: Partial<Record<UserErrorCode, CartUserInputErrorType>> = {
  PRODUCT_UNKNOWN: 'PRODUCT_NOT_FOUND',
  NOT_SALABLE: 'NOT_SALABLE',
  INSUFFICIENT_STOCK: 'INSUFFICIENT_STOCK',
  STOCK_IN_CART: 'INSUFFICIENT_STOCK',
}

export function cartUserError(code: UserErrorCode, ...details: (string | number)[]): CartUserError {
  const why = reason(code, ...details)
  return {
    __typename: 'CartUserInputError',
    code: WIRE_CODES[code] ?? 'UNDEFINED',
    reason: why,
    message: inView(why),
  }
}

/** @param available how many can be had; none where other lines of the cart take the rest */
export function insufficientStock(available: number): CartUserError {
  return {
    ...(available > 0 ? cartUserError('INSUFFICIENT_STOCK', available) : cartUserError('STOCK_IN_CART')),
    __typename: 'InsufficientStockError',
    quantity: available,
  }
}
