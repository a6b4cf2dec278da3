// Whether a number can be a quantity at all.
import { type CartUserError, cartUserError } from './cart-user-error.ts'

/** Why no cart takes this number of anything; undefined when one may. */
export function countError(quantity: number): CartUserError | undefined {
  if (!Number.isInteger(quantity)) return cartUserError('QUANTITY_NOT_WHOLE')
  return quantity < 1 ? cartUserError('QUANTITY_TOO_SMALL') : undefined
}
