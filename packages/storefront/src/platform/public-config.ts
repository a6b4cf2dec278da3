// What pages are given of the server's settings and of what it knows of the back end; settings.ts says what browsers get.
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
