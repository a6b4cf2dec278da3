// The hosted search index and its small client; loaded with the first search when the store's configuration is
// complete. Records are validated, because other software writes the index.
import { liteClient } from 'algoliasearch/lite'
import { viewsInDocument } from '../platform/i18n/page-view.ts'
import { splitView } from '../platform/i18n/store-views.ts'
import type { SuggestedProduct } from './suggestion.ts'

export interface HostedIndex {
  applicationId: string
  /** One for browsers: it may only search. */
  apiKey: string
  indexName: string
  /** Where it answers, e.g. `https://APP1-dsn.algolia.net`. */
  url: string
  /** Of the prices that are read from it. */
  currency: string
}

export type SearchHosted = (term: string, count: number) => Promise<SuggestedProduct[]>

/** A record of the index, as Magento's extension writes it; nothing of it is certain. */
interface Hit {
  objectID: string
  name?: unknown
  url?: unknown
  thumbnail_url?: unknown
  image_url?: unknown
  price?: Record<string, { default?: unknown } | undefined>
}

/** Searches the products of one index. */
export function openHostedSearch(index: HostedIndex): SearchHosted {
  const { protocol, hostname, port } = new URL(index.url)
  const client = liteClient(index.applicationId, index.apiKey, {
    hosts: [
      {
        url: hostname,
        accept: 'read',
        protocol: protocol === 'http:' ? 'http' : 'https',
        ...(port && { port: Number(port) }),
      },
    ],
  })
  return async (query, hitsPerPage) => {
    const requests = [{ indexName: index.indexName, query, hitsPerPage }]
    const { results } = await client.search<Hit>({ requests })
    const [found] = results
    return found && 'hits' in found ? found.hits.flatMap((hit: Hit) => suggestionOf(hit, index.currency)) : []
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Nothing without a name and an address. */
function suggestionOf(hit: Hit, currency: string): SuggestedProduct[] {
  const [name, url] = [text(hit.name), text(hit.url)]
  if (name === null || url === null || !URL.canParse(url, location.origin)) return []
  const amount = hit.price?.[currency]?.default
  return [
    {
      id: hit.objectID,
      name,
      path: splitView(new URL(url, location.origin).pathname, viewsInDocument()).path,
      picture: text(hit.thumbnail_url) ?? text(hit.image_url),
      price: typeof amount === 'number' ? { value: amount, currency } : null,
    },
  ]
}
