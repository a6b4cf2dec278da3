// Messages that are data (a product sold out, an order refused) and an order's status go out in the language of the store view.
import type { Context } from '../context.ts'
import { translatePhrase } from '../refusals/translate-phrase.ts'

const translated = {
  message: ({ message }: { message: string }, _: unknown, { view }: Context) =>
    translatePhrase(message, view.language),
}

const translatedStatus = {
  status: ({ status }: { status: string | null }, _: unknown, { view }: Context) =>
    status && translatePhrase(status, view.language),
}

export const phraseResolvers = {
  CustomerOrder: translatedStatus,
  OrderItemInterface: translatedStatus,
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
