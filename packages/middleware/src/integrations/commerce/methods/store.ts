// Methods of the store itself: configuration, currencies, countries, showrooms, reCAPTCHA.
import {
  AddressFormDocument,
  CustomerFormDocument,
  AvailableStoresDocument,
  CountriesDocument,
  CountryDocument,
  CurrencyDocument,
  OnlinePaymentConfigDocument,
  PinterestOptionsDocument,
  RecaptchaFormConfigDocument,
  RecaptchaV3ConfigDocument,
  StoreConfigDocument,
  StoresDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { requiredText, text } from './inputs.ts'
import { method, noArguments, position, variables } from './method.ts'

/** The forms that Magento can have a reCAPTCHA before. */
const recaptchaForm = z.enum([
  'BRAINTREE',
  'CONTACT',
  'CUSTOMER_CREATE',
  'CUSTOMER_EDIT',
  'CUSTOMER_FORGOT_PASSWORD',
  'CUSTOMER_LOGIN',
  'NEWSLETTER',
  'PLACE_ORDER',
  'PRODUCT_REVIEW',
  'RESEND_CONFIRMATION_EMAIL',
  'SENDFRIEND',
])

export const storeMethods = {
  storeConfig: method({
    summary: 'Configuration of the store view.',
    example: [],
    document: StoreConfigDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  availableStores: method({
    summary: 'The store views one can choose from.',
    example: [],
    document: AvailableStoresDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  currency: method({
    summary: 'Currencies and exchange rates.',
    example: [],
    document: CurrencyDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  onlinePaymentConfig: method({
    summary:
      "What a payment provider's script needs before there is an order; null where nothing is paid online.",
    example: [],
    document: OnlinePaymentConfigDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  pinterestOptions: method({
    summary: 'Options of the ad-tracking script.',
    example: [],
    document: PinterestOptionsDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  countries: method({
    summary: 'Countries the shop knows.',
    example: [],
    document: CountriesDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  country: method({
    summary: 'One country with its regions.',
    example: ['CA'],
    document: CountryDocument,
    args: position('id', requiredText(2)),
    tags: ['store'],
  }),
  addressForm: method({
    summary: 'What an address form asks for: its fields in their order, countries, and their rules.',
    example: [],
    document: AddressFormDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  customerForm: method({
    summary: 'What registration or account information asks for: the store’s attributes of customers.',
    example: [{ formCode: 'customer_account_create' }],
    document: CustomerFormDocument,
    args: variables(z.object({ formCode: z.enum(['customer_account_create', 'customer_account_edit']) })),
    tags: ['store'],
  }),
  stores: method({
    summary: 'Showrooms, the nearest first when `near` names a Canadian town or postal code.',
    example: [{ near: 'Sherbrooke' }],
    document: StoresDocument,
    args: variables(z.object({ near: text(100).nullish() })),
    tags: ['store'],
  }),
  recaptchaV3Config: method({
    summary: 'Key, badge and forms of reCAPTCHA 3.',
    example: [],
    document: RecaptchaV3ConfigDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  recaptchaFormConfig: method({
    summary: 'Whether a form has a reCAPTCHA, of which version, with its key.',
    example: [{ formType: 'CONTACT' }],
    document: RecaptchaFormConfigDocument,
    args: variables(z.object({ formType: recaptchaForm })),
    tags: ['store'],
  }),
}
