// Which variants a configurable product of the data files has, and their SKUs.
import type { CatalogProduct } from './product-schema.ts'

type Configurable = NonNullable<CatalogProduct['configurable']>

/** A value of a configurable product's choice. */
export interface Choice {
  attribute: string
  value: Configurable['options'][number]['values'][number]
}

/** Every combination of the choices, the first option varying slowest; none for another type. */
export function combinationsOf({ configurable }: CatalogProduct): Choice[][] {
  if (!configurable) return []
  return configurable.options.reduce<Choice[][]>(
    (rows, { attribute, values }) =>
      rows.flatMap((row) => values.map((value) => [...row, { attribute, value }])),
    [[]],
  )
}

export function variantSku({ sku }: CatalogProduct, choices: readonly Choice[]): string {
  return [sku, ...choices.map(({ value }) => value.skuCode)].join('-')
}

export function variantSkus(product: CatalogProduct): string[] {
  return combinationsOf(product).map((choices) => variantSku(product, choices))
}
