// Which taxes a delivery bears and how much they come to. Rates are data: catalog/tax-rates.json.
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'
import type { TaxRatesData } from '@loftwood/demo-store/rules-schema'
import { type Cents, percentOf } from '../../platform/money.ts'
import { HOME_COUNTRY } from '../../customer/addresses/address-rules.ts'

export interface TaxRate {
  code: string
  label: LocalizedText
  /** Per cent. */
  rate: number
  appliesTo: ReadonlyArray<'goods' | 'shipping'>
}

export interface Destination {
  countryCode: string
  regionCode: string | undefined
}

/** The rates in force at the destination on a day (`YYYY-MM-DD`); none outside Canada or without a province. */
export function taxRatesFor(data: TaxRatesData, destination: Destination, onDate: string): TaxRate[] {
  if (destination.countryCode !== HOME_COUNTRY || !destination.regionCode) return []
  const rates = data.provinces[destination.regionCode] ?? []
  return rates.filter((rate) => rate.from <= onDate && (rate.until === undefined || onDate <= rate.until))
}

/** One tax on an amount before taxes, e.g. 9.975 % of 10000 -> 998. */
export function taxOn(cents: Cents, rate: TaxRate): Cents {
  return percentOf(cents, rate.rate)
}
