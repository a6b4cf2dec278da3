// Addresses as wallets say them: before the shopper confirms, only the place; then all of it.
import { HOME_COUNTRY } from '../../platform/constants.ts'
import type { CartAddressInput, EstimateAddressInput } from '@loftwood/graphql-types'
import { formatPostalCode, provinceOf } from '@loftwood/fit/postal-code'

/** What a wallet says of every address that the shopper tries. A Canadian postal code may lack its second half. */
export interface WalletPlace {
  city: string
  /** Code or name of a region; may be empty. */
  state: string
  postal_code: string
  country: string
}

export interface WalletAddress extends WalletPlace {
  line1: string
  line2: string | null
}

/** The region that is named, else that of a Canadian postal code. */
const regionOf = ({ state, postal_code: code, country }: WalletPlace): string =>
  state.trim() || (country === HOME_COUNTRY ? provinceOf(code.trim().toUpperCase()) : '')

export function estimateAddress(place: WalletPlace): EstimateAddressInput {
  const country_code = place.country as EstimateAddressInput['country_code']
  return { country_code, region: { region_code: regionOf(place) }, postcode: place.postal_code }
}

interface Recipient {
  name: string
  phone: string
}

/** A name of one word is first and last name: an order needs both. */
export function cartAddress(address: WalletAddress, { name, phone }: Recipient): CartAddressInput {
  const words = name.trim().split(/\s+/)
  const { line1, line2, city, postal_code, country } = address
  return {
    firstname: words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? ''),
    lastname: words.at(-1) ?? '',
    street: [line1, line2 ?? ''].map((line) => line.trim()).filter((line) => line !== ''),
    city: city.trim(),
    region: regionOf(address),
    region_id: null,
    postcode: formatPostalCode(postal_code, country) ?? postal_code.trim(),
    country_code: country,
    telephone: phone.trim(),
    save_in_address_book: false,
  }
}
