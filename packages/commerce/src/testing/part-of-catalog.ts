// The shop's own catalog with a few of its products, for tests that need real ones and start often.
import { readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import { smallCatalog } from './small-catalog.ts'
import type { ProductData, SmallCatalog } from './small-catalog.ts'

export function partOfCatalog(skus: readonly string[]): SmallCatalog {
  const folder = join(dataFolder, 'products')
  const products = readdirSync(folder)
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ProductData[])
    .filter(({ sku }) => skus.includes(sku))
    .map((product) => ({ ...product, relatedSkus: [], upsellSkus: [], crosssellSkus: [] }))
  const catalog = smallCatalog(products, {
    'categories.json': readFileSync(join(dataFolder, 'categories.json'), 'utf8'),
  })
  symlinkSync(join(dataFolder, 'downloads'), join(catalog.folder, 'downloads'))
  return catalog
}
