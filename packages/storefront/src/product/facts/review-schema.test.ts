import { expect, it } from 'vitest'
import { reviewSchema } from './review-schema.ts'

const GOOD = { ratings: { quality: '5' }, nickname: 'Ann', summary: 'Steady', text: 'It stands.' }

it.each([
  [{}, []],
  [{ ratings: {} }, ['review.chooseRating']],
  [{ nickname: ' ' }, ['form.required', 'form.least2']],
  [{ nickname: 'A' }, ['form.least2']],
  [{ text: 'ok' }, ['form.least4']],
  [{ summary: 'x'.repeat(256) }, ['form.tooLong']],
])('%j gets the errors %j', (overrides, problems) => {
  const { error } = reviewSchema(['quality']).safeParse({ ...GOOD, ...overrides })
  expect((error?.issues ?? []).map(({ message }) => message)).toEqual(problems)
})
