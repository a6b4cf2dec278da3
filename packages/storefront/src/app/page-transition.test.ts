import type { PageContextClient } from 'vike/types'
import { afterAll, afterEach, expect, it, vi } from 'vitest'

// As in a browser: what the modules make when they are imported is made for that.
vi.resetModules()
vi.stubEnv('SSR', false)
vi.stubGlobal('window', {})
vi.stubGlobal('history', { state: null })
afterAll(() => void vi.useRealTimers().unstubAllGlobals().unstubAllEnvs().resetModules())
const { browserStore } = await import('../platform/browser-store.ts')
const { loadingAtom, startLoading } = await import('../platform/loading.ts')
const { default: onPageTransitionEnd } = await import('../../pages/+onPageTransitionEnd.ts')

vi.useFakeTimers()
afterEach(() => void vi.runOnlyPendingTimers())

it.each([
  ['a page', { is404: null }, false],
  ['an address of nothing', { is404: true, abortStatusCode: 404, errorWhileRendering: new Error() }, true],
  ['a shop that is down', { is404: false, abortStatusCode: 503, errorWhileRendering: new Error() }, true],
  ['code that threw', { is404: false, errorWhileRendering: new Error() }, true],
])('%s leaves the loading bar red: %j %s', (_name, pageContext, failed) => {
  startLoading()
  onPageTransitionEnd(pageContext as unknown as PageContextClient)
  expect(browserStore?.get(loadingAtom).failed).toBe(failed)
})
