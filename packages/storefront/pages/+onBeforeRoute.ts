// Takes the language off the URL, so that routes know paths only.
import type { PageContext } from 'vike/types'
import { splitLocale } from '../src/shared/locales.ts'

export default (pageContext: PageContext) => ({
  pageContext: { urlLogical: splitLocale(pageContext.urlOriginal).path },
})
