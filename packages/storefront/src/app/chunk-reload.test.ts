import { expect, it } from 'vitest'
import { mayReload } from './chunk-reload.ts'

it('reloads once in sixty seconds', () => {
  expect(mayReload(null, 5)).toBe(true)
  expect(mayReload(1000, 60_999)).toBe(false)
  expect(mayReload(1000, 61_000)).toBe(true)
})
