import { expect, it } from 'vitest'
import { logoSize } from './logo-size.ts'

it.each([
  [
    { width: 168, height: 32 },
    { width: 168, height: 32 },
  ],
  [
    { width: 300, height: 120 },
    { width: 100, height: 40 },
  ],
  [{ width: 300, height: null }, undefined],
  [{ width: 0, height: 40 }, undefined],
  [{}, undefined],
])('%j has the size %j in the header', (named, size) => {
  expect(logoSize(named)).toEqual(size)
})
