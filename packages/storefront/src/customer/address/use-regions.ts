// The provinces or states of a country, from the back end.
import { CountryDocument } from '@loftwood/graphql-types'
import { useMemo } from 'react'
import { useQuery } from 'urql'
import type { Region } from './address-schema.ts'

const NONE: readonly Region[] = []

/** Sorted by name as the back end does; empty until they have arrived, and for good where `hasRegions` is false. */
export function useRegions(countryId: string): { regions: readonly Region[]; hasRegions: boolean } {
  const [{ data }] = useQuery({ query: CountryDocument, variables: { id: countryId } })
  const regions = data?.country?.available_regions
  const known = useMemo(
    () =>
      regions?.flatMap((region) =>
        region?.id == null ? [] : [{ id: region.id, code: region.code ?? '', name: region.name ?? '' }],
      ) ?? NONE,
    [regions],
  )
  return { regions: known, hasRegions: !data?.country || known.length > 0 }
}
