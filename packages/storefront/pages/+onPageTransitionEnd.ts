// Ends the loading bar (red for an error page) and reports the page view to ad tracking, where it runs.
import type { PageContextClient } from 'vike/types'
import { resumeModalEntry } from '../src/app/browser/modal-history.ts'
import { noteDestination } from '../src/app/chunk-reload.ts'
import { finishLoading } from '../src/platform/loading.ts'

export default function onPageTransitionEnd(pageContext: PageContextClient) {
  window.pintrk?.('page')
  noteDestination(undefined)
  resumeModalEntry()
  finishLoading(pageContext.errorWhileRendering != null)
}
