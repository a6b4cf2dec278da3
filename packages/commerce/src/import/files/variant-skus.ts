// Which variants a configurable product of the data files has, and their SKUs.
import type { Choice } from './build-context.ts'
import type { CatalogueProduct } from '../../catalogue/catalogue-schema.ts'

/** Every combination of the choices, the first option varying slowest; none for another type. */
export function combinationsOf({ configurable }: CatalogueProduct): Choice[][] {
  if (!configurable) return []
  return configurable.options.reduce<Choice[][]>(
    (rows, { attribute, values }) =>
      rows.flatMap((row) => values.map((value) => [...row, { attribute, value }])),
    [[]],
  )
}

export function variantSku({ sku }: CatalogueProduct, choices: readonly Choice[]): string {
  return [sku, ...choices.map(({ value }) => value.skuCode)].join('-')
}

export function variantSkus(product: CatalogueProduct): string[] {
  return combinationsOf(product).map((choices) => variantSku(product, choices))
}
