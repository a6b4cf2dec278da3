// Whether a number can be a quantity at all.
import { type UserError, userError } from './user-error.ts'

/** Why no cart takes this number of anything; undefined when one may. */
export function countError(quantity: number): UserError | undefined {
  if (!Number.isInteger(quantity)) return userError('QUANTITY_NOT_WHOLE')
  return quantity < 1 ? userError('QUANTITY_TOO_SMALL') : undefined
}
