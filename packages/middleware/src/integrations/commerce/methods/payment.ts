// Methods of paying through a provider, and of the cards that customers have saved there.
import {
  BraintreeConfigDocument,
  CreateBraintreeClientTokenDocument,
  CustomerPaymentTokensDocument,
  DeletePaymentTokenDocument,
} from '@loftwood/graphql-types'
import { requiredText } from './inputs.ts'
import { method, noArguments, position } from './method.ts'

export const paymentMethods = {
  braintreeConfig: method({
    summary: 'Whether the bank has to confirm cards that pay through Braintree (3-D Secure).',
    example: [],
    document: BraintreeConfigDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  createBraintreeClientToken: method({
    summary:
      'What Braintree’s fields for cards start with; refused where the back end does not take cards through it.',
    example: [],
    document: CreateBraintreeClientTokenDocument,
    args: noArguments(),
    limit: 'creation',
  }),
  customerPaymentTokens: method({
    summary: 'The cards that the signed-in customer has saved.',
    example: [],
    document: CustomerPaymentTokensDocument,
    args: noArguments(),
  }),
  deletePaymentToken: method({
    summary: 'Deletes a saved card.',
    example: ['4d6f3f5f7c3c8a3a9d3b1f2e5c7a9b1d'],
    document: DeletePaymentTokenDocument,
    args: position('publicHash', requiredText()),
  }),
}
