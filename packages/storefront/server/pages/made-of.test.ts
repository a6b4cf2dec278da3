// What the answers say about the page made of them.
import { describe, expect, it } from 'vitest'
import type { Answer } from '../answer.ts'
import { collectAnswers } from './made-of.ts'

const whole: Answer = {
  path: '/magento/products?body=[]',
  operation: 'products',
  content: { data: { products: { items: [{ sku: 'A' }] } } },
  hasFailed: false,
  etag: 'W/"1"',
  date: 1_000,
}

function madeOf(...changes: Partial<Answer>[]) {
  const answers = collectAnswers()
  for (const change of changes) answers.add({ ...whole, ...change })
  return answers.madeOf()
}

describe('a listing is empty', () => {
  it.each([
    ['with results', whole.content, false],
    ['without results', { data: { products: { items: [] } } }, true],
    ['refused, as after the last page', { data: null, errors: [{ message: 'no such page' }] }, true],
    ['whose request failed', undefined, false],
  ])('%s', (_, content, isEmpty) => expect(madeOf({ content }).isEmpty).toBe(isEmpty))
})

it.each([
  ['a place that is found', { data: { stores: { near: { name: 'Guelph' } } } }, false],
  ['a place that is not', { data: { stores: { near: null } } }, true],
  ['a back end without showrooms', undefined, true],
])('showrooms near %s', (_, content, isEmpty) => {
  expect(madeOf({ operation: 'stores', content }).isEmpty).toBe(isEmpty)
})

describe('a page is partial', () => {
  it.each([
    ['with whole answers', {}, false],
    [
      'with a failed part',
      { content: { data: {}, extensions: { failedParts: ['cmsBlocks.items.0'] } } },
      true,
    ],
    ['with a refused answer', { content: { data: null, errors: [{ message: 'no' }] } }, true],
    ['with a failed request', { content: undefined, hasFailed: true }, true],
    ['without a method of the back end', { content: undefined, etag: undefined }, false],
    [
      'with a filter the back end lacks',
      { content: { data: {}, extensions: { unknownFilters: ['x'] } } },
      false,
    ],
  ])('%s', (_, change, isPartial) => expect(madeOf({}, change).isPartial).toBe(isPartial))
})
