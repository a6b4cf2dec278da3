// Ends the loading bar (red for an error page) and reports the page view to ad tracking, where it runs.
import type { PageContextClient } from 'vike/types'
import { finishLoading } from '../src/platform/loading.ts'

export default function onPageTransitionEnd(pageContext: PageContextClient) {
  window.pintrk?.('page')
  finishLoading(pageContext.errorWhileRendering != null)
}
