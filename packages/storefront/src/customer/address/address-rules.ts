// What an address form asks for, in which order, and the countries it knows: from the back end's attribute metadata and
// the store's configuration.
import type { AddressFormQuery } from '@loftwood/graphql-types'
import { ADDRESS_CODES, OWN_ADDRESS_ATTRIBUTES } from '@loftwood/graphql-types/address-attributes'
import type { AddressField } from './address-values.ts'

export interface Country {
  id: string
  name: string
}

export interface FormField {
  name: AddressField
  isRequired: boolean
}

/** A country's region and postal code have rules of their own: see `regionRule` and `isPostcodeRequired`. */
export interface AddressRules {
  fields: readonly FormField[]
  /** By name. */
  countries: readonly Country[]
  /** Those that the store delivers to. */
  shippingCountries: readonly Country[]
  /** Where nothing else is chosen. */
  defaultCountry: string
  optionalZip: ReadonlySet<string>
  /** Undefined where the back end does not say: regions are required where there are some. */
  requiredRegion: ReadonlySet<string> | undefined
  showsOptionalRegion: boolean
}

/** The form's fields for each attribute; other attributes have no place in a cart's address. */
const FIELDS_OF: Readonly<Record<string, readonly AddressField[]>> = {
  country_id: ['countryId'],
  firstname: ['firstname'],
  lastname: ['lastname'],
  street: ['street', 'apartment', 'neighbourhood', 'extra'],
  city: ['city'],
  region: ['regionId'],
  postcode: ['postcode'],
  telephone: ['telephone'],
  ...Object.fromEntries(ADDRESS_CODES.map((code) => [code, [code]])),
}

/** An attribute of the same code that a shop has added to its Magento is no field of its addresses. */
const OWN: ReadonlySet<string> = new Set(OWN_ADDRESS_ATTRIBUTES.map(({ code }) => code))

/** Magento's own form, for back ends without metadata. */
const USUAL_ATTRIBUTES = [
  ['firstname', true],
  ['lastname', true],
  ['company', false],
  ['street', true],
  ['country_id', true],
  ['region', false],
  ['city', true],
  ['postcode', false],
  ['telephone', true],
] as const

const USUAL_STREET_LINES = 2

/** The rules as answered. */
export function addressRules(answer: AddressFormQuery, language: string): AddressRules {
  const config = answer.storeConfig
  const countries = countriesOf(answer, language)
  const shipping = config?.shipping_countries
  return {
    fields: fieldsOf(answer),
    countries,
    shippingCountries: shipping ? countries.filter(({ id }) => shipping.includes(id)) : countries,
    defaultCountry: defaultCountryOf(config, countries),
    optionalZip: codesIn(config?.optional_zip_countries),
    requiredRegion:
      config?.countries_with_required_region == null
        ? undefined
        : codesIn(config.countries_with_required_region),
    showsOptionalRegion: config?.display_state_if_optional !== false,
  }
}

/** On a bill nothing is about the way to the door, as all is that Magento lacks. */
export const billingRules = (rules: AddressRules): AddressRules => ({
  ...rules,
  fields: rules.fields.filter(({ name }) => !OWN.has(name)),
})

function fieldsOf(answer: AddressFormQuery): FormField[] {
  const items = (answer.attributesForm?.items ?? []).filter((item) => item !== null)
  if (items.length === 0)
    return USUAL_ATTRIBUTES.flatMap(([code, isRequired]) => formFields(code, isRequired, USUAL_STREET_LINES))
  return items
    .map((item) => ({ sort_order: 0, multiline_count: 1, is_own_field: false, ...item }))
    .filter(({ code, is_own_field }) => is_own_field || !OWN.has(String(code)))
    .toSorted((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0))
    .flatMap(({ code, is_required, multiline_count }) =>
      formFields(String(code), is_required, multiline_count ?? 1),
    )
}

/** Of several lines only the first is required. */
function formFields(code: string, isRequired: boolean, lines: number): FormField[] {
  const names = FIELDS_OF[code] ?? []
  return names
    .slice(0, code === 'street' ? Math.max(lines, 1) : names.length)
    .map((name, index) => ({ name, isRequired: isRequired && index === 0 }))
}

function countriesOf(answer: AddressFormQuery, language: string): Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const collator = new Intl.Collator(language)
  return (answer.countries ?? [])
    .flatMap((country) =>
      country?.id ? [{ id: country.id, name: country.full_name_locale || (names.of(country.id) ?? '') }] : [],
    )
    .toSorted((one, other) => collator.compare(one.name, other.name))
}

/** The store's own country, else that of its language, else the first. */
function defaultCountryOf(config: AddressFormQuery['storeConfig'], countries: Country[]): string {
  const candidates = [config?.default_country, config?.locale?.split(/[-_]/).at(-1)]
  return candidates.find((code) => countries.some(({ id }) => id === code)) ?? countries[0]?.id ?? ''
}

function codesIn(list: string | null | undefined): Set<string> {
  return new Set((list ?? '').split(',').filter((code) => code !== ''))
}

/** How a country's region is entered: chosen from a list, typed, or not at all. */
export interface RegionRule {
  kind: 'list' | 'text' | 'none'
  isRequired: boolean
}

export function regionRule(rules: AddressRules, countryId: string, hasRegions: boolean): RegionRule {
  const isRequired = rules.requiredRegion?.has(countryId) ?? hasRegions
  if (!isRequired && !rules.showsOptionalRegion) return { kind: 'none', isRequired }
  return { kind: hasRegions ? 'list' : 'text', isRequired }
}

export function isPostcodeRequired(rules: AddressRules, countryId: string): boolean {
  return !rules.optionalZip.has(countryId)
}
