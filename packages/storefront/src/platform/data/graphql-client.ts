// One urql client per request on the server (without cache: it only dehydrates results), one in the browser.
import { createClient, type Client, type Exchange, type OperationResult } from '@urql/core'
import type { PageContext } from 'vike/types'
import { paths } from '../../paths.ts'
import { LOCALES, localePath, splitLocale, type Locale } from '../i18n/locales.ts'
import { readDehydrated, writeDehydrated } from './dehydrated-results.ts'
import { lateExchange } from './late-exchange.ts'
import { requestExchange } from './request-exchange.ts'

/** Same origin: the storefront forwards `/api` to the middleware. */
const BROWSER_URL = '/api'

const makeClient = (url: string, exchanges: Exchange[]) =>
  createClient({ url, preferGetMethod: false, exchanges })

let browserClient: Client | undefined

function clientOfBrowser(locale: Locale): Client {
  const results = readDehydrated()
  const transport = { url: BROWSER_URL, store: LOCALES[locale].storeCode }
  const goHome = () => window.location.assign(localePath(paths.home, locale))
  return makeClient(BROWSER_URL, [
    lateExchange(results, async () => {
      const { browserExchange } = await import('./browser-exchange.ts')
      return browserExchange({ transport, results, goHome })
    }),
  ])
}

function clientOfRequest({ api }: PageContext, locale: Locale): Client {
  if (!api) throw new Error('the server must give `api` to renderPage()')
  if (!api.client) {
    const results = new Map<number, OperationResult>()
    const transport = { url: api.url, fetch: api.fetch, store: LOCALES[locale].storeCode }
    const exchanges = [requestExchange(transport, results)]
    api.client = { urql: makeClient(api.url, exchanges), results }
  }
  return api.client.urql
}

/** The client of this page view. */
export function clientOf(pageContext: PageContext): Client {
  const { locale } = splitLocale(pageContext.urlOriginal)
  if (import.meta.env.SSR) return clientOfRequest(pageContext, locale)
  browserClient ??= clientOfBrowser(locale)
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
