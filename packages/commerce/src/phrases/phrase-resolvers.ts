// Messages that are data (a product sold out, an order refused) go out in the language of the store view.
import type { Context } from '../context.ts'
import { translatePhrase } from './translate-phrase.ts'

const translated = {
  message: ({ message }: { message: string }, _: unknown, { view }: Context) =>
    translatePhrase(message, view.language),
}

export const phraseResolvers = {
  CancelOrderError: translated,
  CancelOrderOutput: {
    error: ({ error }: { error: string | null }, _: unknown, { view }: Context) =>
      error && translatePhrase(error, view.language),
  },
  CheckoutUserInputError: translated,
  CartItemError: translated,
  CartUserInputError: translated,
  InsufficientStockError: translated,
  PlaceOrderError: translated,
  WishListUserInputError: translated,
  WishlistCartUserInputError: translated,
}
