// products.csv and advanced_pricing.csv, as Magento's export writes them.
import { loadCategories } from '../../catalog/categories.ts'
import { readAttributes } from '../../product/stored-attributes.ts'
import { dollars } from '../cells.ts'
import type { CsvFile } from '../csv-file.ts'
import { step } from '../export-context.ts'
import type { ExportContext } from '../export-context.ts'
import { AttributeCells } from './attribute-cells.ts'
import { categoryPaths } from './category-paths.ts'
import { productPages } from './load-products.ts'
import type { ExportedProduct } from './load-products.ts'
import { PRODUCT_COLUMNS, TRANSLATION_COLUMNS, productRow, translatedRow } from './product-rows.ts'

const PRICE_COLUMNS = [
  'sku',
  'tier_price_website',
  'tier_price_customer_group',
  'tier_price_qty',
  'tier_price',
  'tier_price_value_type',
] as const

/** @returns the number of products */
export async function writeProducts(context: ExportContext): Promise<number> {
  const { db, folder, shop } = context
  const attributes = new AttributeCells(await readAttributes(db, shop.rules.attributes))
  const paths = categoryPaths(await loadCategories(db))
  const translations = shop.rules.store.views.filter(({ language }) => language !== 'en')
  let written = 0
  await folder.writeCsv('products.csv', PRODUCT_COLUMNS, async (file) => {
    for await (const { products, skuOf } of productPages(context)) {
      for (const product of products) {
        await file.write(productRow(product, { attributes, categoryPaths: paths, skuOf }))
        if (product.type === 'downloadable') continue
        for (const view of translations) await file.write(translatedRow(product, view, attributes))
      }
      written += products.length
      step(context, `Products: ${written}`)
    }
  })
  return written
}

/** Translations of downloadable products, which Magento refuses in the same file as their links. */
export async function writeDownloadableTranslations(context: ExportContext): Promise<number> {
  const { db, folder, shop } = context
  const attributes = new AttributeCells(await readAttributes(db, shop.rules.attributes))
  const translations = shop.rules.store.views.filter(({ language }) => language !== 'en')
  return folder.writeCsv('downloadable_translations.csv', TRANSLATION_COLUMNS, async (file) => {
    for await (const { products } of productPages(context)) {
      for (const product of products.filter(({ type }) => type === 'downloadable'))
        for (const view of translations) await file.write(translatedRow(product, view, attributes))
      step(context, `Translations of downloadable products: ${file.rows}`)
    }
  })
}

/** Prices by quantity; a file of their own in Magento. */
export async function writePrices(context: ExportContext): Promise<number> {
  const { folder, shop } = context
  const [{ currency } = { currency: 'CAD' }] = shop.rules.store.views
  return folder.writeCsv('advanced_pricing.csv', PRICE_COLUMNS, async (file) => {
    for await (const { products } of productPages(context)) {
      for (const product of products) await writeTiers(file, product, currency)
      step(context, `Prices by quantity: ${file.rows}`)
    }
  })
}

async function writeTiers(file: CsvFile, { sku, doc }: ExportedProduct, currency: string): Promise<void> {
  for (const { quantity, price } of doc.tierPrices) {
    await file.write({
      sku,
      tier_price_website: `All Websites [${currency}]`,
      tier_price_customer_group: 'ALL GROUPS',
      tier_price_qty: quantity,
      tier_price: dollars(price),
      tier_price_value_type: 'Fixed',
    })
  }
}
