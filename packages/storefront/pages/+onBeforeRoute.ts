// Takes the language off the URL, so that routes know paths only, and the parameters that no page reads.
import type { PageContext } from 'vike/types'
import { isPersonalPath, pageAddress } from '../src/app/page-address.ts'
import { splitLocale } from '../src/shared/locales.ts'

export default (pageContext: PageContext) => {
  const { path } = splitLocale(pageContext.urlOriginal)
  return { pageContext: { urlLogical: isPersonalPath(path) ? path : pageAddress(path) } }
}
