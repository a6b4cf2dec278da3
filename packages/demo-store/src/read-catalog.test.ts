// The errors of data files, as whoever changes them reads them.
import { expect, test } from 'vitest'
import { dataFolder } from './data-folder.ts'
import { parseCatalog, readCatalogFiles } from './read-catalog.ts'

test('an error in one file of products is not hidden by links to its products', () => {
  const { texts, hash } = readCatalogFiles(dataFolder)
  const invalid = new Map(texts)
  const mattresses = texts.get('products/mattresses.json') ?? ''
  invalid.set('products/mattresses.json', mattresses.replace('"attributes": {', '"attributes": { "care": 1,'))
  const parse = () => parseCatalog({ texts: invalid, hash })
  expect(parse).toThrow('Unrecognized key: "care"')
  expect(parse).not.toThrow('unknown product')
})
