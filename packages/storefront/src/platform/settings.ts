// What pages know of the server's settings and of the back end. The server passes all of it with the page; browsers get what
// the lists below name, as one JSON block in the document.
import type { PageContext } from 'vike/types'
import type { PublicConfig } from './public-config.ts'

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
