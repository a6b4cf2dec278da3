// The shop's own catalogue with a few of its products, for tests that need real ones and start often.
import { readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import { smallCatalogue } from './small-catalogue.ts'
import type { ProductData, SmallCatalogue } from './small-catalogue.ts'

export function partOfCatalogue(skus: readonly string[]): SmallCatalogue {
  const folder = join(dataFolder, 'products')
  const products = readdirSync(folder)
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ProductData[])
    .filter(({ sku }) => skus.includes(sku))
    .map((product) => ({ ...product, relatedSkus: [], upsellSkus: [], crosssellSkus: [] }))
  const catalogue = smallCatalogue(products, {
    'categories.json': readFileSync(join(dataFolder, 'categories.json'), 'utf8'),
  })
  symlinkSync(join(dataFolder, 'downloads'), join(catalogue.folder, 'downloads'))
  return catalogue
}
