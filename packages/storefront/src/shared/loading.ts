// The loading bar as numbers: shown after 200 ms, moving for at most 5 s, a step ahead whenever a loader is done.
import { atom } from 'jotai'
import { browserStore } from './browser-store.ts'
import { LOADING_BAR } from './constants.ts'

export interface Loading {
  /** 0 to 100; null while nothing loads or it has not lasted long enough to show. */
  percent: number | null
  failed: boolean
}

export const loadingAtom = atom<Loading>({ percent: null, failed: false })

const TICK_MS = 100
/** How long the full or red bar stays. */
const LINGER_MS = 400

let timers: ReturnType<typeof setTimeout>[] = []

const set = (change: (loading: Loading) => Loading) =>
  browserStore?.set(loadingAtom, change(browserStore.get(loadingAtom)))

function stopTimers() {
  for (const timer of timers) clearTimeout(timer)
  timers = []
}

/** Moves ahead by time alone; never arrives by itself. */
export function tick({ percent, failed }: Loading): Loading {
  const step = (100 * TICK_MS) / LOADING_BAR.durationMs
  return { percent: percent === null ? null : Math.min(percent + step, 95), failed }
}

/** Moves ahead by a loader's step. */
export function step({ percent, failed }: Loading, by: number): Loading {
  return { percent: percent === null ? null : Math.min(percent + by, 95), failed }
}

/** A navigation began. */
export function startLoading() {
  stopTimers()
  set(() => ({ percent: null, failed: false }))
  const show = () => {
    set(() => ({ percent: 0, failed: false }))
    timers.push(setInterval(() => set(tick), TICK_MS))
  }
  timers.push(setTimeout(show, LOADING_BAR.throttleMs))
}

/** One of the page's loaders is done: 30 when it has both (look-up and data), 45 when it has one. */
export function advanceLoading(loaders: 1 | 2) {
  set((loading) => step(loading, loaders === 2 ? LOADING_BAR.stepWithBoth : LOADING_BAR.stepWithOne))
}

/** The navigation ended; a failed one leaves the bar red for a moment. */
export function finishLoading(failed: boolean) {
  stopTimers()
  set(({ percent }) => ({ percent: percent === null ? null : 100, failed }))
  timers.push(setTimeout(() => set(() => ({ percent: null, failed: false })), LINGER_MS))
}
