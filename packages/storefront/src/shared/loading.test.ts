import { expect, it } from 'vitest'
import { step, tick } from './loading.ts'

it('crosses the window in five seconds of ticks, but waits before the end', () => {
  let loading = { percent: 0 as number | null, failed: false }
  for (let count = 0; count < 40; count += 1) loading = tick(loading)
  expect(loading.percent).toBeCloseTo(80)
  for (let count = 0; count < 40; count += 1) loading = tick(loading)
  expect(loading.percent).toBe(95)
})

it('takes a step per loader and ignores steps while it does not show', () => {
  expect(step({ percent: 10, failed: false }, 30).percent).toBe(40)
  expect(step({ percent: null, failed: false }, 45).percent).toBeNull()
})
