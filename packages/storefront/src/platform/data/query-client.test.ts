import { ProductsDocument, StoreConfigDocument } from '@loftwood/graphql-types'
import { expect, it } from 'vitest'
import { keyOf } from './query-client.ts'

it('gives a query the same key however its variables were put together', () => {
  const key = keyOf(ProductsDocument, { filter: { a: 1, b: [2, 3] }, pageSize: 5 })
  expect(keyOf(ProductsDocument, { pageSize: 5, search: undefined, filter: { b: [2, 3], a: 1 } })).toBe(key)
  expect(keyOf(ProductsDocument, { pageSize: 5, filter: { b: [3, 2], a: 1 } })).not.toBe(key)
  expect(keyOf(StoreConfigDocument, { pageSize: 5, filter: { a: 1, b: [2, 3] } })).not.toBe(key)
})

it('names a query without variables alone', () => {
  expect(keyOf(StoreConfigDocument, {})).toBe('storeConfig')
  expect(keyOf(StoreConfigDocument, undefined)).toBe('storeConfig')
})

it('tells texts apart whose letters would make up for each other', () => {
  const texts = ['Aa', 'BB', 'C#', 'AaAa', 'BBBB', 'AaBB', 'BBAa']
  expect(new Set(texts.map((search) => keyOf(ProductsDocument, { search }))).size).toBe(texts.length)
})
