// Error pages show the layout's data where available; failed queries are not repeated.
import type { PageContext } from 'vike/types'
import { loadShell } from '../../src/platform/data/load-page.ts'

export async function data(pageContext: PageContext) {
  if (pageContext.abortStatusCode !== 503) await loadShell(pageContext)
  return {}
}
