import { createStore, Provider } from 'jotai'
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { myHomeAtom } from '../fit/my-home/my-home.ts'
import { writePlan } from './plan-code.ts'
import { startPlan, withPiece } from './plan.ts'
import { changePlanAtom, planAtom } from './planner-atoms.ts'
import { usePlanAddress } from './use-plan-address.ts'

const place = { x: 40, y: 20, turns: 0, options: {} } as const
const own = withPiece(startPlan, { sku: 'OWN', ...place })
const theirs = withPiece(startPlan, { sku: 'THEIRS', ...place })

let store = createStore()
let write: () => void = () => undefined

const ignore = () => undefined

function Probe() {
  const address = usePlanAddress(ignore, ignore)
  useEffect(() => {
    write = address.write
  })
  return null
}

/** @returns leaves the page */
function show(hash: string): () => void {
  // As by the router: without an event.
  window.history.replaceState(null, '', `#${hash}`)
  const root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      <Provider store={store}>
        <Probe />
      </Provider>,
    ),
  )
  return () => act(() => root.unmount())
}

const add = (sku: string) => {
  const plan = withPiece(store.get(planAtom), { sku, ...place })
  act(() => store.set(changePlanAtom, { plan }))
  act(() => void vi.runAllTimers())
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  store = createStore()
  store.set(myHomeAtom, { plan: writePlan(own) })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('keeps the own plan while a shared one is only looked at and shared on', () => {
  const leave = show(writePlan(theirs))
  act(() => void vi.runAllTimers())
  write()
  window.dispatchEvent(new Event('pagehide'))
  expect(store.get(planAtom)).toEqual(theirs)
  expect(store.get(myHomeAtom).plan).toBe(writePlan(own))
  add('MORE')
  expect(store.get(myHomeAtom).plan).toContain('p.MORE.')
  expect(window.location.hash).toContain('p.MORE.')
  leave()
})

it('writes what is done after the page was left and come back to', () => {
  show('')()
  const leave = show(writePlan(own))
  add('FIRST')
  const address = window.location.hash
  expect(address).toContain('p.FIRST.')
  expect(store.get(myHomeAtom).plan).toContain('p.FIRST.')
  leave()
  const leaveAgain = show(address.slice(1))
  add('SECOND')
  expect(store.get(myHomeAtom).plan).toContain('p.SECOND.')
  expect(window.location.hash).toContain('p.SECOND.')
  leaveAgain()
})

it('remembers what was done right before the page is left by a link of the shop', () => {
  const leave = show(writePlan(own))
  const plan = withPiece(store.get(planAtom), { sku: 'LAST', ...place })
  act(() => store.set(changePlanAtom, { plan }))
  leave()
  expect(store.get(myHomeAtom).plan).toContain('p.LAST.')
})
