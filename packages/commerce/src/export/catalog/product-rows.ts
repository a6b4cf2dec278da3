// The rows of a product: its own, and one for each other store view.
import type { Language } from '../../platform/analyze-text.ts'
import type { StoreView } from '../../shop.ts'
import { dollars, listCell } from '../cells.ts'
import type { Row } from '../csv-file.ts'
import type { AttributeCells } from './attribute-cells.ts'
import type { ExportedProduct, ProductPage } from './load-products.ts'
import { optionCell } from './option-cells.ts'
import { PICTURE_COLUMNS, galleryCell, pictureCells } from './picture-cells.ts'
import { TYPE_COLUMNS, typeCells } from './type-cells.ts'

export const PRODUCT_COLUMNS = [
  'sku',
  'store_view_code',
  'attribute_set_code',
  'product_type',
  'categories',
  'product_websites',
  'name',
  'description',
  'short_description',
  'weight',
  'product_online',
  'tax_class_name',
  'visibility',
  'price',
  'special_price',
  'url_key',
  'meta_title',
  'meta_description',
  ...PICTURE_COLUMNS,
  'additional_attributes',
  'qty',
  'is_in_stock',
  'manage_stock',
  'use_config_manage_stock',
  'related_skus',
  'upsell_skus',
  'crosssell_skus',
  'custom_options',
  ...TYPE_COLUMNS,
  'shop_gallery',
  'furniture_model',
] as const

export interface RowContext {
  attributes: AttributeCells
  categoryPaths: ReadonlyMap<number, string>
  skuOf: ProductPage['skuOf']
}

export function productRow(product: ExportedProduct, context: RowContext): Row {
  const { sku, type, isVisible, doc } = product
  return {
    sku,
    attribute_set_code: 'Default',
    product_type: type,
    categories: listCell(doc.categoryIds.flatMap((id) => context.categoryPaths.get(id) ?? [])),
    product_websites: 'base',
    ...textCells(product, 'en'),
    weight: doc.weight,
    product_online: 1,
    tax_class_name: type === 'giftcard' ? 'None' : 'Taxable Goods',
    visibility: isVisible ? 'Catalog, Search' : 'Not Visible Individually',
    ...priceCells(product),
    ...pictureCells(doc.pictures, 'en'),
    additional_attributes: context.attributes.of(product),
    ...stockCells(product),
    ...linkCells(product, context),
    custom_options: optionCell(doc.customOptions, 'en'),
    ...typeCells(product, context),
    shop_gallery: galleryCell(doc.pictures),
    furniture_model: doc.furniture && JSON.stringify(doc.furniture),
  }
}

/** What Magento takes of a downloadable product's translation: a row with columns of pictures or files is refused. */
export const TRANSLATION_COLUMNS = [
  'sku',
  'store_view_code',
  'attribute_set_code',
  'product_type',
  'name',
  'description',
  'short_description',
  'url_key',
  'meta_title',
  'meta_description',
  'additional_attributes',
  'custom_options',
] as const

export function translatedRow(product: ExportedProduct, view: StoreView, attributes: AttributeCells): Row {
  const { sku, type, doc } = product
  return {
    sku,
    store_view_code: view.storeCode,
    attribute_set_code: 'Default',
    product_type: type,
    ...textCells(product, view.language),
    ...(doc.downloads ? {} : pictureCells(doc.pictures, view.language)),
    additional_attributes: attributes.translated(product),
    custom_options: optionCell(doc.customOptions, view.language),
  }
}

function textCells({ texts, urlKeys }: ExportedProduct, language: Language): Row {
  const { name, description, shortDescription, metaTitle, metaDescription } = texts[language]
  return {
    name,
    description,
    short_description: shortDescription,
    meta_title: metaTitle,
    meta_description: metaDescription,
    url_key: urlKeys[language],
  }
}

/** Without the sales of the day, which Magento has as rules of its own. */
function priceCells({ type, doc }: ExportedProduct): Row {
  const { price, beforeRules, bundle } = doc
  if (bundle?.isDynamic) {
    const { discountPercent } = bundle
    return { special_price: discountPercent > 0 ? 100 - discountPercent : undefined }
  }
  if (type === 'grouped' || type === 'giftcard') return {}
  const final = beforeRules ?? price.final
  const isReduced = final < price.regular
  return {
    price: dollars(price.regular),
    special_price: isReduced ? specialPrice({ regular: price.regular, final }, type) : undefined,
  }
}

/** Magento's special price of a bundle is the part of the price that is paid, in per cent. */
function specialPrice({ regular, final }: { regular: number; final: number }, type: string) {
  return type === 'bundle' ? ((100 * final) / regular).toFixed(6) : dollars(final)
}

function stockCells({ quantity }: ExportedProduct): Row {
  const isCounted = quantity !== null
  return {
    qty: isCounted ? quantity : 0,
    is_in_stock: !isCounted || quantity > 0 ? 1 : 0,
    manage_stock: isCounted ? 1 : 0,
    use_config_manage_stock: 0,
  }
}

function linkCells({ doc }: ExportedProduct, { skuOf }: RowContext): Row {
  const skus = (ids: readonly number[]) => listCell(ids.flatMap((id) => skuOf(id) ?? []))
  return {
    related_skus: skus(doc.relatedIds),
    upsell_skus: skus(doc.upsellIds),
    crosssell_skus: skus(doc.crosssellIds),
  }
}
