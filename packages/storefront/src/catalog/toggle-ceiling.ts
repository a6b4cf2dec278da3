// Filters a list by the shopper's own ceiling, or no longer. Where no ceiling is typed, "My home" is opened first.
import { navigate } from 'vike/client/router'
import { myHomeAtom } from '../fit/my-home/my-home.ts'
import { browserStore } from '../platform/browser-store.ts'
import { uiFlags } from '../platform/ui-flags.ts'
import type { ListingParams } from './listing-params.ts'

type HrefOf = (params: ListingParams) => string

export function toggleCeiling(params: ListingParams, hrefOf: HrefOf): void {
  const show = (ceiling: number | null) =>
    void navigate(hrefOf({ ...params, ceiling, page: 1 }), { keepScrollPosition: true })
  if (params.ceiling !== null) return show(null)
  const store = browserStore
  if (!store) return
  // The atom reads the storage while something subscribes to it.
  const stopHome = store.sub(myHomeAtom, () => undefined)
  const typedCeiling = () => store.get(myHomeAtom).ceiling
  const ceiling = typedCeiling()
  if (ceiling !== undefined) {
    stopHome()
    return show(Math.floor(ceiling))
  }
  store.set(uiFlags.myHome, true)
  const stopFlag = store.sub(uiFlags.myHome, () => {
    const typed = typedCeiling()
    stopFlag()
    stopHome()
    if (typed !== undefined) show(Math.floor(typed))
  })
}
