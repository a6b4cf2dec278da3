import { describe, expect, it } from 'vitest'
import { categoryPath, hasMarks, isOwnPath, lookupPath, paths, productPath, skuOf } from './paths.ts'

describe('productPath', () => {
  it('takes the first rewrite, then the url key, then the SKU', () => {
    const product = { sku: 'A 1', url_key: 'bed', url_rewrites: [{ url: 'beds/bed.html' }, { url: 'other' }] }
    expect(productPath(product)).toBe('/beds/bed.html')
    expect(productPath({ ...product, url_rewrites: [] })).toBe('/bed')
    expect(productPath({ sku: 'A 1' })).toBe('/p/A%201')
    expect(productPath({})).toBe('/')
  })
})

describe('lookupPath', () => {
  it.each([
    ['/bunk-beds/low', 'bunk-beds/low'],
    ['/abc/c/bunk-beds', 'bunk-beds'],
    ['/abc/p/laurier.html', 'laurier.html'],
    ['/Abc/c/bunk-beds', 'bunk-beds'],
    ['/c/bunk-beds', 'bunk-beds'],
    ['/ab1/c/bunk-beds', 'ab1/c/bunk-beds'],
    ['/beds/', 'beds'],
  ])('%s is looked up as %s', (path, url) => expect(lookupPath(path)).toBe(url))

  it('passes over marks of categories and products', () => {
    expect(['/abc/c/bunk-beds', '/c/bunk-beds'].map(hasMarks)).not.toContain(false)
    expect(['/bunk-beds', '/beds/cribs', '/p/A-1'].map(hasMarks)).not.toContain(true)
  })
})

it('distinguishes its own screens from addresses that the back end resolves', () => {
  for (const path of Object.values(paths)) {
    if (typeof path === 'string') expect(isOwnPath(path), path).toBe(true)
  }
  expect(isOwnPath('/bunk-beds')).toBe(false)
  expect(isOwnPath('/bunk-beds/low-bunks')).toBe(false)
  expect(isOwnPath('/info/delivery')).toBe(false)
})

it('finds the SKU of a product without an address', () => {
  expect(skuOf('/p/A%201')).toBe('A 1')
  expect(skuOf('/p/A/')).toBe('A')
  expect(skuOf('/p/%')).toBe('%')
  expect(skuOf('/p/A/b')).toBeUndefined()
  expect(skuOf('/beds')).toBeUndefined()
})

it('writes a category path from its two parts', () => {
  expect(categoryPath({ url_path: 'beds/low', url_suffix: '.html' })).toBe('/beds/low.html')
  expect(categoryPath({})).toBe('/')
})
