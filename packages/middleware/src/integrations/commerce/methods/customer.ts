// Methods of a customer's account: profile, password, address book.
import {
  ChangeCustomerPasswordDocument,
  CreateCustomerAddressDocument,
  CustomerDocument,
  DeleteCustomerAddressDocument,
  DeleteCustomerDocument,
  GetCustomerAddressesDocument,
  IsEmailAvailableDocument,
  UpdateCustomerAddressDocument,
  UpdateCustomerDocument,
  UpdateCustomerEmailDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { customerAddress, customerProfile, email, password } from './inputs.ts'
import { input, method, noArguments, position, variables } from './method.ts'

export const customerMethods = {
  customer: method({
    summary: 'The signed-in customer.',
    example: [],
    access: 'personal',
    document: CustomerDocument,
    args: noArguments(),
  }),
  updateCustomer: method({
    summary: 'Changes the profile.',
    example: [{ firstname: 'Anna' }],
    access: 'personal',
    document: UpdateCustomerDocument,
    args: input(z.strictObject(customerProfile)),
  }),
  updateCustomerEmail: method({
    summary: 'Changes the e-mail address.',
    example: [{ email: 'anna@example.com', password: 'Bunk-beds-1' }],
    access: 'personal',
    document: UpdateCustomerEmailDocument,
    args: variables(z.object({ email, password })),
    limit: 'account',
    checksPassword: true,
  }),
  changeCustomerPassword: method({
    summary: 'Changes the password; a remembered customer stays remembered.',
    example: [{ currentPassword: 'Bunk-beds-1', newPassword: 'Bunk-beds-2' }],
    access: 'personal',
    document: ChangeCustomerPasswordDocument,
    args: variables(z.object({ currentPassword: password, newPassword: password })),
    effect: 'changes-password',
    limit: 'account',
    checksPassword: true,
  }),
  deleteCustomer: method({
    summary: 'Deletes the account and signs out.',
    example: [],
    access: 'personal',
    document: DeleteCustomerDocument,
    args: noArguments(),
    effect: 'ends-account',
    limit: 'account',
  }),
  isEmailAvailable: method({
    summary: 'Whether this e-mail address is free to register.',
    example: ['ann@example.com'],
    access: 'personal',
    document: IsEmailAvailableDocument,
    args: position('email', email),
    limit: 'lookup',
  }),
  getCustomerAddresses: method({
    summary: 'The address book.',
    example: [],
    access: 'personal',
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
    access: 'personal',
    document: CreateCustomerAddressDocument,
    args: input(customerAddress),
  }),
  updateCustomerAddress: method({
    summary: 'Changes an address.',
    example: [{ id: 1, input: { city: 'Gatineau' } }],
    access: 'personal',
    document: UpdateCustomerAddressDocument,
    args: variables(z.object({ id: z.int().positive(), input: customerAddress.nullish() })),
  }),
  deleteCustomerAddress: method({
    summary: 'Removes an address.',
    example: [1],
    access: 'personal',
    document: DeleteCustomerAddressDocument,
    args: position('id', z.int().positive()),
  }),
}
