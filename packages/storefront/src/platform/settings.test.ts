import { expect, it } from 'vitest'
import { settingsBlock, type PublicConfig } from './settings.ts'
import { VIEWS } from './i18n/testing/views.ts'

const CONFIG = {
  brand: 'loftwood',
  publicUrl: 'https://shop.example',
  thirdPartyScripts: { chat: 'https://chat.example/</script>.js' },
  storeViews: VIEWS,
  missingFeatures: ['storeCredit'],
  listingCodes: { filters: ['color'], sorts: ['price'] },
  missingPages: ['/faq'],
  hostedSearchUrl: undefined,
  captcha: undefined,
  express: {},
  braintree: true,
  externalCheckoutUrl: 'https://checkout.example/{token}',
  browserReports: 0.5,
  // As if somebody had spread the server's configuration.
  middlewareUrl: 'http://middleware.internal:4000',
} as PublicConfig

it('gives browsers what the lists name, and nothing else of the configuration', () => {
  const { thirdPartyScripts } = CONFIG
  const block = settingsBlock(CONFIG, { thirdPartyScripts, hasExternalCheckout: true })
  const text = block.dangerouslySetInnerHTML.__html
  expect(Object.keys(JSON.parse(text) as object).toSorted()).toEqual([
    'browserReports',
    'express',
    'hasExternalCheckout',
    'listingCodes',
    'missingFeatures',
    'missingPages',
    'storeViews',
    'thirdPartyScripts',
  ])
  expect(text).not.toMatch(/internal|checkout\.example|</)
})
