import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pendingQuantity } from './pending-quantity.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(send: (quantity: number) => Promise<unknown> = () => Promise.resolve()) {
  const sent = vi.fn(send)
  const shown = vi.fn()
  const failed = vi.fn()
  const quantity = pendingQuantity({ delayMs: 1000, send: sent, onWish: shown, onError: failed })
  return { quantity, sent, shown, failed }
}

it('sends only the last of quick changes, after a pause', async () => {
  const { quantity, sent, shown } = setUp()
  quantity.wish(2)
  quantity.wish(3)
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.mock.calls).toEqual([[3]])
  expect(shown.mock.calls.flat()).toEqual([2, 3, null])
})

it.each([0, -1, Number.NaN])('ignores the quantity %s', async (nothing) => {
  const { quantity, sent, shown } = setUp()
  quantity.wish(nothing)
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).not.toHaveBeenCalled()
  expect(shown).not.toHaveBeenCalled()
})

it('goes back and says why when the back end refuses', async () => {
  const userError = new Error('Only 2 left')
  const { quantity, shown, failed } = setUp(() => Promise.reject(userError))
  quantity.wish(9)
  await vi.advanceTimersByTimeAsync(1000)
  expect(failed).toHaveBeenCalledWith(userError)
  expect(shown).toHaveBeenLastCalledWith(null)
})

it('queues a newer quantity while a request is in flight', async () => {
  const first = Promise.withResolvers<void>()
  const { quantity, sent, shown, failed } = setUp((target) =>
    target === 2 ? first.promise : Promise.resolve(),
  )
  quantity.wish(2)
  await vi.advanceTimersByTimeAsync(1000)
  quantity.wish(3)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent.mock.calls).toEqual([[2]])
  first.reject(new Error('cut'))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.mock.calls).toEqual([[2], [3]])
  expect(failed).not.toHaveBeenCalled()
  expect(shown).toHaveBeenLastCalledWith(null)
})

it('sends at once when the page goes away', async () => {
  const { quantity, sent } = setUp()
  quantity.wish(4)
  quantity.flush()
  expect(sent.mock.calls).toEqual([[4]])
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toHaveBeenCalledTimes(1)
})
