// The shop itself as schema.org data, with the search that search engines may offer.
import type { SearchAction, Thing } from 'schema-dts'
import { paths } from '../paths.ts'
import type { Absolute } from '../platform/head/structured-data.ts'

/** schema-dts does not know the property by which the search term is named. */
type SearchWithInput = SearchAction & { 'query-input': string }

/** What the home page says; profiles are pages of the shop elsewhere */
export function describeShop(
  { name, profiles }: { name: string; profiles: readonly (string | null | undefined)[] },
  absolute: Absolute,
): Thing[] {
  const search: SearchWithInput = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(paths.search)}?term={term}` },
    'query-input': 'required name=term',
  } as SearchWithInput
  const url = absolute(paths.home)
  const sameAs = profiles.filter((profile): profile is string => Boolean(profile))
  return [
    { '@type': 'WebSite', name, url, potentialAction: search },
    { '@type': 'Organization', name, url, sameAs },
  ]
}
