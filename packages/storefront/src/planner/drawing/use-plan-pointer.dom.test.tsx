import { createStore } from 'jotai'
import { useRef } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { answeringClient } from '../../platform/data/testing/answering-client.ts'
import { renderInShop } from '../../platform/testing/render-in-shop.tsx'
import type { ProductDetail } from '../../product/product-detail.ts'
import { startPlan, withPiece } from '../plan.ts'
import { changePlanAtom, productsAtom } from '../planner-atoms.ts'
import { announcementAtom, usePlanActions } from '../use-plan-actions.ts'
import { usePlanPointer } from './use-plan-pointer.ts'

const desk = {
  __typename: 'SimpleProduct',
  sku: 'DESK',
  name: 'Desk',
  assembled_length: 40,
  assembled_width: 20,
  assembled_height: 30,
} as unknown as ProductDetail

function Drawing() {
  const drawing = useRef<SVGSVGElement>(null)
  usePlanPointer(drawing, usePlanActions())
  return (
    <svg ref={drawing}>
      <g data-id="p1" />
    </svg>
  )
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  })
  onTestFinished(() => void vi.useRealTimers())
})

it('announces what is true where a piece was put down, however old the last check is', async () => {
  const store = createStore()
  const place = { sku: 'DESK', turns: 0, options: {} } as const
  const one = withPiece(startPlan, { ...place, x: 10, y: 10 })
  store.set(changePlanAtom, { plan: withPiece(one, { ...place, x: 80, y: 10 }) })
  store.set(productsAtom, { DESK: desk })
  const page = await renderInShop(<Drawing />, { client: answeringClient(() => ({})), store })
  const svg = page.querySelector('svg')!
  Object.assign(svg, { getScreenCTM: () => new DOMMatrix(), setPointerCapture: () => undefined })
  const send = (type: string, x: number) => {
    const event = { pointerId: 1, clientX: x, clientY: 10, bubbles: true }
    page.querySelector('g')?.dispatchEvent(new PointerEvent(type, event))
    vi.advanceTimersToNextFrame()
  }
  send('pointerdown', 10)
  send('pointermove', 20)
  vi.advanceTimersByTime(300)
  send('pointermove', 80)
  send('pointerup', 80)
  expect(store.get(announcementAtom)).toContain('runs into 2 Desk')
})
