/** Which furniture a downloadable plan draws: its files are named after the product, e.g. `plans/lau-bnk-mid-en.pdf`. */
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'

export const planFolder = 'plans'
export const planFile = (sku: string, language: 'en' | 'fr'): string =>
  `${planFolder}/${sku.toLowerCase()}-${language}.pdf`

/** @throws {Error} when no product is named by the plan's first file */
export function plannedFurniture(plan: CatalogProduct, products: readonly CatalogProduct[]): CatalogProduct {
  const [link] = plan.downloads?.links ?? []
  const found = products.find(({ sku }) => link && ['en', 'fr'].some((l) => link.file === fileOf(sku, l)))
  if (!found) throw new Error(`the files of ${plan.sku} are named after no product`)
  return found
}

const fileOf = (sku: string, language: string): string => planFile(sku, language === 'fr' ? 'fr' : 'en')
