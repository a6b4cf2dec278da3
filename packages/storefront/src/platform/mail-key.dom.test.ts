import { expect, it } from 'vitest'
import { nextMailKey, takeMailKey } from './mail-key.ts'

const KEY = 'a'.repeat(22)

it.each([
  ['/sales/guest/form#MTp4', `&mail=${KEY}`],
  ['/wishlist/shared/1?page=2', `#mail=${KEY}`],
])('the key leaves the address %s, and is told once', (address, suffix) => {
  history.replaceState(null, '', address + suffix)
  takeMailKey()
  expect(location.pathname + location.search + location.hash).toBe(address)
  expect(nextMailKey()).toBe(KEY)
  expect(nextMailKey()).toBeUndefined()
})

it('an address without a key stays', () => {
  history.replaceState(null, '', '/sales/guest/form#MTp4')
  expect(nextMailKey()).toBeUndefined()
  expect(location.hash).toBe('#MTp4')
})
