// The provinces or states of a country, from the back end.
import { CountryDocument } from '@loftwood/graphql-types'
import { useMemo } from 'react'
import { useQuery } from '../../platform/data/use-query.ts'
import type { Region } from './address-values.ts'

const NONE: readonly Region[] = []

/** Sorted by name by the back end; empty while loading, and for countries where `hasRegions` is false. */
export function useRegions(countryId: string): { regions: readonly Region[]; hasRegions: boolean } {
  const [{ data }] = useQuery({
    query: CountryDocument,
    variables: { id: countryId },
    pause: countryId === '',
  })
  const regions = data?.country?.available_regions
  const sorted = useMemo(
    () =>
      regions?.flatMap((region) =>
        region?.id == null ? [] : [{ id: region.id, code: region.code ?? '', name: region.name ?? '' }],
      ) ?? NONE,
    [regions],
  )
  return { regions: sorted, hasRegions: !data?.country || sorted.length > 0 }
}
