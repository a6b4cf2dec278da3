// The settings that every page is given.
import type { Config } from './config.ts'

export const pageSettings = ({
  brand,
  publicUrl,
  thirdPartyScripts,
  hostedSearchUrl,
  externalCheckoutUrl,
  browserReports,
}: Config) => ({
  brand,
  publicUrl,
  thirdPartyScripts,
  hostedSearchUrl,
  externalCheckoutUrl,
  browserReports,
})
