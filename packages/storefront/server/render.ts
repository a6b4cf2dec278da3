// Renders one address. Without a visitor's cookies the page depends on the address only, so it can be shared.
import { renderPage as renderWithVike } from 'vike/server'
import { captchaFor } from './captcha.ts'
import type { CommonAnswers } from './common-answers.ts'
import type { Config } from './config.ts'
import { splitView } from '../src/platform/i18n/store-views.ts'
import { siteOf } from './content-links.ts'
import { documentOf, withoutPreloads } from './document.ts'
import { pooledFetch } from './middleware-pool.ts'
import { pageSettings } from './page-settings.ts'
import { collectAnswers, type MadeOf, type Revalidated } from './pages/made-of.ts'
import { pageKind, type PageKind } from '../src/app/page-table.ts'
import { release } from './release-context.ts'
import type { ShopFactsSource } from './shop-facts.ts'
import type { Upstream } from './upstream.ts'

export interface RenderedPage extends MadeOf, Pick<Revalidated, 'factsVersion'> {
  status: number
  kind: PageKind
  /** Why it is an error page. */
  error?: unknown
  headers: [name: string, value: string][]
  html: Buffer
  /** The page declares that it is about one shopper. */
  isPersonal: boolean
  /** Files to preload, as values of a Link header. */
  links: string[]
}

/** The visitor who requests a page. */
export interface Visitor {
  /** For personal pages only; shared pages must not depend on the request. */
  cookie?: string
  /** The middleware limits fetches by this IP address. */
  address?: string
}

/** Renders a path with its query. @param signal aborts the requests of an abandoned page */
export type RenderPage = (url: string, visitor?: Visitor, signal?: AbortSignal) => Promise<RenderedPage>

export interface RenderParts {
  config: Config
  upstream: Upstream
  shopFacts: ShopFactsSource
  common: CommonAnswers
}

/** Headers that this server sets itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['content-security-policy', 'cache-control'])

export function pageRenderer(parts: RenderParts): RenderPage {
  const { config, upstream, common } = parts
  const settings = pageSettings(config)

  return async (url, { cookie, address } = {}, signal) => {
    const setCookies: string[] = []
    const answers = collectAnswers()
    const { version, captchaForms, brandPages, ...facts } = await parts.shopFacts.whenStarted()
    const { view, path } = splitView(url, facts.storeViews)
    const missingPages = brandPages[view.code]?.missing ?? []
    const braintree = view.code in facts.braintree
    const missingFeatures = [
      ...facts.missingFeatures,
      ...(braintree ? [] : ['braintree' as const]),
      ...(config.hasOpenDownloads ? [] : ['openDownloads' as const]),
    ]
    const captcha = captchaFor(config.captcha, captchaForms)
    const fetch = pooledFetch(
      {
        upstream,
        address,
        signal,
        siteOf: (path) => siteOf(path, facts),
        common: (path, load) => common.read(`${version} ${path}`, load),
      },
      answers.add,
    )
    const pageContext = await renderWithVike({
      urlOriginal: url,
      headersOriginal: cookie === undefined ? {} : { cookie },
      api: { url: config.middlewareUrl, fetch, setCookies },
      publicConfig: { ...settings, ...facts, braintree, captcha, missingFeatures, missingPages },
    })
    const page = await renderedPage(pageContext, setCookies)
    const kind = pageKind(path, pageContext.routed?.kind)
    const made = answers.madeOf()
    const error = page.status >= 500 ? (thrownBy(pageContext) ?? made.failure) : undefined
    release(pageContext)
    return { ...page, kind, error, factsVersion: version, ...made }
  }
}

interface Ended {
  errorWhileRendering?: unknown
  abortStatusCode?: number | undefined
}

/** A page may also end itself with a status: vike's error says no more than that. */
function thrownBy({ errorWhileRendering: error, abortStatusCode }: Ended): unknown {
  return abortStatusCode === undefined ? error : undefined
}

async function renderedPage(
  pageContext: Awaited<ReturnType<typeof renderWithVike>>,
  setCookies: readonly string[],
): Promise<Omit<RenderedPage, keyof MadeOf | 'factsVersion' | 'kind'>> {
  const { head = '', pageHtml = '', results = [], isPersonal, httpResponse } = pageContext
  const frame = withoutPreloads(await httpResponse.getBody(), isPersonal === true)
  const headers = httpResponse.headers.filter(([name]) => !OWN_HEADERS.has(name.toLowerCase()))
  return {
    status: httpResponse.statusCode,
    headers: [...headers, ...setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie])],
    html: documentOf({ frame, head, pageHtml, results }),
    isPersonal: isPersonal === true || setCookies.length > 0,
    links: httpResponse.earlyHints.filter(isRenderBlocking).map(linkOf),
  }
}

/** Only what the first paint needs: scripts can come later, and hardly any text needs extended Latin. */
function isRenderBlocking({ assetType, src }: { assetType: string | null; src: string }): boolean {
  return assetType === 'style' || (assetType === 'font' && !src.includes('latin-ext'))
}

/** Fonts are always fetched without credentials: a hint without `crossorigin` is fetched twice. */
function linkOf({ assetType, earlyHintLink }: { assetType: string | null; earlyHintLink: string }): string {
  const isComplete = assetType !== 'font' || earlyHintLink.includes('crossorigin')
  return isComplete ? earlyHintLink : `${earlyHintLink}; crossorigin`
}
