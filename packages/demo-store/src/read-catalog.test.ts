// The errors of data files, as whoever changes them reads them.
import { expect, test } from 'vitest'
import { dataFolder } from './data-folder.ts'
import { parseCatalog, readCatalogFiles } from './read-catalog.ts'

const { texts, hash } = readCatalogFiles(dataFolder)

/** Reads the catalog with another text in the file of the mattresses. */
const parseWith = (written: string) => () => {
  const mattresses = texts.get('products/mattresses.json')?.replace('"attributes": {', written) ?? ''
  return parseCatalog({ texts: new Map(texts).set('products/mattresses.json', mattresses), hash })
}

test('an error in one file of products is not hidden by links to its products', () => {
  const parse = parseWith('"care": 1, "attributes": {')
  expect(parse).toThrow('Unrecognized key: "care"')
  expect(parse).not.toThrow('unknown product')
})

test('an attribute is one of attributes.json, and its value is of the kind named there', () => {
  expect(parseWith('"attributes": { "care": "dry",')).toThrow('attributes: Unrecognized key: "care"')
  expect(parseWith('"attributes": { "b_collection_name": "care",')).toThrow(/attributes\.b_collection_name/)
})

test('a broken attributes.json is the only error: no product could be checked against it', () => {
  const parse = () => parseCatalog({ texts: new Map(texts).set('attributes.json', '{'), hash })
  expect(parse).toThrow('attributes.json: ')
  expect(parse).not.toThrow('Unrecognized key')
})
