// What pages know of the server's settings and of the back end. The server passes all of it with the page; browsers get what
// the lists below name, as one JSON block in the document.
import type { PageContext } from 'vike/types'
import type { CaptchaOptions } from './captcha/captcha-options.ts'
import type { ExpressConfig } from './express.ts'
import type { StoreViews } from './i18n/store-views.ts'
import type { Feature } from './shop-features.ts'
import type { ThirdPartyScripts } from './third-party-scripts.ts'

/** Configuration for pages; on the server only. */
export interface PublicConfig {
  /** Name of a folder of `brands/`. */
  brand: string
  /** Origin of canonical addresses, without a slash at the end. */
  publicUrl: string
  thirdPartyScripts: ThirdPartyScripts
  storeViews: StoreViews
  missingFeatures: readonly Feature[]
  /** What listings can be filtered and sorted by. */
  listingCodes: { filters: readonly string[]; sorts: readonly string[]; ranges?: readonly string[] }
  /** Paths of the brand's pages, and names of its content blocks, that the back end does not have in the page's store view. */
  missingPages: readonly string[]
  hostedSearchUrl: string | undefined
  captcha: CaptchaOptions | undefined
  express: ExpressConfig
  /** Whether the back end takes cards through Braintree. */
  braintree: boolean
  externalCheckoutUrl: string | undefined
  /** Share of visits that report how fast pages were and what failed: 0 to 1. */
  browserReports: number
}

/** The same for every page: what the server and browsers read alike. */
export const SHARED_SETTINGS = [
  'storeViews',
  'missingFeatures',
  'missingPages',
  'listingCodes',
  'hostedSearchUrl',
  'captcha',
  'express',
  'browserReports',
] as const satisfies readonly (keyof PublicConfig)[]

/** What the address of the document decides as well. A document's content security policy stays when one navigates on. */
export interface DocumentSettings {
  thirdPartyScripts?: Omit<PublicConfig['thirdPartyScripts'], 'captcha'>
  /** Whether the providers' scripts of express checkout may load. */
  mayLoadExpress?: boolean
  /** Whether it may show a provider's fields for a card; absent where no provider has any. */
  mayShowCardFields?: boolean
  /** Whether the checkout is elsewhere: only the server knows where. */
  hasExternalCheckout?: boolean
}

type SharedSettings = Pick<PublicConfig, (typeof SHARED_SETTINGS)[number]>
export type BrowserSettings = Partial<SharedSettings> & DocumentSettings

const BLOCK_ID = 'settings'

/** The block's element, as the properties of a script element: a data block, which no browser runs. */
export function settingsBlock(publicConfig: PublicConfig, ofDocument: DocumentSettings) {
  const shared = Object.fromEntries(SHARED_SETTINGS.map((name) => [name, publicConfig[name]]))
  const __html = JSON.stringify({ ...shared, ...ofDocument }).replaceAll('<', String.raw`\u003c`)
  return { id: BLOCK_ID, type: 'application/json', dangerouslySetInnerHTML: { __html } }
}

let inDocument: BrowserSettings | undefined

/** In the browser: what the document says. */
export const documentSettings = (): BrowserSettings =>
  (inDocument ??= JSON.parse(document.getElementById(BLOCK_ID)?.textContent ?? '{}') as BrowserSettings)

/** The same on the server and in the browser: both have it before the first render. */
export const settingsOf = ({ publicConfig }: Pick<PageContext, 'publicConfig'>): Partial<SharedSettings> =>
  publicConfig ?? (typeof document === 'undefined' ? {} : documentSettings())
