// Renders one address. Without a visitor nothing of the request is known: whoever asks gets the same page.
import type { Logger } from 'pino'
import { renderPage as renderWithVike } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import type { FilesOf } from './chunks.ts'
import type { Config } from './config.ts'
import { documentOf } from './document.ts'
import type { ImportMap } from './import-map.ts'
import { missingFeaturesOf } from './missing-features.ts'
import { pooledFetch, type Asked, type OnAnswer } from './middleware-pool.ts'
import { addTags } from './page-tags.ts'
import { createQuickPages, type VikePage } from './quick-pages.ts'
import type { CommonAnswers } from './common-answers.ts'
import type { Upstream } from './upstream.ts'

export interface RenderedPage {
  status: number
  headers: [name: string, value: string][]
  html: Buffer
  /** Says of itself that it is about one shopper. */
  isPersonal: boolean
  /** What the page shows: `sku:…`, `category:…`, `cms:…` and the operations it read. */
  tags: ReadonlySet<string>
  /** Files to load early, as values of a Link header. */
  links: string[]
}

/** Whoever asks for a page. */
export interface Visitor {
  /** For pages about one shopper; others must know nothing of the request. */
  cookie?: string
  /** The middleware counts by it what it has to fetch for the page. */
  address: string
}

/** Renders a path with its query. @param signal ends the requests for a page that nobody waits for any more */
export type RenderPage = (url: string, visitor?: Visitor, signal?: AbortSignal) => Promise<RenderedPage>

export interface RenderParts {
  common: CommonAnswers<Asked>
  config: Config
  upstream: Upstream
  log: Logger
  filesOf: FilesOf
  /** Of the build; none while developing. */
  importMap?: ImportMap | undefined
}

/** Headers that this server sets itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['content-security-policy', 'cache-control'])

/** Makes the function that renders. */
export function pageRenderer({ config, upstream, log, filesOf, importMap, common }: RenderParts): RenderPage {
  const missingFeatures = missingFeaturesOf(upstream)
  const quickPages = createQuickPages()
  const { publicUrl, thirdPartyScripts, hostedSearchUrl, externalCheckoutUrl, captcha } = config

  /** What a page is rendered with, and what is found out meanwhile. */
  async function begin(url: string, address?: string, signal?: AbortSignal) {
    const setCookies: string[] = []
    const tags = new Set<string>()
    const missing = await missingFeatures()
    const onAnswer: OnAnswer = (operation, answer) => addTags(tags, operation, answer)
    const api = {
      url: config.middlewareUrl,
      fetch: pooledFetch({ upstream, common, address, signal }, onAnswer),
      setCookies,
    }
    const settings = { publicUrl, thirdPartyScripts, hostedSearchUrl, externalCheckoutUrl, captcha }
    const init = {
      urlOriginal: url,
      api,
      filesOf,
      publicConfig: { ...settings, missingFeatures: missing },
    }
    return { init, tags, setCookies, importMap: importMap?.html }
  }

  async function renderQuickly(begun: Awaited<ReturnType<typeof begin>>): Promise<RenderedPage | undefined> {
    const page = await quickPages.render(begun.init)
    return page && renderedPage(page, begun)
  }

  async function renderFully(
    begun: Awaited<ReturnType<typeof begin>>,
    cookie?: string,
  ): Promise<RenderedPage> {
    // What was asked for already is not asked for again: a back end that hangs is waited for once.
    begun.setCookies.length = 0
    const pageContext = await renderWithVike({
      ...begun.init,
      headersOriginal: cookie === undefined ? {} : { cookie },
    })
    const page = await vikePage(pageContext)
    const rendered = renderedPage(page, begun)
    const isPublic = cookie === undefined && !rendered.isPersonal
    if (isPublic && !config.isDevelopment) quickPages.learn(pageContext as unknown as PageContextServer, page)
    return rendered
  }

  return async (url, visitor, signal) => {
    const begun = await begin(url, visitor?.address, signal)
    if (visitor?.cookie !== undefined) return renderFully(begun, visitor.cookie)
    let failure: unknown
    const quick = await renderQuickly(begun).catch((error: unknown) => void (failure = error))
    if (quick) return quick
    const page = await renderFully(begun)
    // Whatever else is wrong vike tells: pages that are gone, redirects, a back end that is down.
    if (failure && page.status === 200) log.warn({ err: failure, url }, 'vike rendered what was not quick')
    return page
  }
}

async function vikePage(pageContext: Awaited<ReturnType<typeof renderWithVike>>): Promise<VikePage> {
  const { statusCode, headers, earlyHints } = pageContext.httpResponse
  return {
    head: pageContext.head,
    pageHtml: pageContext.pageHtml,
    results: pageContext.results,
    isPersonal: pageContext.isPersonal,
    status: statusCode,
    headers: headers.filter(([name]) => !OWN_HEADERS.has(name.toLowerCase())),
    links: earlyHints.filter(isWanted).map(linkOf),
    frame: await pageContext.httpResponse.getBody(),
  }
}

interface Begun {
  tags: ReadonlySet<string>
  setCookies: readonly string[]
  importMap: string | undefined
}

function renderedPage(page: VikePage, { tags, setCookies, importMap }: Begun): RenderedPage {
  const { frame, head = '', pageHtml = '', results = [], status, headers, links } = page
  return {
    status,
    headers: [...headers, ...setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie])],
    html: documentOf({ frame, head, pageHtml, results, importMap }),
    isPersonal: page.isPersonal === true || setCookies.length > 0,
    tags,
    links,
  }
}

/** What the first picture of the page waits for; scripts can come later, and hardly any text needs extended Latin. */
function isWanted({ assetType, src }: { assetType: string | null; src: string }): boolean {
  return assetType === 'style' || (assetType === 'font' && !src.includes('latin-ext'))
}

/** Fonts are always fetched without credentials: a hint that does not say so is fetched twice. */
function linkOf({ assetType, earlyHintLink }: { assetType: string | null; earlyHintLink: string }): string {
  const isComplete = assetType !== 'font' || earlyHintLink.includes('crossorigin')
  return isComplete ? earlyHintLink : `${earlyHintLink}; crossorigin`
}
