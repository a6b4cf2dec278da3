// Personal pages are neither cached nor indexed. The server sets the cache headers of all others.
import type { PageContext } from 'vike/types'
import { isPersonalPath } from '../src/app/page-table.ts'
import { splitPage } from '../src/platform/i18n/page-view.ts'

const PERSONAL_HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

// An error page's own path still has its prefix.
export default (pageContext: PageContext) =>
  isPersonalPath(splitPage(pageContext).path) ? PERSONAL_HEADERS : {}
