// An address as lines to read.

type Text = string | null

/** Of a cart, an order or the address book. */
export interface ReadableAddress {
  prefix?: Text
  firstname: Text
  middlename?: Text
  lastname: Text
  suffix?: Text
  company?: Text
  street: readonly Text[] | null
  city: Text
  postcode: Text
  telephone: Text
  vat_id?: Text
  region: Text | { code: Text; label?: Text } | { region_code: Text; region?: Text }
  country?: { code: Text } | null
  country_code?: Text
}

interface Reader {
  /** The store's own country, which is not written. */
  home: string
  language: string
}

/** Name, company, street lines, city with region, postal code and any country but the store's own, phone. */
export function addressLines(address: ReadableAddress, { home, language }: Reader): string[] {
  const { prefix, firstname, middlename, lastname, suffix } = address
  const region = regionOf(address.region)
  const country = address.country?.code ?? address.country_code
  const abroad =
    country && country !== home ? new Intl.DisplayNames(language, { type: 'region' }).of(country) : null
  return [
    [prefix, firstname, middlename, lastname, suffix].filter(Boolean).join(' '),
    address.company,
    ...(address.street ?? []),
    [`${address.city ?? ''}${region ? ` (${region})` : ''}`, address.postcode, abroad]
      .filter(Boolean)
      .join('  '),
    address.telephone,
    address.vat_id,
  ].filter((line): line is string => Boolean(line))
}

function regionOf(region: ReadableAddress['region']): Text {
  if (region === null || typeof region === 'string') return region
  if ('region_code' in region) return region.region_code || (region.region ?? null)
  return region.code || (region.label ?? null)
}
