// Addresses and shipping quotes as GraphQL answers them, with Magento's field names.
import { addressTexts } from '@loftwood/graphql-types/address-attributes'
import { toDollars } from '../../platform/money.ts'
import { encodeUid } from '../../platform/uid.ts'
import { moneyIn } from '../money-shape.ts'
import type { SalesContext } from '../sales-context.ts'
import type { ShippingQuote } from './shipping-rates.ts'
import type { StoredAddress } from '../../customer/addresses/stored-address.ts'

export type AddressShape = ReturnType<typeof cartAddressShape>

export function cartAddressShape(
  { language }: Pick<SalesContext, 'language'>,
  address: StoredAddress,
  typename: 'ShippingCartAddress' | 'BillingCartAddress',
) {
  return {
    __typename: typename,
    uid: encodeUid(`${typename}/${address.postcode}/${address.street.join('/')}`),
    firstname: address.firstname,
    lastname: address.lastname,
    ...addressTexts(address),
    street: address.street,
    city: address.city,
    region: { code: address.regionCode, label: address.regionNames[language], region_id: address.regionId },
    postcode: address.postcode,
    country: { code: address.countryCode, label: address.countryCode },
    telephone: address.telephone,
  }
}

export function quoteShape(
  { currency, language }: Pick<SalesContext, 'currency' | 'language'>,
  quote: ShippingQuote,
) {
  const amount = moneyIn(currency)(quote.cents)
  return {
    carrier_code: quote.carrierCode,
    carrier_title: quote.carrierTitle[language],
    method_code: quote.methodCode,
    method_title: quote.methodTitle[language],
    available: true,
    error_message: '',
    amount,
    price_excl_tax: amount,
    price_incl_tax: amount,
    delivery_days_min: quote.deliveryDays.min,
    delivery_days_max: quote.deliveryDays.max,
    amount_to_free: quote.toFreeCents > 0 ? toDollars(quote.toFreeCents) : null,
    pickup_location_code: quote.pickupCode,
  }
}
