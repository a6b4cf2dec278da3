// How many products one request may show: lists inside lists multiply, and a page of the shop shows a few hundred.
import { userError } from '../user-errors/user-error.ts'

/** Above what the largest page with all its variants and links holds. */
export const MOST_PRODUCTS = 10_000

/** @returns what is called for each product. @throws TOO_MANY_PRODUCTS */
export function createProductCounter(): () => void {
  let shown = 0
  return () => {
    shown += 1
    if (shown > MOST_PRODUCTS) throw userError('TOO_MANY_PRODUCTS', MOST_PRODUCTS)
  }
}
