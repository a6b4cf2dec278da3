// Arrived: the loading bar ends, red when the page is an error page; ad tracking is told, where it runs.
import type { PageContextClient } from 'vike/types'
import { finishLoading } from '../src/platform/loading.ts'

export default function onPageTransitionEnd(pageContext: PageContextClient) {
  window.pintrk?.('page')
  finishLoading(pageContext.errorWhileRendering != null)
}
