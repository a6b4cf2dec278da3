// Removes the store view's prefix and unread parameters from the URL, so that routes match plain paths.
import type { PageContext } from 'vike/types'
import { logicalAddress, unreadWarning } from '../src/app/page-address.ts'
import { chooseBrand } from '../src/platform/brand/current-brand.ts'
import { viewsOf } from '../src/platform/i18n/page-view.ts'
import { listingCodesOf } from '../src/catalog/listing-codes.ts'
import { decodePath } from '../src/paths.ts'

export default function onBeforeRoute(pageContext: PageContext) {
  const { urlOriginal, publicConfig } = pageContext
  chooseBrand(publicConfig?.brand)
  const facts = { storeViews: viewsOf(pageContext), listingCodes: listingCodesOf(pageContext) }
  if (import.meta.env.DEV) {
    const warning = unreadWarning(urlOriginal, facts)
    // oxlint-disable-next-line eslint/no-console -- for developers, in the browser
    if (warning) console.warn(warning)
  }
  const urlLogical = logicalAddress(urlOriginal, facts)
  const [path = '/'] = urlLogical.split(/[?#]/)
  return { pageContext: { urlLogical, logicalPath: decodePath(path) } }
}
