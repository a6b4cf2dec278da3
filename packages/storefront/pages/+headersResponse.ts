// Personal pages are neither cached nor indexed. The server sets the cache headers of all others.
import type { PageContext } from 'vike/types'
import { isPersonalPath } from '../src/app/personal-pages.ts'
import { splitLocale } from '../src/platform/i18n/locales.ts'

const PERSONAL_HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

// An error page's own path still has its language.
export default ({ urlOriginal }: PageContext) =>
  isPersonalPath(splitLocale(urlOriginal).path) ? PERSONAL_HEADERS : {}
