import { CategoriesDocument, ProductsDocument } from '@loftwood/graphql-types'
import { expect, test } from 'vitest'
import { fillMissing } from './fill-missing.ts'

test('fields an interface lacks become null, at every depth and in every item', () => {
  const simple = {
    __typename: 'SimpleProduct',
    uid: 'MQ==',
    name: 'Ladder',
    media_gallery: [{ __typename: 'ProductImage', url: '/a.webp' }],
  }
  const data = { products: { __typename: 'Products', items: [simple, null] } }
  fillMissing(ProductsDocument, data)
  expect(data.products.items[0]).toMatchObject({ name: 'Ladder', made_in_canada: null, best_seller: null })
  expect(data.products.items[0]).toHaveProperty('media_gallery.0.position', null)
  expect(data.products).toMatchObject({ aggregations: null, total_count: null })
})

test('a fragment on another type adds nothing', () => {
  const item = { __typename: 'SimpleProduct', uid: 'MQ==' }
  fillMissing(ProductsDocument, { products: { __typename: 'Products', items: [item] } })
  expect(item).not.toHaveProperty('configurable_options')
})

test('a fragment on the own type is filled', () => {
  const category = { __typename: 'CategoryTree', uid: 'Mw==', name: 'Beds' }
  fillMissing(CategoriesDocument, { categories: { __typename: 'CategoryResult', items: [category] } })
  expect(category).toMatchObject({ name: 'Beds', images: null, url_path: null })
})

test('what is there stays, zero, false and empty included', () => {
  const data = { products: { __typename: 'Products', total_count: 0, items: [] } }
  fillMissing(ProductsDocument, data)
  expect(data.products).toMatchObject({ total_count: 0, items: [] })
})
