import { expect, it, vi } from 'vitest'
import { openCartChannel } from './cart-channel.ts'

it('reaches the other tabs, not the own one', async () => {
  const own = vi.fn()
  const heard = Promise.withResolvers<undefined>()
  const here = openCartChannel(own)
  const there = openCartChannel(() => heard.resolve(undefined))
  here.announce()
  await heard.promise
  expect(own).not.toHaveBeenCalled()
  here.close()
  there.close()
})
