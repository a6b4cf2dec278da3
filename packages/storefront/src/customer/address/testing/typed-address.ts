// An address as a shopper types it: with spaces around it, and the postal code without its own.
import { EMPTY_ADDRESS, type AddressValues } from '../address-values.ts'

export const TYPED_ADDRESS: AddressValues = {
  ...EMPTY_ADDRESS,
  countryId: 'CA',
  firstname: 'Maude',
  lastname: 'Tremblay',
  street: '4200, boul. Saint-Laurent',
  apartment: ' app. 3 ',
  extra: '  ',
  city: 'Montréal',
  regionId: '68',
  postcode: 'h2w2r2',
  telephone: '514 555-0199',
}
