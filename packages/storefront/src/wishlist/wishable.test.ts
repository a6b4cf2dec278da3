import { expect, it, vi } from 'vitest'
import { isWishable } from './wishable.ts'

it('takes the types of the shop; others are logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(isWishable({ __typename: 'BundleProduct' })).toBe(true)
  expect(warn).not.toHaveBeenCalled()
  expect(isWishable({ __typename: 'RentedProduct' })).toBe(false)
  expect(warn).toHaveBeenCalledWith('Product Type RentedProduct not supported in add to wishlist yet')
  warn.mockRestore()
})
