// The rest of a listing's state inside a form that changes one part of it.
import { listingQuery, type ListingDefaults, type ListingParams } from './listing-params.ts'

interface HiddenParamsProps {
  params: ListingParams
  defaults: ListingDefaults
  /** Names that the form itself sends, and those that it resets. */
  without: readonly string[]
}

/** Hidden inputs for whatever the URL holds beyond `without`. */
export function HiddenParams({ params, defaults, without }: HiddenParamsProps) {
  const entries = [...new URLSearchParams(listingQuery(params, defaults))]
  return entries
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
