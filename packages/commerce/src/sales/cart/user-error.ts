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
  typeNotSupported: (type: string) =>
    plain('UNDEFINED', `Product type "${type}" cannot be added to the cart.`),
} as const
