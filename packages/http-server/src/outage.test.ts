import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outageLog, watchOutage } from './outage.ts'

const MINUTE = 60_000
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an outage is logged at its first failure, and at its end with its duration', () => {
  const lines: [object, string][] = []
  const log = outageLog({ error: (fields, message) => void lines.push([fields, message]) }, 'no back end')
  const error = new Error('refused')
  log.report(error)
  vi.advanceTimersByTime(MINUTE / 2)
  log.report(error)
  log.report(error)
  vi.advanceTimersByTime(MINUTE - 1)
  expect(lines).toEqual([[{ err: error }, 'no back end']])
  vi.advanceTimersByTime(1)
  expect(lines.slice(1)).toEqual([[{ failures: 3, seconds: 30 }, 'no back end: over']])
  vi.advanceTimersByTime(5 * MINUTE)
  expect(lines).toHaveLength(2)
  log.report(error)
  expect(lines).toHaveLength(3)
})

test('nothing is logged about an outage after a stop', () => {
  const onEnd = vi.fn<() => void>()
  const outage = watchOutage(onEnd)
  expect([outage.failed(), outage.failed()]).toEqual([true, false])
  outage.stop()
  vi.advanceTimersByTime(2 * MINUTE)
  expect(onEnd).not.toHaveBeenCalled()
  expect(outage.failed()).toBe(true)
})
