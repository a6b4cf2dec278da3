import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outageLog, watchOutage, watchOutages } from './outage.ts'

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

test('an outage that lasts is logged every ten minutes', () => {
  const lines: [object, string][] = []
  const log = outageLog({ error: (fields, message) => void lines.push([fields, message]) }, 'no back end')
  for (let halfMinutes = 0; halfMinutes <= 50; halfMinutes += 1) {
    log.report(new Error('refused'))
    vi.advanceTimersByTime(MINUTE / 2)
  }
  expect(lines.slice(1)).toEqual([
    [{ failures: 21, seconds: 600 }, 'no back end: still'],
    [{ failures: 41, seconds: 1200 }, 'no back end: still'],
  ])
})

test('a steady failure of one kind does not hide another’s outage', () => {
  const outages = watchOutages()
  const onNews = vi.fn<(counts: object, isOver: boolean) => void>()
  expect(outages.failed('shop timeout', onNews)).toBe(true)
  vi.advanceTimersByTime(MINUTE / 2)
  expect([outages.failed('shop timeout', onNews), outages.failed('shop away', onNews)]).toEqual([false, true])
  vi.advanceTimersByTime(MINUTE)
  expect(onNews.mock.calls).toEqual([
    [{ failures: 2, seconds: 30 }, true],
    [{ failures: 1, seconds: 0 }, true],
  ])
  expect(outages.failed('shop away', onNews)).toBe(true)
  outages.stop()
})
