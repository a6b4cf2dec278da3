/** Reads the catalogue's products and swatches and says which pictures each product needs. */
import { readdirSync, readFileSync } from 'node:fs'
import { attributesFile, type CatalogueProduct, productsFile } from '@loftwood/commerce/catalogue'
import { defaultMeasures, type FurnitureOptions, type Measures } from '../src/furniture-model.ts'
import { optionsOfCodes } from '../src/furniture-options.ts'

const catalogue = new URL('../../commerce/catalogue/', import.meta.url)

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, catalogue), 'utf8'))

/** All products, in the order of their files. */
export const readProducts = (): CatalogueProduct[] =>
  readdirSync(new URL('products/', catalogue))
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

/** The variant a product is pictured as. */
export type Variant = Readonly<{
  /** The colour code when the product has a choice of them. */
  color?: string
  measures: Measures
  options: FurnitureOptions
}>

type Choice = NonNullable<CatalogueProduct['configurable']>['options'][number]

/** One variant per colour of the product (a single one when there is no choice), in its first size. */
export function picturedVariants(
  product: CatalogueProduct,
  swatches: ReadonlyMap<string, string>,
): Variant[] {
  const choice = (attribute: Choice['attribute']) =>
    product.configurable?.options.find((option) => option.attribute === attribute)?.values ?? []
  const size = choice('att_bed_size')[0]
  const measures = size?.dimensions ?? product.dimensions ?? defaultMeasures[product.model.kind]
  const bedSize = size?.code ?? product.attributes.att_bed_size
  const colors = choice('color').map((value) => value.code)
  const variant = (finish: string | undefined): Variant => {
    const swatch = finish === undefined ? undefined : swatches.get(finish)
    return {
      measures,
      options: optionsOfCodes(product.model, { color: finish, att_bed_size: bedSize }, swatch),
    }
  }
  if (colors.length === 0) return [variant(product.attributes.color)]
  return colors.map((color) => ({ ...variant(color), color }))
}
