import { expect, it } from 'vitest'
import { takeMailKey } from './mail-key.ts'

const KEY = 'a'.repeat(22)

it.each([
  ['/sales/guest/form#MTp4', `&mail=${KEY}`],
  ['/wishlist/shared/1?page=2', `#mail=${KEY}`],
])('the key leaves the address %s, and is there to be told', (address, suffix) => {
  history.replaceState(null, '', address + suffix)
  expect(takeMailKey()).toBe(KEY)
  expect(location.pathname + location.search + location.hash).toBe(address)
})

it('an address without a key stays', () => {
  history.replaceState(null, '', '/sales/guest/form#MTp4')
  expect(takeMailKey()).toBeUndefined()
  expect(location.hash).toBe('#MTp4')
})
