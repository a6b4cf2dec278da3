import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutageLog } from './outage-log.ts'

const MINUTE = 60_000
const lines: [object, string][] = []
const logger = { error: (fields: object, message: string) => void lines.push([fields, message]) }

beforeEach(() => {
  vi.useFakeTimers()
  lines.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

test('an outage is its first failure, a count each minute, and its end', () => {
  const outages = createOutageLog(logger)
  expect(Array.from({ length: 4 }, () => outages.failed())).toEqual([true, false, false, false])
  expect(lines).toEqual([])
  vi.advanceTimersByTime(MINUTE)
  expect(lines).toEqual([[{ failures: 3 }, 'the back end fails']])
  expect(outages.failed()).toBe(false)
  vi.advanceTimersByTime(MINUTE)
  expect(lines.at(-1)).toEqual([{ failures: 1 }, 'the back end fails'])
  vi.advanceTimersByTime(MINUTE)
  expect(lines.at(-1)).toEqual([{}, 'the back end answers again'])
  vi.advanceTimersByTime(5 * MINUTE)
  expect(lines).toHaveLength(3)
  expect(outages.failed()).toBe(true)
  outages.stop()
})
