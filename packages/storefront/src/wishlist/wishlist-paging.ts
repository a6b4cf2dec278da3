// How many items a wishlist is read with (docs/product.md, Wishlist).
import { WISHLIST_PAGE } from '../platform/constants.ts'

/** Everything: a million, or more than that where the list is longer. */
export const ALL_ITEMS = (count: number): number =>
  count > WISHLIST_PAGE.all ? count + WISHLIST_PAGE.margin : WISHLIST_PAGE.all
