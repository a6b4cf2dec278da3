// The plan in the address, behind `#`: no server sees it, so all plans share one cached page. This browser remembers the last
// plan, so that a piece from a product page is placed into the same room.
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { myHomeAtom } from '../fit/my-home/my-home.ts'
import { readPlan, writePlan } from './plan-code.ts'
import { startPlan, type Plan } from './plan.ts'
import { isPlanChangedAtom, openPlanAtom, planAtom } from './planner-atoms.ts'

/** Browsers limit how often a page may change its address. */
const WRITE_AFTER_MS = 300

/** A product to be placed: `#place=SKU&color=803`. */
export interface ToPlace {
  sku: string
  options: Readonly<Record<string, string>>
}

const LONGEST_SKU = 64

function toPlaceIn(hash: string): ToPlace | null {
  if (!/(?:^|&)place=/.test(hash)) return null
  const { place: sku = '', ...options } = Object.fromEntries(new URLSearchParams(hash))
  return sku !== '' && sku.length <= LONGEST_SKU ? { sku, options } : null
}

const hashOf = () => window.location.hash.slice(1)

function writeAddress(plan: Plan): void {
  const url = new URL(window.location.href)
  url.hash = writePlan(plan)
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url)
}

interface PlanAddress {
  /** Writes the plan now. */
  write: () => void
}

/** @param onError the address holds no plan that can be read @param onPlace it names a product to place */
export function usePlanAddress(onProblem: () => void, onPlace: (product: ToPlace) => void): PlanAddress {
  const store = useStore()
  const plan = useAtomValue(planAtom)
  const isChanged = useAtomValue(isPlanChangedAtom)
  const open = useSetAtom(openPlanAtom)
  const refuse = useEffectEvent(onProblem)
  const place = useEffectEvent(onPlace)
  useEffect(() => {
    const read = () => {
      const hash = hashOf()
      const toPlace = toPlaceIn(hash)
      const isPlan = hash !== '' && !toPlace
      if (isPlan && hash === writePlan(store.get(planAtom))) return
      const found = isPlan ? readPlan(hash) : readPlan(store.get(myHomeAtom).plan ?? '')
      if (isPlan && !found) refuse()
      open(found ?? startPlan)
      if (toPlace) place(toPlace)
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [store, open])
  const remember = useCallback(() => {
    const present = store.get(planAtom)
    // A plan that is only looked at, such as a shared one, does not replace the shopper's own.
    if (
      store.get(isPlanChangedAtom) &&
      (present.pieces.length > 0 || store.get(myHomeAtom).plan !== undefined)
    )
      store.set(myHomeAtom, { plan: writePlan(present) })
  }, [store])
  const write = useCallback(() => {
    writeAddress(store.get(planAtom))
    remember()
  }, [store, remember])
  useEffect(() => {
    // Opening writes nothing: an address without a plan stays as it is until the shopper changes something.
    if (!isChanged) return undefined
    const timer = setTimeout(write, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [plan, isChanged, write])
  useEffect(() => {
    if (!isChanged) return undefined
    window.addEventListener('pagehide', write)
    return () => {
      window.removeEventListener('pagehide', write)
      // A link of the shop leaves the page too; the address is the next page's by then.
      remember()
    }
  }, [isChanged, write, remember])
  return { write }
}
