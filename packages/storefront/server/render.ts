// Renders one address. Without a visitor nothing of the request is known: whoever asks gets the same page.
import type { Pool } from 'undici'
import { renderPage as renderWithVike } from 'vike/server'
import type { FilesOf } from './chunks.ts'
import type { Config } from './config.ts'
import { documentOf } from './document.ts'
import { missingFeaturesOf } from './missing-features.ts'
import { pooledFetch, type Asked, type OnAnswer } from './middleware-pool.ts'
import { createPartStore } from './page-parts.ts'
import { addTags } from './page-tags.ts'
import type { CommonAnswers } from './common-answers.ts'

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

/** Of the request for a page about one shopper. */
export interface Visitor {
  cookie: string
}

/** Renders a path with its query. */
export type RenderPage = (url: string, visitor?: Visitor) => Promise<RenderedPage>

export interface RenderParts {
  common: CommonAnswers<Asked>
  config: Config
  pool: Pool
  filesOf: FilesOf
}

/** Headers that this server sets itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['content-security-policy', 'cache-control'])

/** Makes the function that renders. */
export function pageRenderer({ config, pool, filesOf, common }: RenderParts): RenderPage {
  const missingFeatures = missingFeaturesOf(pool)
  const partsOfPage = createPartStore()
  const { publicUrl, thirdPartyScripts, hostedSearchUrl, externalCheckoutUrl } = config
  return async (url, visitor) => {
    const setCookies: string[] = []
    const tags = new Set<string>()
    const parts = partsOfPage()
    const onAnswer: OnAnswer = (operation, answer) => addTags(tags, operation, answer)
    const pageContext = await renderWithVike({
      urlOriginal: url,
      headersOriginal: { ...visitor },
      api: { url: config.middlewareUrl, fetch: pooledFetch(pool, onAnswer, common), setCookies },
      filesOf,
      // What a developer changes is to be seen.
      ...(!config.isDevelopment && { parts }),
      publicConfig: {
        publicUrl,
        thirdPartyScripts,
        hostedSearchUrl,
        externalCheckoutUrl,
        missingFeatures: await missingFeatures(),
        captcha: config.captcha,
      },
    })
    const { statusCode, headers, earlyHints } = pageContext.httpResponse
    const frame = await pageContext.httpResponse.getBody()
    return {
      status: statusCode,
      headers: [
        ...headers.filter(([name]) => !OWN_HEADERS.has(name.toLowerCase())),
        ...setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
      ],
      html: documentOf({
        frame,
        head: pageContext.head ?? '',
        pageHtml: parts.finish(pageContext.pageHtml ?? ''),
        results: pageContext.results ?? '{}',
      }),
      isPersonal: pageContext.isPersonal === true || setCookies.length > 0,
      tags,
      links: earlyHints.filter(isWanted).map(linkOf),
    }
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
