// Whether the files that downloadable products sell and show are there.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogProduct } from './product-schema.ts'

/** @throws {Error} naming every missing file */
export function checkDownloads(products: readonly CatalogProduct[], folder: string): void {
  const errors = products.flatMap(({ sku, downloads }) => {
    const sold = downloads?.links.map(({ file }) => file) ?? []
    const samples = [
      ...(downloads?.links.flatMap(({ sampleFile }) => sampleFile ?? []) ?? []),
      ...(downloads?.samples.map(({ file }) => file) ?? []),
    ]
    return [...sold, ...samples.map((file) => `samples/${file}`)]
      .filter((file) => !existsSync(join(folder, 'downloads', file)))
      .map((file) => `downloads/${file} of ${sku} is missing`)
  })
  if (errors.length > 0) throw new Error(`Invalid data files:\n${errors.join('\n')}`)
}
