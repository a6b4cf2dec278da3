// Closes overlays and starts the loading bar. A change of filters is the same page, so the drawer stays open.
import type { PageContextClient } from 'vike/types'
import { leaveModalEntry } from '../src/app/browser/modal-history.ts'
import { browserStore } from '../src/platform/browser-store.ts'
import { noteDestination } from '../src/app/chunk-reload.ts'
import { storeScrollPosition } from '../src/app/scroll-position.ts'
import { startLoading } from '../src/platform/loading.ts'
import { closeAllAtom, uiFlags } from '../src/platform/ui-flags.ts'

let previousPath = typeof location === 'undefined' ? '' : location.pathname

export default async function onPageTransitionStart({ urlOriginal }: PageContextClient) {
  const path = urlOriginal.split(/[?#]/)[0] ?? ''
  const isFiltering = path === previousPath && browserStore?.get(uiFlags.filterSidebar) === true
  previousPath = path
  browserStore?.set(closeAllAtom)
  if (isFiltering) browserStore?.set(uiFlags.filterSidebar, true)
  noteDestination(urlOriginal)
  storeScrollPosition()
  startLoading()
  await leaveModalEntry()
}
