// A configurable product takes choices, prices and filter values from its variants, which are stored already.
import type { PricePair, ProductDoc, ProductFacet, ProductRecord } from '../../product/product-doc.ts'
import type { Write } from '../../db/open-database.ts'
import type { HeightGroup } from '../../product/heights.ts'
import { namedRangeOf } from '../../product/heights.ts'
import { idList } from '../../db/id-list.ts'
import { RowError } from './row-error.ts'

interface Variant {
  sku: string
  parent_id: number | null
  doc: ProductDoc
}

interface Completion {
  id: number
  variantSkus: readonly string[]
  /** What its heights are filtered as. */
  group: HeightGroup
}

/** @throws {RowError} when a variant is missing, belongs elsewhere or repeats another's choice */
export async function completeConfigurable(
  write: Write,
  record: ProductRecord,
  { id, variantSkus, group }: Completion,
): Promise<ProductRecord> {
  const variants = await loadVariants(write, variantSkus)
  check(variants, { id, variantSkus })
  const docs = variants.map(({ doc }) => doc)
  const attributes = Object.keys(docs[0]?.chosen ?? {})
  const prices = docs.map(({ price }) => price)
  return {
    ...record,
    doc: {
      ...record.doc,
      price: record.doc.price.regular > 0 ? record.doc.price : lowest(prices),
      lowest: prices.reduce((low, price) => (price.final < low.final ? price : low)),
      highest: prices.reduce((high, price) => (price.final > high.final ? price : high)),
      choices: attributes.map((attribute) => ({
        attribute,
        optionIds: [...new Set(docs.map(({ chosen }) => chosen?.[attribute] ?? 0))],
      })),
    },
    facets: facetsOf([record.doc, ...docs], { own: record.facets, group }),
  }
}

function lowest(prices: readonly PricePair[]): PricePair {
  return prices.reduce((low, price) => (price.regular < low.regular ? price : low))
}

async function loadVariants(write: Write, skus: readonly string[]): Promise<Variant[]> {
  const rows = await write
    .selectFrom('product')
    .select(['sku', 'parent_id', 'doc'])
    .where('sku', 'in', idList(skus) as never)
    .execute()
  const bySku = new Map(rows.map((row) => [row.sku, { ...row, doc: JSON.parse(row.doc) as ProductDoc }]))
  return skus.flatMap((sku) => bySku.get(sku) ?? [])
}

function check(variants: readonly Variant[], { id, variantSkus }: Omit<Completion, 'group'>): void {
  const found = new Set(variants.map(({ sku }) => sku))
  const missing = variantSkus.filter((sku) => !found.has(sku))
  if (missing.length > 0) throw new RowError(`configurable_variations: there is no ${missing.join(', ')}`)
  if (variants.length === 0) throw new RowError('configurable_variations: is missing')
  const elsewhere = variants.filter(({ parent_id }) => parent_id !== id).map(({ sku }) => sku)
  if (elsewhere.length > 0)
    throw new RowError(`configurable_variations: ${elsewhere.join(', ')} belongs to another product`)
  const choices = variants.map(({ doc }) => JSON.stringify(doc.chosen))
  if (new Set(choices).size < choices.length)
    throw new RowError('configurable_variations: two variants have the same options')
}

/** What any of them has; of the heights one per named range, so that no range counts the product twice. */
function facetsOf(
  docs: readonly ProductDoc[],
  { own, group }: { own: readonly ProductFacet[]; group: HeightGroup },
): ProductFacet[] {
  const facets = new Map<string, ProductFacet>()
  const add = (facet: ProductFacet) => facets.set(JSON.stringify(facet), facet)
  for (const facet of own.filter(({ attribute }) => attribute !== 'att_height_options')) add(facet)
  for (const { chosen } of docs) {
    for (const [attribute, id] of Object.entries(chosen ?? {}))
      add({ attribute, value: String(id), measure: 0 })
  }
  const heights = docs.flatMap(({ height }) => height ?? [])
  const saved =
    group === 'other'
      ? heights.slice(0, 1)
      : new Map(heights.toReversed().map((height) => [namedRangeOf(group, height), height])).values()
  for (const measure of saved) add({ attribute: 'att_height_options', value: group, measure })
  return [...facets.values()]
}
