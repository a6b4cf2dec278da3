// Facts about the back end, read from the middleware at start and then at most once a minute.
import { createHash } from 'node:crypto'
import { DEFAULT_CODES, type ListingCodes } from '../src/catalog/filter-codes.ts'
import type { Feature } from '../src/platform/shop-features.ts'
import type { StoreView, StoreViews } from '../src/platform/i18n/store-views.ts'
import type { ExpressConfig } from '../src/platform/express.ts'
import type { Config } from './config.ts'
import { readExpress } from './express.ts'
import { createBraintreeReader, type BraintreeViews } from './braintree.ts'
import { readCaptchaForms, type CaptchaForms } from './captcha.ts'
import { readCapabilities, type Capabilities } from './capabilities.ts'
import { listingCodesIn } from './listing-codes.ts'
import { missingFeaturesIn } from './missing-features.ts'
import { readContentBases } from './content-bases.ts'
import { readBrandPages, type BrandPages } from './brand-pages.ts'
import { readStoreViews, VIEWS_BEFORE_START } from './store-views.ts'
import type { Upstream } from './upstream.ts'

const FRESH_MS = 60_000
/** Until the middleware has named the store views. */
const RETRY_MS = 1_000
const START_TIMEOUT_MS = 5_000

export interface ShopFacts {
  storeViews: StoreViews
  /** Features that the back end lacks. */
  missingFeatures: readonly Feature[]
  /** Its own base addresses, which its texts link to, by the code of the store view. */
  contentBases: Readonly<Record<string, readonly string[]>>
  /** What it filters and sorts by. */
  listingCodes: ListingCodes
  /** What it has of the brand's pages and content blocks, by the code of the store view. */
  brandPages: Readonly<Record<string, BrandPages>>
  /** What it says of captchas; null: nothing. */
  captchaForms: CaptchaForms | null
  /** Where it takes cards through Braintree. */
  braintree: BraintreeViews
  /** The providers of express checkout that can sell. */
  express: ExpressConfig
}

/** What the facts are read from. */
interface Source extends Options {
  upstream: Upstream
  capabilities: Promise<Capabilities>
  storeViews: Promise<StoreViews>
  readBraintree: ReturnType<typeof createBraintreeReader>
}

type Readers = { [Name in keyof ShopFacts]: (source: Source) => Promise<ShopFacts[Name]> }

/** How each is read. A fact that cannot be read stays what it was. */
const READERS: Readers = {
  storeViews: ({ storeViews }) => storeViews,
  missingFeatures: async ({ capabilities }) => missingFeaturesIn(await capabilities),
  listingCodes: async ({ capabilities }) => listingCodesIn(await capabilities),
  contentBases: async ({ upstream, storeViews }) => readContentBases(upstream, await storeViews),
  brandPages: async ({ upstream, capabilities, storeViews }) =>
    readBrandPages({ upstream, capabilities: await capabilities, views: await storeViews }),
  captchaForms: async ({ upstream, capabilities, needsCaptcha }) =>
    needsCaptcha ? readCaptchaForms(upstream, await capabilities) : null,
  braintree: async ({ capabilities, storeViews, readBraintree }) =>
    readBraintree(await capabilities, await storeViews),
  express: async ({ upstream, capabilities, expressProviders = [] }) =>
    expressProviders.length > 0
      ? readExpress({ upstream, capabilities: await capabilities, providers: expressProviders })
      : {},
}

const BEFORE_START: ShopFacts = {
  storeViews: VIEWS_BEFORE_START,
  missingFeatures: [],
  brandPages: {},
  contentBases: {},
  listingCodes: DEFAULT_CODES,
  captchaForms: null,
  braintree: {},
  express: {},
}

export interface CurrentFacts extends ShopFacts {
  /** Differs when a fact differs: a page that was rendered with others is rendered again. */
  version: string
  /** Differs when the store views differ: an address may then be another page. */
  viewsVersion: string
}

export interface ShopFactsSource {
  /** The latest facts; starts to read them again when they are a minute old. */
  latest: () => CurrentFacts
  /** Whether the store views were read. */
  isStarted: () => boolean
  /** For answers that would be wrong without the store views. @throws NotStartedError */
  whenStarted: () => Promise<CurrentFacts>
}

/** The middleware has not answered since this server started. */
export class NotStartedError extends Error {}

interface Options {
  /** Whether the settings leave it to the back end which form has which captcha. */
  needsCaptcha?: boolean
  /** The providers of express checkout that the settings name. */
  expressProviders?: Config['expressProviders']
}

/** Reads all facts and waits for them a few seconds at most: the server also starts while the middleware is away. */
export async function openShopFacts(upstream: Upstream, options: Options = {}): Promise<ShopFactsSource> {
  const readBraintree = createBraintreeReader(upstream)
  let facts = BEFORE_START
  let current = versioned(facts)
  let reading: Promise<void> | undefined
  let readAt = -Infinity
  let isStarted = false
  /** Ends with the store views, with the read or after a few seconds. One for all requests, made anew for each read. */
  let starting: Promise<void> = Promise.resolve()

  /** Each fact as soon as it is read: a slow one delays no other. */
  function adopt(found: Partial<ShopFacts>): void {
    const next = { ...facts, ...found }
    if (found.storeViews) isStarted = true
    // The same objects as before where nothing changed: what is memoized by them stays.
    if (text(next) === text(facts)) return
    facts = next
    current = versioned(facts)
  }

  function read(): void {
    readAt = performance.now()
    const views = Promise.withResolvers<void>()
    reading = readAll({ upstream, readBraintree, ...options }, (found) => {
      adopt(found)
      if (found.storeViews) views.resolve()
    }).finally(() => {
      reading = undefined
      views.resolve()
    })
    if (!isStarted) starting = withinStart(views.promise)
  }

  function latest(): CurrentFacts {
    if (!reading && performance.now() - readAt > (isStarted ? FRESH_MS : RETRY_MS)) read()
    return current
  }

  async function whenStarted(): Promise<CurrentFacts> {
    latest()
    if (!isStarted) await starting
    if (!isStarted) throw new NotStartedError('the middleware has not named the store views yet')
    return current
  }

  read()
  await withinStart(reading)
  return { latest, whenStarted, isStarted: () => isStarted }
}

/** Never rejects: what cannot be read is not adopted. */
async function readAll(
  options: Omit<Source, 'capabilities' | 'storeViews'>,
  adopt: (found: Partial<ShopFacts>) => void,
): Promise<void> {
  const { upstream } = options
  const source = {
    ...options,
    capabilities: readCapabilities(upstream),
    storeViews: readStoreViews(upstream),
  }
  const names = Object.keys(READERS) as (keyof ShopFacts)[]
  const reads = names.map(async (name) => adopt({ [name]: await READERS[name](source) }))
  await Promise.allSettled(reads)
}

const text = (value: unknown) => JSON.stringify(value)

const hash = (value: unknown) => createHash('sha256').update(text(value)).digest('base64url').slice(0, 8)

/** With the hash of all facts, and that of the store views, which know where each has the brand's pages. */
function versioned(facts: ShopFacts): CurrentFacts {
  const withPaths = (view: StoreView): StoreView => {
    const { ownPaths = {} } = facts.brandPages[view.code] ?? {}
    return Object.keys(ownPaths).length > 0 ? { ...view, ownPaths } : view
  }
  const [first, ...others] = facts.storeViews
  const storeViews: StoreViews = [withPaths(first), ...others.map(withPaths)]
  return { ...facts, storeViews, version: hash(facts), viewsVersion: hash(storeViews) }
}

/** Waits for a few seconds at most. */
async function withinStart(reading: Promise<void> | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, START_TIMEOUT_MS)
  await Promise.race([reading, promise])
  clearTimeout(timer)
}
