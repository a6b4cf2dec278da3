import { expect, it } from 'vitest'
import { blockIdentifiers } from './block-identifiers.ts'

it.each([
  ['product-safety|product-care', ['product-safety', 'product-care']],
  [' product-safety | | ', ['product-safety']],
  ['', []],
  [null, []],
])('%s names the blocks %j', (products_blocks, identifiers) => {
  expect(blockIdentifiers({ products_blocks })).toEqual(identifiers)
})
