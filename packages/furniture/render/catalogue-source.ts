/** Reads the catalogue's products, swatches and categories. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  attributesFile,
  categoriesFile,
  type CatalogueCategory,
  type CatalogueProduct,
  productsFile,
} from '@loftwood/commerce/catalogue'
import { dataFolder } from '@loftwood/demo-store/data-folder'

const json = (path: string): unknown => JSON.parse(readFileSync(join(dataFolder, path), 'utf8'))

/** All products, in the order of their files. */
export const readProducts = (): CatalogueProduct[] =>
  readdirSync(join(dataFolder, 'products'))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => productsFile.parse(json(`products/${name}`)))

/** Swatches `#rrggbb` by colour code. */
export function readSwatches(): ReadonlyMap<string, string> {
  const colors = attributesFile.parse(json('attributes.json')).find((attribute) => attribute.code === 'color')
  return new Map(
    (colors?.options ?? []).flatMap(({ code, swatch }) => (swatch ? [[code, swatch] as const] : [])),
  )
}

/** Every category by its path, with its first picture. */
export function readCategoryPictures(): Readonly<{ path: string; file: string | undefined }>[] {
  const below = (
    categories: readonly CatalogueCategory[],
    parent: string,
  ): ReturnType<typeof readCategoryPictures> =>
    categories.flatMap(({ urlKey, images, children }) => [
      { path: parent + urlKey, file: images[0]?.file },
      ...below(children, `${parent}${urlKey}/`),
    ])
  return below(categoriesFile.parse(json('categories.json')), '')
}
