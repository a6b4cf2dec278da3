/** What the pictures are made from: the demo store's products, swatches and categories. */
import type { CatalogCategory } from '@loftwood/demo-store/catalog-schema'
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import { parseCatalog, parseRules, readCatalogFiles } from '@loftwood/demo-store/read-catalog'

/** All products, in the order of their files. */
export const readProducts = (): CatalogProduct[] => parseCatalog(readCatalogFiles(dataFolder)).products

/** Swatches `#rrggbb` by colour code. */
export function readSwatches(): ReadonlyMap<string, string> {
  const { attributes } = parseRules(readCatalogFiles(dataFolder))
  const colors = attributes.find((attribute) => attribute.code === 'color')
  return new Map(
    (colors?.options ?? []).flatMap(({ code, swatch }) => (swatch ? [[code, swatch] as const] : [])),
  )
}

/** Every category by its path, with its first picture. */
export function readCategoryPictures(): Readonly<{ path: string; file: string | undefined }>[] {
  const below = (
    categories: readonly CatalogCategory[],
    parent: string,
  ): ReturnType<typeof readCategoryPictures> =>
    categories.flatMap(({ urlKey, images, children }) => [
      { path: parent + urlKey.en, file: images[0]?.file },
      ...below(children, `${parent}${urlKey.en}/`),
    ])
  return below(parseCatalog(readCatalogFiles(dataFolder)).categories, '')
}
