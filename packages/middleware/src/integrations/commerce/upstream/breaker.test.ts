import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallerLeft } from '../../../errors.ts'
import { createBreaker, shopUnavailable, type BreakerState } from './breaker.ts'

const states: BreakerState[] = []
const unavailable = expect.objectContaining({ code: 'UPSTREAM_UNAVAILABLE', retryAfterSeconds: 5 })

/** A breaker whose next call is the trial. */
async function halfOpenBreaker() {
  const breaker = createBreaker((state) => void states.push(state))
  for (let i = 0; i < 10; i++)
    await expect(breaker(() => Promise.reject(shopUnavailable()))).rejects.toEqual(unavailable)
  vi.advanceTimersByTime(2_000)
  return breaker
}

beforeEach(() => {
  vi.useFakeTimers()
  states.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

test('no call waits for the trial call', async () => {
  const breaker = await halfOpenBreaker()
  const { promise, resolve } = Promise.withResolvers<string>()
  const trial = breaker(() => promise)
  const work = vi.fn<() => Promise<string>>()
  await expect(Promise.race([breaker(work), Promise.resolve('still waiting')])).rejects.toEqual(unavailable)
  expect(work).not.toHaveBeenCalled()
  resolve('back')
  expect(await trial).toBe('back')
  expect(states).toEqual(['open', 'closed'])
})

test('a trial call whose caller leaves does not close the circuit', async () => {
  const breaker = await halfOpenBreaker()
  await expect(breaker(() => Promise.reject(new CallerLeft()))).rejects.toEqual(unavailable)
  await expect(breaker(async () => 'back')).rejects.toEqual(unavailable)
  expect(states).toEqual(['open', 'open'])
  vi.advanceTimersByTime(2_000)
  expect(await breaker(async () => 'back')).toBe('back')
})
