import type { PageContext } from 'vike/types'
import { LOCALES, splitLocale } from '../src/shared/locales.ts'

export default (pageContext: PageContext) => LOCALES[splitLocale(pageContext.urlOriginal).locale].tag
