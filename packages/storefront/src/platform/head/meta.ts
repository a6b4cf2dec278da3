// Meta elements that carry configuration from the server to the browser.

/** Their names. */
export const META = {
  braintree: 'braintree',
  captcha: 'captcha',
  externalCheckout: 'external-checkout',
  express: 'express-checkout',
  expressScripts: 'express-scripts',
  hostedSearch: 'hosted-search',
  listingCodes: 'listing-codes',
  missingFeatures: 'missing-features',
  missingPages: 'missing-pages',
  reports: 'browser-reports',
  storeViews: 'store-views',
  thirdParties: 'third-party-scripts',
} as const

/** Content of one; undefined when absent. */
export const metaContent = (name: keyof typeof META): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${META[name]}"]`)?.content
