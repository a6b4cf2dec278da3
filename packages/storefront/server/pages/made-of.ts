// The middleware's answers that a page is made of: they give it its tags, its age and its revalidation.
import { addTags } from '@loftwood/http-cache/tags'
import type { Answer } from '../answer.ts'
import { isCommon, type CommonAnswers } from '../common-answers.ts'
import type { ShopFactsSource } from '../shop-facts.ts'
import { ageOf, type Upstream } from '../upstream.ts'

/** A request that a page was made of, and the ETag of its answer. */
export interface PageSource {
  path: string
  etag: string
}

export interface MadeOf {
  /** `sku:…`, `category:…`, `cms:…` and the operations that were read. */
  tags: ReadonlySet<string>
  /** Milliseconds since 1970 of the oldest answer. */
  date: number
  /** Undefined when an answer cannot be revalidated: it failed, or is private to one visitor. */
  sources: readonly PageSource[] | undefined
  /** The listing has no results, or no such page; the showrooms are near no place. */
  isEmpty: boolean
  /** A part failed: the next page may be whole. */
  isPartial: boolean
  /** Why the first part failed, for the log. */
  failure?: unknown
  /** A part was not given to this visitor, who is over a limit for so many seconds. Others may get it. */
  limitedFor?: number | undefined
}

/** Collects the answers while a page is rendered. */
export function collectAnswers(): { add: (answer: Answer) => void; madeOf: () => MadeOf } {
  const tags = new Set<string>()
  const sources: PageSource[] = []
  let date = Date.now()
  let canRevalidate = true
  let isEmpty = false
  let isPartial = false
  let failure: unknown
  let limitedFor: number | undefined
  return {
    add(answer) {
      const { path, operation, content, hasFailed, error, etag, date: answeredAt } = answer
      addTags(tags, operation, content)
      date = Math.min(date, answeredAt)
      if (etag === undefined) canRevalidate = false
      else sources.push({ path, etag })
      isEmpty ||= findsNothing[operation]?.(content) ?? false
      isPartial ||= hasFailed || hasErrors(content)
      failure ??= error
      limitedFor ??= answer.limitedFor
    },
    madeOf() {
      const stored = canRevalidate ? sources : undefined
      return { tags, date, isEmpty, isPartial, sources: stored, failure, limitedFor }
    },
  }
}

interface Content {
  errors?: unknown[]
  extensions?: { failedParts?: unknown[] }
  data?: { products?: { items?: unknown[] | null } | null; stores?: { near?: unknown } | null } | null
}

/** By the operation that may be given any words. */
const findsNothing: Readonly<Record<string, (content: unknown) => boolean>> = {
  products: hasNoItems,
  productCards: hasNoItems,
  stores: isNowhere,
}

/** A Magento refuses a page after the last one, so there may be no list at all. A failed request says nothing. */
function hasNoItems(content: unknown): boolean {
  if (content === undefined) return false
  const { data } = (content ?? {}) as Content
  return (data?.products?.items?.length ?? 0) === 0
}

/** A back end without showrooms finds no place either. */
function isNowhere(content: unknown): boolean {
  const { data } = (content ?? {}) as Content
  return !data?.stores?.near
}

/** The middleware names parts that failed in place of their errors. */
function hasErrors(content: unknown): boolean {
  const { errors, extensions } = (content ?? {}) as Content
  return Boolean(errors?.length || extensions?.failedParts?.length)
}

/** Pages may show dates, so that revalidation alone must not prolong them without end. */
const MAX_PAGE_AGE_MS = 60 * 60 * 1_000

export interface Revalidation {
  upstream: Upstream
  shopFacts: Pick<ShopFactsSource, 'latest'>
  common: Pick<CommonAnswers, 'forget'>
  /** Older answers of the middleware are fetched again. */
  freshSeconds: number
}

/** A page that may be revalidated. */
export interface Revalidated extends Pick<MadeOf, 'sources'> {
  renderedAt: number
  /** Of the facts that the page was rendered with. */
  factsVersion: string
}

/** Returns when the page was last unchanged; undefined when it must be rendered. @throws when the middleware does not answer */
export type Revalidate = (page: Revalidated, address: string) => Promise<number | undefined>

/** Makes the function that revalidates all answers of a page with the middleware. */
export function createRevalidation({ upstream, shopFacts, common, freshSeconds }: Revalidation): Revalidate {
  async function dateOf({ path, etag }: PageSource, address: string): Promise<number | undefined> {
    const askedAt = Date.now()
    const headers = {
      'if-none-match': etag,
      'cache-control': `max-age=${freshSeconds}`,
      // The middleware limits fetches by this address.
      'x-forwarded-for': address,
    }
    const answer = await upstream.request({ path, method: 'GET', headers })
    if (answer.status === 304) return askedAt - ageOf(answer.headers) * 1_000
    // Or the page would be made of the old answer again.
    if (answer.status === 200 && isCommon(path)) common.forget()
    // Whether the visitor gets a new one after 429, rendering finds out.
    if (answer.status === 200 || answer.status === 429) return undefined
    throw new Error(`the middleware answered ${answer.status}`)
  }

  return async ({ sources, renderedAt, factsVersion }, address) => {
    if (!sources || Date.now() - renderedAt > MAX_PAGE_AGE_MS) return undefined
    if (shopFacts.latest().version !== factsVersion) return undefined
    const dates = await Promise.all(sources.map((source) => dateOf(source, address)))
    return dates.reduce((oldest, date) => oldest && date && Math.min(oldest, date), Date.now())
  }
}
