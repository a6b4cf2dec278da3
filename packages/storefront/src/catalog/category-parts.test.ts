import { expect, it } from 'vitest'
import { categoryParts } from './category-parts.ts'

const child = (product_count: number, is_anchor = 1) => ({
  uid: 'c',
  url_path: 'c',
  product_count,
  is_anchor,
})
const cms_block = { content: '<p>Hello</p>' }

it.each([
  ['a list', {}, true, { block: null, products: true, isEmpty: false }],
  ['a landing page', { display_mode: 'PAGE', cms_block }, true, { block: '<p>Hello</p>', products: false }],
  ['both', { display_mode: 'PRODUCTS_AND_PAGE', cms_block }, true, { block: '<p>Hello</p>', products: true }],
  ['a block that a list does not show', { display_mode: 'PRODUCTS', cms_block }, true, { block: null }],
  ['a landing page without its block', { display_mode: 'PAGE' }, true, { block: null, products: true }],
  ['only categories below it', { children: [child(2)] }, false, { products: false, isEmpty: false }],
  ['one below it that is no anchor', { children: [child(0, 0)] }, false, { isEmpty: false }],
  ['empty ones below it', { children: [child(0)] }, false, { isEmpty: true }],
])('%s', (_, facts, hasProducts, parts) => {
  const category = { display_mode: null, cms_block: null, children: null, ...facts }
  expect(categoryParts(category as never, hasProducts)).toMatchObject(parts)
})
