import { expect, it } from 'vitest'
import { addTags } from './tags.ts'

function tagsOf(operation: string, answer: unknown): string[] {
  const tags = new Set<string>()
  addTags(tags, operation, answer)
  return [...tags]
}

it('names the operation, products, categories and content', () => {
  const product = {
    __typename: 'SimpleProduct',
    uid: 'MQ==',
    sku: 'A',
    variants: [{ product: { sku: 'A-1' } }],
  }
  expect(tagsOf('products', { data: { products: { items: [product, null] } } })).toEqual([
    'products',
    'sku:A',
  ])
  const category = {
    __typename: 'CategoryTree',
    uid: 'Mw==',
    children: [{ __typename: 'CategoryTree', uid: 'NA==' }],
  }
  expect(tagsOf('categories', { data: { categories: { items: [category] } } })).toEqual([
    'categories',
    'category:Mw==',
    'category:NA==',
  ])
  expect(tagsOf('cmsBlocks', { data: { cmsBlocks: { items: [{ identifier: 'hero' }] } } })).toEqual([
    'cmsBlocks',
    'cms:hero',
  ])
})

it.each([
  ['categoryList', ['categoryList']],
  ['topCategories', ['topCategories', 'categoryList']],
  ['sitemapCategories', ['sitemapCategories', 'categoryList']],
])('does not tag every page with every category of the menu: %s', (operation, tags) => {
  const menu = { data: { categoryList: [{ __typename: 'CategoryTree', uid: 'Mg==' }] } }
  expect(tagsOf(operation, menu)).toEqual(tags)
})

it('names a shorter form of an operation and the operation', () => {
  const cards = { data: { products: { items: [{ sku: 'A' }] } } }
  expect(tagsOf('productCards', cards)).toEqual(['productCards', 'products', 'sku:A'])
})
