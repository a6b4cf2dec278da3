// Error pages show the shell where it can be had; what failed once is not asked for again.
import type { PageContext } from 'vike/types'
import { loadShell } from '../../src/platform/data/load-page.ts'

export async function data(pageContext: PageContext) {
  if (pageContext.abortStatusCode !== 503) await loadShell(pageContext)
  return {}
}
