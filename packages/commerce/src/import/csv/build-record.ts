// From the rows of a product to the record that is written: what all kinds have; the rest is in build-types.ts.
import type { Identities } from '../../db/identities.ts'
import type {
  FurnitureDoc,
  PricePair,
  ProductFacet,
  ProductRecord,
  ProductTextDoc,
} from '../../product/product-doc.ts'
import { toCents } from '../../platform/money.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../platform/analyze-text.ts'
import { productUrls } from '../product-urls.ts'
import { priceBorders } from '../../product/price-borders.ts'
import { heightGroupOf } from '../../product/heights.ts'
import type { HeightGroup } from '../../product/heights.ts'
import type { AttributeBook } from './attribute-book.ts'
import { buildAttributes } from './build-attributes.ts'
import { typeParts } from './build-types.ts'
import type { CategoryBook } from './category-book.ts'
import { categoryPathsOf, listOf, slugOf } from './cell-lists.ts'
import type { PictureStore } from './picture-store.ts'
import type { ImportedProduct } from './read-products.ts'
import type { Cells } from './read-rows.ts'
import { RowError } from './row-error.ts'
import { furnitureOf } from './furniture-cell.ts'
import { tierPricesOf } from './price-file.ts'
import type { PriceFile } from './price-file.ts'
import { rowFields } from './row-fields.ts'
import type { RowFields } from './row-fields.ts'

/** What a configurable product's row says about one of its variants. */
export interface VariantOf {
  parentSku: string
  /** Attribute -> label of the option. */
  chosen: ReadonlyMap<string, string>
}

export interface BuildContext {
  attributes: AttributeBook
  categories: CategoryBook
  identities: Identities
  pictures: PictureStore
  /** By SKU of the variant. */
  variants: ReadonlyMap<string, VariantOf>
  /** Prices by quantity. */
  prices: PriceFile
  now: Date
}

/** Pieces of what is sold without counting. */
const UNCOUNTED = 1_000_000

/** @returns undefined for a product that is switched off. @throws {RowError} */
export function buildRecord(product: ImportedProduct, context: BuildContext): ProductRecord | undefined {
  const { cells } = product
  const fields = rowFields(cells)
  if (fields.product_online === '2') return undefined
  const attributes = buildAttributes(product, context.attributes)
  const categoryIds = categoryPathsOf(cells['categories']).map((path) => context.categories.idOf(path))
  const price = priceOf(fields, context.now)
  const variant = context.variants.get(fields.sku)
  const chosen = variant && chosenOf(variant, context.attributes)
  const isListed = !/not visible/iu.test(fields.visibility)
  const urlKeys = urlKeysOf(product, fields)
  const mainPath = context.categories.byId.get(categoryIds[0] ?? 0)?.urlPath
  const urls = (language: Language) => (isListed ? productUrls(urlKeys[language], mainPath?.[language]) : [])
  const parts = typeParts({ product, fields }, context)
  const furniture = furnitureOf(cells)
  const group = heightGroupFor({ furniture, mainPath: mainPath?.[DEFAULT_LANGUAGE] })
  return {
    sku: fields.sku,
    type: fields.product_type,
    ...(variant ? { parentSku: variant.parentSku } : {}),
    urlKeys,
    quantity: quantityOf(fields, cells),
    isListed,
    texts: textsOf(product, fields, { attributes: attributes.texts, urls }),
    facets: [...attributes.facets, ...heightFacets(attributes.measures.height, group)],
    doc: {
      price,
      ...priceBorders(price, parts),
      ...(fields.weight === undefined ? {} : { weight: fields.weight }),
      ...attributes.measures,
      attributes: { ...attributes.numbers, ...chosen },
      blocks: attributes.blocks,
      ...(chosen ? { chosen } : {}),
      pictures: context.pictures.picturesOf(cells),
      categoryIds: [...new Set(categoryIds)],
      ...links(cells, context),
      ...(furniture ? { furniture } : {}),
      tierPrices: tierPricesOf(context.prices.get(fields.sku), price),
      customOptions: [],
      ...parts,
    },
  }
}

function chosenOf({ chosen }: VariantOf, attributes: AttributeBook): Record<string, number> {
  return Object.fromEntries([...chosen].map(([code, label]) => [code, attributes.optionOf(code, label)]))
}

/** The special price counts while its dates allow it, judged when the file is imported; a bundle's is in per cent. */
function priceOf(fields: RowFields, now: Date): PricePair {
  const regular = toCents(fields.price ?? 0)
  const { special_price: special, special_price_from_date: from, special_price_to_date: to } = fields
  const isOn =
    special !== undefined &&
    (from === undefined || new Date(from) <= now) &&
    (to === undefined || endOfDay(to) >= now)
  if (!isOn) return { regular, final: regular }
  const cents = fields.product_type === 'bundle' ? Math.round((regular * special) / 100) : toCents(special)
  return { regular, final: Math.min(regular, cents) }
}

function endOfDay(date: string): Date {
  const day = new Date(date)
  day.setHours(23, 59, 59, 999)
  return day
}

/** Null for what is composed of others or is no thing. */
function quantityOf(fields: RowFields, cells: Cells): number | null {
  const isPaperCard =
    fields.product_type === 'giftcard' &&
    cells['giftcard_type'] !== 'virtual' &&
    cells['manage_stock'] === '1'
  if (fields.product_type !== 'simple' && !isPaperCard) return null
  if (!fields.is_in_stock) return 0
  return fields.manage_stock ? Math.max(0, fields.qty) : UNCOUNTED
}

/** A store view without a key of its own has that of the others. */
function urlKeysOf({ translations }: ImportedProduct, fields: RowFields): Record<Language, string> {
  const common = slugOf(fields.url_key || fields.name)
  const urlKey = (language: Language) => slugOf(translations[language]?.['url_key'] ?? '') || common
  if (common === '') throw new RowError('url_key: letters or digits are needed')
  return { en: urlKey('en'), fr: urlKey('fr') }
}

interface OfLanguages {
  attributes: Record<Language, Record<string, string>>
  urls: (language: Language) => string[]
}

function textsOf(
  { cells, translations }: ImportedProduct,
  fields: RowFields,
  { attributes, urls }: OfLanguages,
): Record<Language, ProductTextDoc> {
  const text = (language: Language): ProductTextDoc => {
    const own = translations[language] ?? {}
    const metaTitle = own['meta_title'] ?? fields.meta_title
    const metaDescription = own['meta_description'] ?? fields.meta_description
    return {
      name: own['name'] ?? fields.name,
      shortDescription: own['short_description'] ?? cells['short_description'] ?? '',
      description: own['description'] ?? cells['description'] ?? '',
      ...(metaTitle ? { metaTitle } : {}),
      ...(metaDescription ? { metaDescription } : {}),
      attributes: attributes[language],
      urls: urls(language),
    }
  }
  return { en: text('en'), fr: text('fr') }
}

function links(cells: Cells, { identities }: BuildContext) {
  const idsOf = (column: string) => listOf(cells[column]).map((sku) => identities.idOf('product', sku))
  return {
    relatedIds: idsOf('related_skus'),
    upsellIds: idsOf('upsell_skus'),
    crosssellIds: idsOf('crosssell_skus'),
  }
}

interface Kind {
  furniture: FurnitureDoc | undefined
  /** Address of the main category. */
  mainPath: string | undefined
}

/** What heights are filtered as follows from what the product is, or from where it is put. */
export function heightGroupFor({ furniture, mainPath }: Kind): HeightGroup {
  const place = /(?:^|[/-])(bunk|loft)s?(?=[/-]|$)/u.exec(mainPath ?? '')?.[1]
  return heightGroupOf(furniture?.model.kind ?? place ?? '')
}

export function heightFacets(height: number | undefined, group: HeightGroup): ProductFacet[] {
  return height ? [{ attribute: 'att_height_options', value: group, measure: height }] : []
}
