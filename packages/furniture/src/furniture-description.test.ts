import { expect, test } from 'vitest'
import { readFurniture } from './told-furniture.ts'

test('a told piece is read, without options too', () => {
  const told = readFurniture(
    '{"model":{"kind":"desk","drawers":2},"measures":{"length":46,"width":22,"height":30}}',
  )
  expect(told).toEqual({
    model: { kind: 'desk', drawers: 2 },
    measures: { length: 46, width: 22, height: 30 },
    options: {},
  })
})

test.each([null, '', '{', 'null', '{}', '{"model":{"kind":"spaceship"}}'])('%j is no furniture', (text) => {
  expect(readFurniture(text)).toBeNull()
})
