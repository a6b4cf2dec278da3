// Methods of a customer's account: profile, password, address book.
import {
  ChangeCustomerPasswordDocument,
  CreateCustomerAddressDocument,
  CustomerDocument,
  DeleteCustomerAddressDocument,
  DeleteCustomerByLinkDocument,
  DeleteCustomerDocument,
  GetCustomerAddressesDocument,
  IsEmailAvailableDocument,
  RequestCustomerDeletionEmailDocument,
  UpdateCustomerAddressDocument,
  UpdateCustomerDocument,
  UpdateCustomerEmailDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { customerAddress, customerProfile, email, password, requiredText } from './inputs.ts'
import { input, method, noArguments, position, variables } from './method.ts'

export const customerMethods = {
  customer: method({
    summary: 'The signed-in customer.',
    example: [],
    document: CustomerDocument,
    args: noArguments(),
  }),
  updateCustomer: method({
    summary: 'Changes the profile.',
    example: [{ firstname: 'Anna' }],
    document: UpdateCustomerDocument,
    args: input(z.strictObject(customerProfile)),
  }),
  updateCustomerEmail: method({
    summary: 'Changes the e-mail address.',
    example: [{ email: 'anna@example.com', password: 'Bunk-beds-1' }],
    document: UpdateCustomerEmailDocument,
    args: variables(z.object({ email, password })),
    limit: 'account',
  }),
  changeCustomerPassword: method({
    summary: 'Changes the password; a remembered customer stays remembered.',
    example: [{ currentPassword: 'Bunk-beds-1', newPassword: 'Bunk-beds-2' }],
    document: ChangeCustomerPasswordDocument,
    args: variables(z.object({ currentPassword: password, newPassword: password })),
    effect: 'changes-password',
    limit: 'account',
  }),
  deleteCustomer: method({
    summary: 'Deletes the account and signs out.',
    example: [],
    document: DeleteCustomerDocument,
    args: noArguments(),
    effect: 'ends-account',
    limit: 'account',
  }),
  requestCustomerDeletionEmail: method({
    summary: 'Sends the signed-in customer an e-mail with a link that deletes the account.',
    example: [],
    document: RequestCustomerDeletionEmailDocument,
    args: noArguments(),
    limit: 'account',
  }),
  deleteCustomerByLink: method({
    summary: 'Deletes the account with the key of that e-mail, once, and signs out.',
    example: ['hODf1eCaPEQaNOvwfWkg1J8Nzda9i7S8'],
    document: DeleteCustomerByLinkDocument,
    args: position('token', requiredText()),
    effect: 'ends-account',
    limit: 'account',
  }),
  isEmailAvailable: method({
    summary: 'Whether this e-mail address is free to register.',
    example: ['ann@example.com'],
    document: IsEmailAvailableDocument,
    args: position('email', email),
    limit: 'lookup',
  }),
  getCustomerAddresses: method({
    summary: 'The address book.',
    example: [],
    document: GetCustomerAddressesDocument,
    args: noArguments(),
  }),
  createCustomerAddress: method({
    summary: 'Adds an address.',
    example: [
      {
        firstname: 'Ann',
        lastname: 'Lee',
        street: ['1 Bunk Street'],
        city: 'Ottawa',
        region: { region_id: 74 },
        postcode: 'K1A 0B1',
        country_code: 'CA',
        telephone: '613-555-0100',
      },
    ],
    document: CreateCustomerAddressDocument,
    args: input(customerAddress),
  }),
  updateCustomerAddress: method({
    summary: 'Changes an address.',
    example: [{ id: 1, input: { city: 'Gatineau' } }],
    document: UpdateCustomerAddressDocument,
    args: variables(z.object({ id: z.int().positive(), input: customerAddress.nullish() })),
  }),
  deleteCustomerAddress: method({
    summary: 'Removes an address.',
    example: [1],
    document: DeleteCustomerAddressDocument,
    args: position('id', z.int().positive()),
  }),
}
