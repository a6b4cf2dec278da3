// The loading bar as numbers: shown after 200 ms, moving for at most 5 s, a step ahead whenever a loader is done.
import { atom } from 'jotai'
import { browserStore } from './browser-store.ts'
import { LOADING_BAR } from './constants.ts'

export interface Loading {
  /** 0 to 100, also before it shows. */
  percent: number
  /** It has lasted long enough to show. */
  isShown: boolean
  failed: boolean
}

const AT_REST: Loading = { percent: 0, isShown: false, failed: false }

export const loadingAtom = atom(AT_REST)

const TICK_MS = 100
/** How long the full or red bar stays. */
const LINGER_MS = 400
/** Where the bar waits for the page. */
const MOST_PERCENT = 95

let timers: ReturnType<typeof setTimeout>[] = []

const set = (change: (loading: Loading) => Loading) =>
  browserStore?.set(loadingAtom, change(browserStore.get(loadingAtom)))

function stopTimers() {
  for (const timer of timers) clearTimeout(timer)
  timers = []
}

/** Moves ahead; never arrives by itself. */
const ahead = (loading: Loading, by: number): Loading => ({
  ...loading,
  percent: Math.min(loading.percent + by, MOST_PERCENT),
})

/** Moves ahead by time alone. */
const tick = (loading: Loading): Loading => ahead(loading, (100 * TICK_MS) / LOADING_BAR.durationMs)

/** A navigation began. */
export function startLoading() {
  stopTimers()
  set(() => AT_REST)
  const show = () => {
    set((loading) => ({ ...loading, isShown: true }))
    timers.push(setInterval(() => set(tick), TICK_MS))
  }
  timers.push(setTimeout(show, LOADING_BAR.throttleMs))
}

/** One of the page's loaders is done: 30 when it has both (look-up and data), 45 when it has one. */
export function advanceLoading(loaders: 1 | 2) {
  set((loading) => ahead(loading, loaders === 2 ? LOADING_BAR.stepWithBoth : LOADING_BAR.stepWithOne))
}

/** The navigation ended; a failed one leaves the bar red for a moment. */
export function finishLoading(failed: boolean) {
  stopTimers()
  set((loading) => ({ ...loading, percent: 100, failed }))
  timers.push(setTimeout(() => set(() => AT_REST), LINGER_MS))
}
