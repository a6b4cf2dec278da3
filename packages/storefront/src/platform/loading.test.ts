import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'

// As in a browser: what the modules make when they are imported is made for that.
vi.resetModules()
vi.stubEnv('SSR', false)
afterAll(() => void vi.unstubAllEnvs().resetModules())
const { browserStore } = await import('./browser-store.ts')
const { advanceLoading, finishLoading, loadingAtom, startLoading } = await import('./loading.ts')

const loading = () => browserStore?.get(loadingAtom)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

it('shows after 200 ms and crosses the window in five seconds, but waits before the end', () => {
  startLoading()
  vi.advanceTimersByTime(199)
  expect(loading()?.isShown).toBe(false)
  vi.advanceTimersByTime(1)
  expect(loading()).toMatchObject({ isShown: true, percent: 0 })
  vi.advanceTimersByTime(4000)
  expect(loading()?.percent).toBeCloseTo(80)
  vi.advanceTimersByTime(4000)
  expect(loading()?.percent).toBe(95)
  finishLoading(false)
})

it.each([
  [1, 45],
  [2, 30],
] as const)('with %i loaders each takes a step of %i, also before the bar shows', (loaders, step) => {
  startLoading()
  advanceLoading(loaders)
  vi.advanceTimersByTime(200)
  expect(loading()).toMatchObject({ isShown: true, percent: step })
  advanceLoading(loaders)
  expect(loading()?.percent).toBe(2 * step)
  finishLoading(false)
})

it('ends full, red after a failure, and is gone soon after', () => {
  startLoading()
  vi.advanceTimersByTime(200)
  finishLoading(true)
  expect(loading()).toEqual({ isShown: true, percent: 100, failed: true })
  vi.advanceTimersByTime(1000)
  expect(loading()).toEqual({ isShown: false, percent: 0, failed: false })
})
