// One urql client per request on the server (no cache but the results it hands over), one in the browser.
import { createClient, ssrExchange, type Client, type Exchange, type SSRExchange } from '@urql/core'
import { middlewareExchange } from '@loftwood/client/urql'
import type { PageContext } from 'vike/types'
import { LOCALES, splitLocale, type Locale } from '../locales.ts'
import { makeCacheExchange } from './graphcache.ts'
import { typenameExchange } from './typename-exchange.ts'
import { wholeResultsExchange } from './whole-results-exchange.ts'

interface Transport {
  url: string
  fetch?: typeof fetch
}

/** Same origin: the storefront hands `/api` on to the middleware. */
const BROWSER_TRANSPORT: Transport = { url: '/api' }

function makeClient(transport: Transport, locale: Locale, exchanges: Exchange[]): Client {
  const send = middlewareExchange({ ...transport, store: LOCALES[locale].storeCode })
  return createClient({ url: transport.url, preferGetMethod: false, exchanges: [...exchanges, send] })
}

let browserClient: Client | undefined

function clientOfBrowser(pageContext: PageContext, locale: Locale): Client {
  if (browserClient) return browserClient
  const ssr = ssrExchange({ isClient: true, initialState: pageContext.urqlState ?? {} })
  const exchanges = [typenameExchange, makeCacheExchange(), wholeResultsExchange, ssr]
  browserClient = makeClient(BROWSER_TRANSPORT, locale, exchanges)
  return browserClient
}

function clientOfRequest(pageContext: PageContext, locale: Locale): { urql: Client; ssr: SSRExchange } {
  const { api } = pageContext
  if (!api) throw new Error('the server must give `api` to renderPage()')
  if (!api.client) {
    const ssr = ssrExchange({ isClient: false })
    api.client = { urql: makeClient(api, locale, [wholeResultsExchange, ssr]), ssr }
  }
  return api.client
}

/** The client of this page view. */
export function clientOf(pageContext: PageContext): Client {
  const { locale } = splitLocale(pageContext.urlOriginal)
  if (import.meta.env.SSR) return clientOfRequest(pageContext, locale).urql
  return clientOfBrowser(pageContext, locale)
}

/** On the server: the results to hand to the browser. */
export function stateOf(pageContext: PageContext): PageContext['urqlState'] {
  return pageContext.api?.client?.ssr.extractData()
}
