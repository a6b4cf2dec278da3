// The provinces or states of a country, from the back end.
import { CountryDocument } from '@loftwood/graphql-types'
import { useMemo } from 'react'
import { useQuery } from 'urql'
import type { Region } from './address-schema.ts'

const NONE: readonly Region[] = []

/** Sorted by name as the back end does; empty until they have arrived. */
export function useRegions(countryId: string): readonly Region[] {
  const [{ data }] = useQuery({ query: CountryDocument, variables: { id: countryId } })
  const regions = data?.country?.available_regions
  return useMemo(
    () =>
      regions?.flatMap((region) =>
        region?.id == null ? [] : [{ id: region.id, code: region.code ?? '', name: region.name ?? '' }],
      ) ?? NONE,
    [regions],
  )
}
