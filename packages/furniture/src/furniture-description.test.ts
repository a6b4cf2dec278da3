import { expect, test } from 'vitest'
import { readFurniture } from './furniture-description.ts'

test('reads a description with and without options', () => {
  const description = readFurniture(
    '{"model":{"kind":"desk","drawers":2},"measures":{"length":46,"width":22,"height":30}}',
  )
  expect(description).toEqual({
    model: { kind: 'desk', drawers: 2 },
    measures: { length: 46, width: 22, height: 30 },
    options: {},
  })
})

test.each([null, '', '{', 'null', '{}', '{"model":{"kind":"spaceship"}}'])('%j is no furniture', (text) => {
  expect(readFurniture(text)).toBeNull()
})
