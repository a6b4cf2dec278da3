/** The pieces of furniture in a grouped set: which product, in which of its variants. */
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import { optionsOfCodes } from '@loftwood/furniture/furniture-options'
import { standsInRow } from '@loftwood/furniture/in-a-row'
import type { Variant } from './pictured-variants.ts'

export type SetMember = Readonly<{ product: CatalogProduct; variant: Variant }>

/** @throws {Error} when a SKU is no product nor variant with measures */
export function setMembers(set: CatalogProduct, products: readonly CatalogProduct[]): SetMember[] {
  return (set.grouped ?? [])
    .map(({ sku }) => memberOf(sku, products))
    .filter(({ product }) => standsInRow(product.model.kind))
}

function memberOf(sku: string, products: readonly CatalogProduct[]): SetMember {
  const product = products.find((each) => each.sku === sku || isVariant(sku, each))
  if (!product) throw new Error(`no product has the SKU ${sku}`)
  const codes = sku.slice(product.sku.length + 1).split('-')
  const chosen = (product.configurable?.options ?? []).map((option, i) => ({
    attribute: option.attribute,
    value: option.values.find((value) => value.skuCode === codes[i]),
  }))
  const choice = (attribute: string) => chosen.find((each) => each.attribute === attribute)?.value
  const size = choice('att_bed_size')
  const measures = size?.dimensions ?? product.dimensions
  if (!measures) throw new Error(`${sku} has no measures`)
  return {
    product,
    variant: {
      choices: {},
      measures,
      options: optionsOfCodes(product.model, {
        att_bed_size: size?.code ?? product.attributes.att_bed_size,
        color: choice('color')?.code ?? product.attributes.color,
        att_ladder_side: choice('att_ladder_side')?.code,
      }),
    },
  }
}

const isVariant = (sku: string, { sku: own, configurable }: CatalogProduct): boolean =>
  configurable !== undefined &&
  sku.startsWith(`${own}-`) &&
  sku
    .slice(own.length + 1)
    .split('-')
    .every((code, i) => configurable.options[i]?.values.some((value) => value.skuCode === code))
