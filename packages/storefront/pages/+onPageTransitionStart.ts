// Leaving a page: overlays close, the loading bar starts.
import { browserStore } from '../src/shared/browser-store.ts'
import { startLoading } from '../src/shared/loading.ts'
import { closeAllAtom } from '../src/shared/ui-flags.ts'

export default function onPageTransitionStart() {
  browserStore?.set(closeAllAtom)
  startLoading()
}
