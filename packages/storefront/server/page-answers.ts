// Answers GET requests for pages on Node's own request and response, for Express costs more than a kept page: kept pages at once, others after rendering them.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createClientAddresses } from '@loftwood/http-server/client-address'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { isPersonalPath, pageAddress } from '../src/app/page-address.ts'
import { splitLocale } from '../src/platform/i18n/locales.ts'
import type { Config } from './config.ts'
import { improvedPage, keptPage, sendPage, type KeptPage } from './kept-page.ts'
import type { PageCache } from './page-cache.ts'
import { plainPage, TEXTS } from './plain-page.ts'
import type { RenderPage } from './render.ts'
import type { Headers } from './security.ts'
import { isOverload } from './upstream.ts'

/** Characters of addresses that are remembered as they are asked for, besides their clean form: 2 MB. */
const MAX_ADDRESS_CHARS = 1_000_000
/** What a remembered address takes besides its characters. */
const ENTRY_CHARS = 100
/** Seconds after which too much to do is worth another try. */
const RETRY_AFTER = '5'
/** Longer addresses are rendered, but nobody asks for them twice. */
const MAX_ADDRESS_LENGTH = 1_500

/** What Express answers: first segments that others answer, and files. */
const OTHERS =
  /^\/(?:api|media|assets|cache|healthz|readyz|offline\.html)(?:[/?]|$)|^\/@|^[^?]*\.(?!html?(?:\?|$))[^./?]*(?:\?|$)/

/** Whether an address looks like one of a page. */
export const isPageUrl = (url: string): boolean => !OTHERS.test(url)

export interface PageAnswersParts {
  cache: PageCache<KeptPage>
  render: RenderPage
  headers: Headers
  log: Logger
  hasEarlyHints?: boolean
  config: Pick<Config, 'trustProxy'>
}

interface Failure extends Pick<PageAnswersParts, 'headers' | 'log'> {
  error: unknown
}

/** Answers a request and says true, or leaves it alone. */
export type PageAnswers = (request: IncomingMessage, response: ServerResponse) => boolean

/** Makes the function that answers. */
export function pageAnswers(parts: PageAnswersParts): PageAnswers {
  const { cache, render, headers, log, hasEarlyHints, config } = parts
  const clients = createClientAddresses(config.trustProxy)
  const addresses = new LRUCache<string, string>({
    maxSize: MAX_ADDRESS_CHARS,
    sizeCalculation: (address, url) => address.length + url.length + ENTRY_CHARS,
  })
  const hints = hasEarlyHints ? earlyHints() : undefined

  /** A page that is asked for again is worth compressing well; whoever asks meanwhile gets the quick copy. */
  function improve(request: IncomingMessage, address: string, page: KeptPage) {
    improvedPage(page, request)?.then(
      (better) => cache.replace(address, page, better),
      () => undefined, // the quick copy is as right
    )
  }

  async function answerShared(request: IncomingMessage, response: ServerResponse, address: string) {
    // A connection that is gone has no address any more.
    const visitor = { address: clients.of(request) }
    if (cache.peek(address) === undefined) hints?.send(request, response)
    const { page, state } = await cache.get(address, async () => {
      const begunAt = Date.now()
      const rendered = await render(address, visitor)
      hints?.learn(rendered.links)
      return keptPage(rendered, headers, begunAt)
    })
    sendPage(request, response, { page, state })
    if (state === 'hit') improve(request, address, page)
  }

  async function answerOnce(request: IncomingMessage, response: ServerResponse) {
    const { cookie = '' } = request.headers
    const visitor = { cookie, address: clients.of(request) }
    const rendered = await render(request.url ?? '/', visitor)
    sendPage(request, response, { page: keptPage({ ...rendered, isPersonal: true }, headers) })
  }

  return (request, response) => {
    const { url = '/', method } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const known = addresses.get(url)
    const page = known === undefined ? undefined : cache.peek(known)
    if (known !== undefined && page) {
      sendPage(request, response, { page, state: 'hit' })
      improve(request, known, page)
      return true
    }
    const address = isPersonalPath(splitLocale(url).path) ? undefined : pageAddress(url)
    const isShared = address !== undefined && address.length <= MAX_ADDRESS_LENGTH
    if (isShared) addresses.set(url, address)
    const answered = isShared ? answerShared(request, response, address) : answerOnce(request, response)
    answered.catch((error: unknown) => fail(request, response, { headers, log, error }))
    return true
  }
}

/** Of what could not be rendered, because there is too much to do or because of an error, which is logged. */
function fail(request: IncomingMessage, response: ServerResponse, { headers, log, error }: Failure) {
  const isBusy = isOverload(error)
  if (!isBusy) log.error({ err: error }, 'page failed')
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { locale } = splitLocale(request.url ?? '/')
  const { 'error.unavailable': title, 'error.unavailableDetail': detail } = TEXTS[locale]
  const own = ['Content-Type', 'text/html;charset=utf-8', 'Cache-Control', 'no-store']
  const retry = isBusy ? ['Retry-After', RETRY_AFTER] : []
  response
    .writeHead(isBusy ? 503 : 500, [...headers.flat(), ...own, ...retry])
    .end(plainPage(locale, { title, lines: [detail] }))
}

/** Files that every page needs, told to browsers while a page is being made (103). */
function earlyHints() {
  let common: readonly string[] | undefined
  return {
    learn(links: readonly string[]) {
      common = common === undefined ? links : common.filter((link) => links.includes(link))
    },
    /** Only browsers that open a page: others may not expect an answer before the answer. */
    send(request: IncomingMessage, response: ServerResponse) {
      if (!common?.length || request.headers['sec-fetch-mode'] !== 'navigate') return
      response.writeEarlyHints({ link: [...common] })
    },
  }
}
