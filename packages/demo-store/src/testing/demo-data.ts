/** The demo store's files, read and checked, for tests about the data itself. */
import { existsSync } from 'node:fs'
import type { CatalogCategory } from '../catalog-schema.ts'
import type { CatalogProduct } from '../product-schema.ts'
import { dataFolder } from '../data-folder.ts'
import { parseCatalog, parseRules, readCatalogFiles } from '../read-catalog.ts'

const files = readCatalogFiles(dataFolder)

export const rules = parseRules(files)
export const catalog = parseCatalog(files)

/** HTML of a page or block, or undefined when the file is missing. */
export const contentOf = (identifier: string, language: 'en' | 'fr'): string | undefined =>
  catalog.content.get(`${identifier}.${language}`)

/** Whether the address of a picture in a text leads to a file of the store. */
export const hasPicture = (src: string): boolean =>
  existsSync(`${dataFolder}/pictures/${src.replace(/^\/media\/catalog\/(product|category)\//, '')}`)

/** Names under `content/`, without language and ending. */
export const contentIdentifiers = (): string[] => [
  ...new Set([...catalog.content.keys()].map((name) => name.replace(/\.(en|fr)$/, ''))),
]

/** Url paths of all categories, parents before children. */
export function categoryPaths(
  language: 'en' | 'fr' = 'en',
  {
    categories = catalog.categories,
    above = '',
  }: { categories?: readonly CatalogCategory[]; above?: string } = {},
): string[] {
  return categories.flatMap(({ urlKey, children }) => {
    const path = above + urlKey[language]
    return [path, ...categoryPaths(language, { categories: children, above: `${path}/` })]
  })
}

/** Every height the product or one of its variants has, inches. */
export function heightsOf(product: CatalogProduct): number[] {
  const values = product.configurable?.options.flatMap((option) => option.values) ?? []
  const ofVariants = values.flatMap((value) => value.dimensions?.height ?? [])
  return [...new Set([...(product.dimensions ? [product.dimensions.height] : []), ...ofVariants])]
}
