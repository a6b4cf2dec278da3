// One urql client per request on the server (without cache: it only dehydrates results), one in the browser.
import { createClient, type Client, type Exchange, type OperationResult } from '@urql/core'
import type { PageContext } from 'vike/types'
import { paths } from '../../paths.ts'
import { viewOf } from '../i18n/page-view.ts'
import { viewPath, type StoreView } from '../i18n/store-views.ts'
import { readDehydrated, writeDehydrated } from './dehydrated-results.ts'
import { lateExchange } from './late-exchange.ts'
import { requestExchange } from './request-exchange.ts'

/** Same origin: the storefront forwards `/api` to the middleware. */
export const BROWSER_URL = '/api'

const makeClient = (url: string, exchanges: Exchange[]) =>
  createClient({ url, preferGetMethod: false, exchanges })

let browserClient: Client | undefined

function clientOfBrowser(view: StoreView): Client {
  const results = readDehydrated()
  const transport = { url: BROWSER_URL, store: view.code }
  const goHome = () => window.location.assign(viewPath(paths.home, view))
  return makeClient(BROWSER_URL, [
    lateExchange(results, async () => {
      const { browserExchange } = await import('./browser-exchange.ts')
      return browserExchange({ transport, results, goHome })
    }),
  ])
}

function clientOfRequest({ api }: PageContext, view: StoreView): Client {
  if (!api) throw new Error('the server must give `api` to renderPage()')
  if (!api.client) {
    const results = new Map<number, OperationResult>()
    const transport = { url: api.url, fetch: api.fetch, store: view.code }
    const exchanges = [requestExchange(transport, results)]
    api.client = { urql: makeClient(api.url, exchanges), results }
  }
  return api.client.urql
}

/** The client of this page view. */
export function clientOf(pageContext: PageContext): Client {
  const view = viewOf(pageContext)
  if (import.meta.env.SSR) return clientOfRequest(pageContext, view)
  browserClient ??= clientOfBrowser(view)
  return browserClient
}

/** In the order of their keys, which is the same however long each took. */
function results({ api }: PageContext): OperationResult[] {
  const read = [...(api?.client?.results.values() ?? [])]
  return read.sort((left, right) => left.operation.key - right.operation.key)
}

/** On the server: the dehydrated results, as JSON. */
export function resultsOf(pageContext: PageContext): Uint8Array[] {
  return writeDehydrated(results(pageContext))
}
