// An address as lines to read.
import {
  OWN_ADDRESS_ATTRIBUTES,
  ownLabel,
  type AddressCode,
} from '@loftwood/graphql-types/address-attributes'
import { provinceOf } from '@loftwood/fit/postal-code'
import { placeLine } from '../../platform/place-line.ts'

type Text = string | null

/** Of a cart, an order or the address book. */
export interface ReadableAddress extends Partial<Record<AddressCode, Text>> {
  firstname: Text
  lastname: Text
  street: readonly Text[] | null
  city: Text
  postcode: Text
  telephone: Text
  region: Text | { code: Text; label?: Text } | { region_code: Text; region?: Text }
  country?: { code: Text } | null
  country_code?: Text
}

interface Reader {
  /** The store's own country, which is not written. */
  home: string
  language: string
  labelled: (label: string, text: string) => string
}

/** Name, company, street lines, city with region and postal code, any country but the store's own, phone, what Magento lacks. */
export function addressLines(address: ReadableAddress, { home, language, labelled }: Reader): string[] {
  const { prefix, firstname, middlename, lastname, suffix } = address
  const country = countryOf(address)
  const abroad =
    country && country !== home ? new Intl.DisplayNames(language, { type: 'region' }).of(country) : null
  return [
    [prefix, firstname, middlename, lastname, suffix].filter(Boolean).join(' '),
    address.company,
    ...(address.street ?? []),
    placeLine(address.city, regionOf(address), address.postcode),
    abroad,
    address.telephone,
    address.vat_id,
    ...OWN_ADDRESS_ATTRIBUTES.map((each) => {
      const text = address[each.code]
      return text && labelled(ownLabel(each, language), text)
    }),
  ].filter((line): line is string => Boolean(line))
}

const countryOf = ({ country, country_code }: ReadableAddress): Text => country?.code ?? country_code ?? null

/** By its code; orders have the name alone, and in Canada the postal code says the province. */
function regionOf(address: ReadableAddress): Text {
  const { region, postcode } = address
  const code = region === null || typeof region === 'string' ? null : codeOf(region)
  const isInCanada = countryOf(address) === 'CA'
  return code || (isInCanada && postcode ? provinceOf(postcode) : '') || nameOf(region)
}

type Region = Exclude<ReadableAddress['region'], Text>

const codeOf = (region: Region): Text => ('region_code' in region ? region.region_code : region.code)

function nameOf(region: ReadableAddress['region']): Text {
  if (region === null || typeof region === 'string') return region
  return ('region_code' in region ? region.region : region.label) ?? null
}
