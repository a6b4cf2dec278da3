import { expect, test } from 'vitest'
import { CEILING } from '../fit/my-home/my-home.ts'
import { SHAPES } from './listing-shapes.ts'

test('a list is filtered by the ceilings that may be typed', () => {
  const inches = Array.from({ length: 200 }, (_, index) => index)
  expect(inches.filter((each) => SHAPES.ceiling.test(String(each)))).toEqual(
    inches.filter((each) => each >= CEILING.min && each <= CEILING.max),
  )
})
