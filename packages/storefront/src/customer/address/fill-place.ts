// What follows from a Canadian postal code for the rest of the address.
import { cityOf } from '@loftwood/fit/city-of'
import { formatPostalCode, provinceOf } from '@loftwood/fit/postal-code'
import type { AddressValues, Region } from './address-values.ts'

export type Place = Pick<AddressValues, 'regionId' | 'city'>

interface Typed {
  postcode: string
  countryId: string
  regions: readonly Region[]
}

/** The province and, where it is certain, the city; empty where it is not, and while the code is incomplete. */
export function placeOf({ postcode, countryId, regions }: Typed): Place {
  const code = countryId === 'CA' ? formatPostalCode(postcode, countryId) : null
  if (code === null) return { regionId: '', city: '' }
  const region = regions.find((each) => each.code === provinceOf(code))
  return { regionId: region ? String(region.id) : '', city: cityOf(code) }
}

/** The fields to fill: those that are empty, were filled from the code before, or agree with it, so that they follow it on. */
export function fillsOf(typed: AddressValues, place: Place, filled: Partial<Place>): Partial<Place> {
  const fields = (['regionId', 'city'] as const).filter(
    (name) => place[name] !== '' && ['', filled[name], place[name]].includes(typed[name].trim()),
  )
  return Object.fromEntries(fields.map((name) => [name, place[name]]))
}
