// Whether suggestions come from a hosted index: the server must allow it to the browser, and the store's
// configuration must be complete.
import { Algolia_ConfigDocument, type Algolia_ConfigQuery } from '@loftwood/graphql-types'
import { useEffect, useState } from 'react'
import { useQuery } from '../platform/data/use-query.ts'
import { documentSettings } from '../platform/settings.ts'
import { useView } from '../platform/i18n/use-t.ts'
import type { HostedIndex, SearchHosted } from './hosted-search.ts'
import type { SuggestedProduct } from './suggestion.ts'

type IndexKeys = Pick<HostedIndex, 'applicationId' | 'apiKey' | 'indexName'>

/** Null unless it is enabled and has application, key and index (docs/product.md, Catalog). */
export function hostedIndexOf(config: Algolia_ConfigQuery['algolia_config']): IndexKeys | null {
  const { enabled, application_id: applicationId, api_key: apiKey, index_name: indexName } = config ?? {}
  return enabled && applicationId && apiKey && indexName ? { applicationId, apiKey, indexName } : null
}

/** URL that the server allows to browsers; undefined without one. */
const hostedUrl = () => (typeof document === 'undefined' ? undefined : documentSettings().hostedSearchUrl)

/** The search function of the hosted index: `null` without an index, `undefined` while loading. */
function useSearchHosted(isEnabled: boolean): SearchHosted | null | undefined {
  const [url] = useState(hostedUrl)
  const { currency } = useView()
  const isAllowed = isEnabled && url !== undefined
  const [{ data, error }] = useQuery({ query: Algolia_ConfigDocument, variables: {}, pause: !isAllowed })
  const [search, setSearch] = useState<SearchHosted | null>()
  const isNone = url === undefined || error !== undefined || (data && !hostedIndexOf(data.algolia_config))
  useEffect(() => {
    const index = hostedIndexOf(data?.algolia_config ?? null)
    if (!index || url === undefined) return
    import('./hosted-search.ts').then(
      ({ openHostedSearch }) => setSearch(() => openHostedSearch({ ...index, url, currency })),
      () => setSearch(null),
    )
  }, [data, url, currency])
  return isNone ? null : search
}

export interface HostedSuggestions {
  /** `unknown` while loading; `none`: the back end searches. */
  state: 'none' | 'unknown' | 'ready'
  /** The term that `products` are the answer to. */
  term: string | undefined
  products: SuggestedProduct[]
}

/** Searches a term; an outdated response is dropped, and after a failure the back end searches. */
export function useHostedSearch(term: string | null, count: number): HostedSuggestions {
  const [answer, setAnswer] = useState<{ term: string; products: SuggestedProduct[] }>()
  const [hasFailed, setFailed] = useState(false)
  const search = useSearchHosted(term !== null)
  useEffect(() => {
    if (!search || term === null) return undefined
    let isStale = false
    search(term, count).then(
      (products) => isStale || setAnswer({ term, products }),
      () => isStale || setFailed(true),
    )
    return () => {
      isStale = true
    }
  }, [search, term, count])
  const state = hasFailed || search === null ? 'none' : search ? 'ready' : 'unknown'
  return { state, term: answer?.term, products: answer?.products ?? [] }
}
