// Methods of the store itself: configuration, currencies, countries.
import {
  AvailableStoresDocument,
  CountriesDocument,
  CountryDocument,
  CurrencyDocument,
  StoreConfigDocument,
} from '@loftwood/graphql-types'
import { requiredText } from './inputs.ts'
import { method, noArguments, position } from './method.ts'

export const storeMethods = {
  storeConfig: method({
    summary: 'Configuration of the store view.',
    example: [],
    access: 'public',
    document: StoreConfigDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  availableStores: method({
    summary: 'The store views one can choose from.',
    example: [],
    access: 'public',
    document: AvailableStoresDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  currency: method({
    summary: 'Currencies and exchange rates.',
    example: [],
    access: 'public',
    document: CurrencyDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  countries: method({
    summary: 'Countries the shop knows.',
    example: [],
    access: 'public',
    document: CountriesDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  country: method({
    summary: 'One country with its regions.',
    example: ['CA'],
    access: 'public',
    document: CountryDocument,
    args: position('id', requiredText(2)),
    tags: ['store'],
  }),
}
