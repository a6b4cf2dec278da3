// Expected outcomes of adding to a cart: data, not failures. Codes and messages are Magento's.
import type { CartUserInputErrorType } from '@loftwood/graphql-types/schema-types'

export interface UserError {
  __typename: 'CartUserInputError' | 'InsufficientStockError'
  code: CartUserInputErrorType
  message: string
  quantity?: number
}

const plain = (code: CartUserInputErrorType, message: string): UserError => ({
  __typename: 'CartUserInputError',
  code,
  message,
})

export const userErrors = {
  productNotFound: (sku: string) => plain('PRODUCT_NOT_FOUND', `Could not find a product with SKU "${sku}"`),
  optionsMissing: () => plain('UNDEFINED', 'You need to choose options for your item.'),
  optionUnknown: () =>
    plain('UNDEFINED', "The product that was requested doesn't exist. Verify the product and try again."),
  notSalable: () => plain('NOT_SALABLE', 'Product that you are trying to add is not available.'),
  insufficientStock: (available: number): UserError => ({
    __typename: 'InsufficientStockError',
    code: 'INSUFFICIENT_STOCK',
    message: 'Not enough items for sale',
    quantity: available,
  }),
  quantityInvalid: () => plain('UNDEFINED', 'The fewest you may purchase is 1.'),
  quantityTooLarge: (most: number) => plain('UNDEFINED', `The most you may purchase is ${most}.`),
  quantitiesMissing: () => plain('UNDEFINED', 'Please specify the quantity of product(s).'),
  bundleIncomplete: () => plain('UNDEFINED', 'Please select all required options.'),
  selectionsUnavailable: () => plain('UNDEFINED', 'The options you selected are not available.'),
  linksMissing: () => plain('UNDEFINED', 'Please specify product link(s).'),
  requiredOptionMissing: () =>
    plain(
      'UNDEFINED',
      "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
    ),
  textTooLong: () => plain('UNDEFINED', 'The text is too long. Shorten the text and try again.'),
  dateInvalid: () => plain('UNDEFINED', 'The date is invalid. Verify the date and try again.'),
  giftCardAmountMissing: () => plain('UNDEFINED', 'Please specify a gift card amount.'),
  giftCardAmountInvalid: () => plain('UNDEFINED', 'The gift card amount is not allowed.'),
  giftCardIncomplete: () => plain('UNDEFINED', 'Please specify all the required information.'),
  emailInvalid: () => plain('UNDEFINED', 'Please enter a valid email address.'),
  cartFull: (most: number) => plain('UNDEFINED', `A cart holds at most ${most} items.`),
  typeNotSupported: (type: string) =>
    plain('UNDEFINED', `Product type "${type}" cannot be added to the cart.`),
} as const
