// The meta elements by which the server tells the browser what is configured.

/** Their names. */
export const META = {
  captcha: 'captcha',
  externalCheckout: 'external-checkout',
  hostedSearch: 'hosted-search',
  missingFeatures: 'missing-features',
  thirdParties: 'third-party-scripts',
} as const

/** What one of them says; undefined where there is none. */
export const metaContent = (name: keyof typeof META): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${META[name]}"]`)?.content
