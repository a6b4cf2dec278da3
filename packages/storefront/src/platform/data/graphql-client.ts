// One client per request on the server, one in the browser.
import type { PageContext } from 'vike/types'
import { paths } from '../../paths.ts'
import { viewOf } from '../i18n/page-view.ts'
import { viewPath, type StoreView } from '../i18n/store-views.ts'
import { browserClient } from './browser-client.ts'
import { readDehydrated, writeDehydrated } from './dehydrated-results.ts'
import type { QueryClient } from './query-client.ts'
import { serverClient } from './server-client.ts'

/** Same origin: the storefront forwards `/api` to the middleware. */
export const BROWSER_URL = '/api'

/** The code of requests. */
export const loadUrql = () => import('./urql-client.ts')

let ofBrowser: QueryClient | undefined

function openBrowserClient(view: StoreView): QueryClient {
  const results = readDehydrated()
  const transport = { url: BROWSER_URL, store: view.code }
  const goHome = () => window.location.assign(viewPath(paths.home, view))
  return browserClient(results, async () => {
    const { urqlClient } = await loadUrql()
    return urqlClient({ transport, results, goHome })
  })
}

function clientOfRequest({ api }: PageContext, view: StoreView): QueryClient {
  if (!api) throw new Error('the server must give `api` to renderPage()')
  api.client ??= serverClient({ url: api.url, fetch: api.fetch, store: view.code })
  return api.client
}

/** The client of this page view. */
export function clientOf(pageContext: PageContext): QueryClient {
  const view = viewOf(pageContext)
  if (import.meta.env.SSR) return clientOfRequest(pageContext, view)
  return (ofBrowser ??= openBrowserClient(view))
}

/** On the server: the dehydrated results, as JSON. */
export const resultsOf = ({ api }: PageContext): Uint8Array[] => writeDehydrated(api?.client?.results() ?? [])
