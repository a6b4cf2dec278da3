// The faults of data files, as whoever changes them reads them.
import { expect, test } from 'vitest'
import { dataFolder } from './data-folder.ts'
import { parseCatalog, readCatalogFiles } from './read-catalog.ts'

test('a fault in one file of products is not hidden by links to its products', () => {
  const { texts, hash } = readCatalogFiles(dataFolder)
  const faulty = new Map(texts)
  const mattresses = texts.get('products/mattresses.json') ?? ''
  faulty.set('products/mattresses.json', mattresses.replace('"attributes": {', '"attributes": { "care": 1,'))
  const parse = () => parseCatalog({ texts: faulty, hash })
  expect(parse).toThrow('Unrecognized key: "care"')
  expect(parse).not.toThrow('unknown product')
})
