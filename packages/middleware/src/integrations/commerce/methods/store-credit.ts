// Methods of a customer's credit: the balance with its history, and paying with it.
import {
  ApplyStoreCreditToCartDocument,
  CartStoreCreditDocument,
  CustomerStoreCreditDocument,
  RemoveStoreCreditFromCartDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { cartId, currentPage, pageSize } from './inputs.ts'
import { input, method, position, variables } from './method.ts'

export const storeCreditMethods = {
  customerStoreCredit: method({
    summary: 'The balance of the customer’s credit and its history, newest first.',
    example: [{ pageSize: 20 }],
    document: CustomerStoreCreditDocument,
    args: variables(z.object({ pageSize, currentPage })),
  }),
  cartStoreCredit: method({
    summary: 'What the cart’s customer has of credit, and what of it pays the cart.',
    example: [],
    document: CartStoreCreditDocument,
    args: position('cartId', cartId),
    cart: { path: ['cartId'], whenMissing: 'empty' },
  }),
  applyStoreCreditToCart: method({
    summary: 'Pays with the customer’s credit, as far as it goes.',
    example: [{}],
    document: ApplyStoreCreditToCartDocument,
    args: input(z.strictObject({ cart_id: cartId })),
    cart: { path: ['input', 'cart_id'], whenMissing: 'fail' },
  }),
  removeStoreCreditFromCart: method({
    summary: 'Pays without the customer’s credit again.',
    example: [{}],
    document: RemoveStoreCreditFromCartDocument,
    args: input(z.strictObject({ cart_id: cartId })),
    cart: { path: ['input', 'cart_id'], whenMissing: 'fail' },
  }),
}
