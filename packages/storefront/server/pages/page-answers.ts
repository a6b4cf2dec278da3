// Answers GET requests for pages without Express, which costs more than a hit itself. Hits are sent at once,
// other pages when they are rendered or revalidated.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ClientAddresses } from '@loftwood/http-server/client-address'
import { note } from '@loftwood/http-server/observe-requests'
import { currentRequest } from '@loftwood/http-server/request-context'
import type { CacheEntry } from '@loftwood/http-cache/cache-entry'
import type { Found, HttpCache, Source } from '@loftwood/http-cache/http-cache'
import { pageAddress, type AddressFacts } from '../../src/app/page-address.ts'
import { splitView, type StoreViews } from '../../src/platform/i18n/store-views.ts'
import type { Config } from '../config.ts'
import { idHeader } from '../id-header.ts'
import { plainPage } from '../plain-page.ts'
import { textsOf } from '../texts.ts'
import type { RenderedPage, RenderPage } from '../render.ts'
import { isExpressPage, isPersonalPath, pageAt, pageKind, type PageKind } from '../../src/app/page-table.ts'
import { PAYMENT_PROVIDERS, type Headers, type PaymentProvider } from '../security.ts'
import { NotStartedError, type CurrentFacts, type ShopFactsSource } from '../shop-facts.ts'
import { isOverload } from '../upstream.ts'
import { passedPage, sharedPage, withoutStoring, type CachedPage, type PageMaking } from './cached-page.ts'
import type { Revalidate } from './made-of.ts'
import { improvedPage, sendPage } from './send-page.ts'

/** Seconds until a retry after an overload. */
const OVERLOAD_RETRY_AFTER = '5'
/** Longer addresses are not cached. */
const MAX_ADDRESS_LENGTH = 1_500

export interface PageAnswersParts {
  cache: HttpCache<CachedPage>
  render: RenderPage
  revalidate: Revalidate
  shopFacts: ShopFactsSource
  headers: Headers
  /** Of pages that show the forms or buttons of these providers. */
  paymentHeaders: (providers: readonly PaymentProvider[]) => Headers
  hasEarlyHints?: boolean
  clients: ClientAddresses
  config: Pick<Config, 'lifetimes'>
}

interface Failure extends Pick<PageAnswersParts, 'headers'> {
  views: StoreViews
  error: unknown
}

/** Answers a request and returns true, or returns false and leaves it to Express. */
export type PageAnswers = (request: IncomingMessage, response: ServerResponse) => boolean

/** The address under which a page is cached; undefined for personal pages and addresses that are too long. */
function sharedAddress(url: string, facts: AddressFacts): string | undefined {
  const address = pageAddress(url, facts)
  const isShared =
    address.length <= MAX_ADDRESS_LENGTH && !isPersonalPath(splitView(address, facts.storeViews).path)
  return isShared ? address : undefined
}

/** Whose forms or buttons a page shows: an order is paid on it, it has express buttons, or fields for a card. */
function providersOn(url: string, kind: PageKind, facts: CurrentFacts): PaymentProvider[] {
  const { view, path } = splitView(url, facts.storeViews)
  const { payment } = pageAt(path) ?? {}
  const showsStripe =
    payment?.includes('order') || (facts.express.stripe !== undefined && isExpressPage(path, kind))
  const cards = payment?.includes('card-fields') ? facts.braintree[view.code] : undefined
  const shown = {
    stripe: showsStripe === true,
    braintree: cards !== undefined,
    threeDSecure: cards?.requires3ds === true,
  }
  return PAYMENT_PROVIDERS.filter((name) => shown[name])
}

/** What a document is made with: its security headers depend on what it shows. */
function pageMaking({ shopFacts, headers, paymentHeaders, config }: PageAnswersParts) {
  const views = () => shopFacts.latest().storeViews
  const headersOf = (providers: PaymentProvider[]) =>
    providers.length > 0 ? paymentHeaders(providers) : headers
  return (url: string, { kind }: RenderedPage): PageMaking => ({
    headers: headersOf(providersOn(url, kind, shopFacts.latest())),
    views,
    lifetimes: config.lifetimes,
  })
}

export function pageAnswers(parts: PageAnswersParts): PageAnswers {
  const { cache, render, revalidate, shopFacts, clients, headers, hasEarlyHints } = parts
  const views = () => shopFacts.latest().storeViews
  const hints = hasEarlyHints ? earlyHints() : undefined
  /** With other store views an address may be another page, so entries made before are not found. */
  const keyOf = (address: string) => `${shopFacts.latest().viewsVersion} ${address}`
  const makingOf = pageMaking(parts)

  function sendHit(request: IncomingMessage, response: ServerResponse, hit: Hit) {
    const { entry } = hit
    sendPage(request, response, { page: entry.value, served: { state: 'hit', age: cache.ageOf(entry) } })
    improve(cache, hit, request)
  }

  function sourceOf(address: string, visitor: { address: string }): Source<CachedPage> {
    return {
      async make() {
        const rendered = await render(address, visitor)
        hints?.learn(rendered.links)
        return sharedPage(rendered, address, makingOf(address, rendered))
      },
      revalidate: (page) => revalidate(page, visitor.address),
    }
  }

  async function answerShared(request: IncomingMessage, response: ServerResponse, address: string) {
    hints?.send(request, response)
    const key = keyOf(address)
    // A closed connection no longer has an address, so it is read now.
    const found = await ownOrShared(cache, key, sourceOf(address, { address: clients.of(request) }))
    if (found.state === 'hit') return sendHit(request, response, { key, entry: found })
    const page = found.isOvertaken ? withoutStoring(found.value) : found.value
    const served = page.etag ? { state: found.state, age: cache.ageOf(found) } : undefined
    sendPage(request, response, { page, served })
    if (found.state !== 'miss') improve(cache, { key, entry: found }, request)
  }

  async function answerOnce(request: IncomingMessage, response: ServerResponse) {
    const { url = '/' } = request
    const visitor = { cookie: request.headers.cookie ?? '', address: clients.of(request) }
    const rendered = await render(url, visitor)
    sendPage(request, response, { page: passedPage(rendered, makingOf(url, rendered)).value })
  }

  /** A hit is sent at once. */
  function answer(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const address = sharedAddress(request.url ?? '/', shopFacts.latest())
    if (address === undefined) return answerOnce(request, response)
    const key = keyOf(address)
    const entry = cache.peek(key)
    if (!entry) return answerShared(request, response, address)
    sendHit(request, response, { key, entry })
    return undefined
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const answered = shopFacts.isStarted()
      ? answer(request, response)
      : // Without the store views an address cannot be read: it may be personal in one of them.
        shopFacts.whenStarted().then(() => answer(request, response))
    answered?.catch((error: unknown) => fail(request, response, { headers, error, views: views() }))
    return true
  }
}

/** Pages are made once for all who wait, but the limit of one visitor is none of the others. */
async function ownOrShared(
  cache: HttpCache<CachedPage>,
  key: string,
  source: Source<CachedPage>,
): Promise<Found<CachedPage>> {
  let isOwn = false
  const make: typeof source.make = (signal) => {
    isOwn = true
    return source.make(signal)
  }
  for (;;) {
    const found = await cache.get(key, { ...source, make })
    if (isOwn || found.value.limitedFor === undefined) return found
  }
}

interface Hit {
  key: string
  entry: CacheEntry<CachedPage>
}

/** Only a page that is requested again is worth slow compression; until then the quick copy is sent. */
function improve(cache: HttpCache<CachedPage>, { key, entry }: Hit, request: IncomingMessage) {
  improvedPage(entry.value, request)?.then(
    (better) => cache.replace(key, entry.value, better),
    () => undefined, // the quick copy is correct too
  )
}

/** Answers 503 for an overload, and before the middleware has answered for the first time; 500 for any other error. */
function fail(request: IncomingMessage, response: ServerResponse, failure: Failure) {
  const { headers, error, views } = failure
  const isBusy = isOverload(error) || error instanceof NotStartedError
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { view, path } = splitView(request.url ?? '/', views)
  note(response, { route: pageKind(path), ...(!isBusy && { err: error }) })
  const { 'error.unavailable': title, 'error.unavailableDetail': detail } = textsOf(view)
  const own = ['Content-Type', 'text/html;charset=utf-8', 'Cache-Control', 'no-store', ...idHeader()]
  const retry = isBusy ? ['Retry-After', OVERLOAD_RETRY_AFTER] : []
  response
    .writeHead(isBusy ? 503 : 500, [...headers.flat(), ...own, ...retry])
    .end(plainPage(view, { title, lines: [detail], requestId: currentRequest()?.requestId }))
}

/** Sends early hints (103) for the files that every page needs, while a page is rendered. */
function earlyHints() {
  let common: readonly string[] | undefined
  return {
    learn(links: readonly string[]) {
      common = common === undefined ? links : common.filter((link) => links.includes(link))
    },
    /** Only for navigations of browsers: other clients may not expect an informational response. */
    send(request: IncomingMessage, response: ServerResponse) {
      if (!common?.length || request.headers['sec-fetch-mode'] !== 'navigate') return
      response.writeEarlyHints({ link: [...common] })
    },
  }
}
